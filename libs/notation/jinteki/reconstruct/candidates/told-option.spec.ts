import { rulesByPool } from '#cards/rules-by-pool';
import type { Decision } from '#rules';
import { corpTurn, playScenario, type Sketch } from '#testkit/scenario/play-scenario';
import { Evidence } from '../evidence';
import type { Shown } from '../shown';
import { toldOption } from './told-answers';

const biotech = 'Jinteki Biotech: Life Imagined';
const { pool } = rulesByPool.covering(['Peeping Tom', biotech]);

/** What is tried of some options of a card where these lines tell what was done; `later` ones come long after. */
function tried(
  title: string,
  options: readonly string[],
  lines: readonly string[],
  later: readonly string[] = [],
): readonly string[] {
  const corp: Sketch['corp'] =
    title === biotech ? { identity: biotech } : { servers: { HQ: { ice: [title] } } };
  const { end } = playScenario({ turn: corpTurn, corp, script: [] }, pool);
  const state = end?.state;
  const source = state?.cards.find(({ def }) => pool.definitions[def]?.value.title === title)?.id;
  if (state === undefined || source === undefined) throw new Error('it is not there');
  const shown = [[], lines, [], [], [], [], later].map((told): Shown => ({
    ...{ state: {}, features: new Map(), lines: told, prompts: { corp: null, runner: null } },
    ...{ mayPass: true, isSettled: false, repeats: false },
  }));
  const evidence = new Evidence(shown, { after: 0, until: 1 });
  const prompt = { kind: 'option', for: 'corp', source, options } as const;
  const list = options.map((option): Decision => ({ do: 'option', option }));
  return toldOption(pool, state, prompt, { evidence }, list).flatMap((one) =>
    one.do === 'option' ? [one.option] : [],
  );
}

describe('what lines tell a card to name', () => {
  const kinds = ['event', 'hardware', 'program', 'resource'];
  const names = (what: string): readonly string[] =>
    tried('Peeping Tom', kinds, [`Ann uses Peeping Tom to name ${what}.`]);

  it('is what all copies of are trashed, and none of its options where no pool has it', () => {
    const trashed = (title: string): readonly string[] =>
      tried('Peeping Tom', kinds, [
        `Ann uses Peeping Tom to reveal Snitch and Peacock from the grip and trash any copies of ${title}.`,
      ]);
    expect(trashed('Hardware')).toEqual(['hardware']);
    expect(trashed('Odore')).toEqual([]);
  });

  it('is one of its options, whatever the card does besides', () => {
    expect(names('Event')).toEqual(['event']);
    expect(names('Program and gain 2 [Credits]')).toEqual(['program']);
    expect(names('Hardware, reveal Imp and Xanadu from the grip, and gain 1 subroutine')).toEqual([
      'hardware',
    ]);
  });

  it('is none of them where no option has that name', () => {
    expect(names('Eventide, and gain 1 subroutine')).toEqual([]);
  });
});

describe('the copy that an identity is to be', () => {
  const copies = ['the-brewery', 'the-tank', 'the-greenhouse'];

  it('is the one that is told to be used, however much later', () => {
    const used = ['Ann uses The Tank to shuffle Archives into R&D.'];
    expect(tried(biotech, copies, [], used)).toEqual(['the-tank']);
  });

  it('is any where none is told', () => {
    expect(tried(biotech, copies, [])).toEqual(copies);
  });
});
