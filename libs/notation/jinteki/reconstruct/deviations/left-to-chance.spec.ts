import { corpChooses, installs, rezzed, run } from '#cards/sketch/steps';
import { rulesByPool } from '#cards/rules-by-pool';
import type { State } from '#rules';
import { playScenario, type Sketch } from '#testkit/scenario/play-scenario';
import type { PromptView } from '../../lens/prompt';
import type { Shown } from '../shown';
import { carryOut } from './carry-out';
import { leftToChanceIn } from './left-to-chance';

const chronos = 'Chronos Protocol: Selective Mind-mapping';
const rules = rulesByPool.covering([chronos, 'Pup', 'Titanium Ribs']);

const asks: PromptView = {
  ...{ kind: 'select', message: 'Choose 1 card to trash', choices: ['Done'], cardTitle: chronos },
  ...{ cardCid: null, selectable: [], asking: 7 },
};

const shown = (lines: readonly string[], corp: PromptView | null): Shown => ({
  ...{ state: {}, features: new Map(), lines, prompts: { corp, runner: null } },
  ...{ mayPass: true, isSettled: false, repeats: false },
});

const taken = 'Bo trashes Imp due to net damage.';

describe('what damage takes, where a card lets somebody choose it', () => {
  const played = (sketch: Omit<Sketch, 'policy'>): State => {
    const { end } = playScenario({ policy: { random: 'first' }, ...sketch }, rules.pool);
    if (end === null) throw new Error('it was not played');
    return end.state;
  };
  const runner = { credits: 0, grip: ['Diesel', 'Imp', 'Easy Mark'] };

  it('is left to chance where no card is chosen', () => {
    const state = played({
      corp: { identity: chronos, servers: { 'R&D': { ice: [rezzed('Pup')] } } },
      runner,
      script: [run('R&D'), corpChooses(chronos, { option: 'yes' })],
    });
    expect(state.prompt).toMatchObject({ kind: 'pick', for: 'corp' });
    const card = state.corp.identity;
    const left = carryOut(rules, state, { kind: 'unanswered', card, credits: 0 });
    expect(left?.prompt).toMatchObject({ kind: 'random', why: 'damage' });
    // It is asked once.
    expect(left && carryOut(rules, left, { kind: 'unanswered', card, credits: 0 })).toBeNull();
  });

  it('has to be chosen by who may look at nothing first', () => {
    const state = played({
      runner: { grip: ['Titanium Ribs', ...runner.grip] },
      script: [installs('Titanium Ribs')],
    });
    expect(state.prompt).toMatchObject({ kind: 'pick', for: 'runner' });
    const card = state.runner.identity;
    expect(carryOut(rules, state, { kind: 'unanswered', card, credits: 0 })).toBeNull();
  });

  it('is told by no line as the question is closed', () => {
    const looks = shown([`Ann uses ${chronos} to reveal Imp from the Grip.`], asks);
    const between = { after: -1, until: 1 };
    const found = (...lines: readonly string[]) =>
      leftToChanceIn([looks, shown(lines, null)], between);
    expect(found(taken)).toEqual([{ entry: 1, title: chronos }]);
    expect(found(`Ann uses ${chronos} to choose Imp to trash.`, taken)).toEqual([]);
    expect(found()).toEqual([]);
    // It goes on asking.
    expect(leftToChanceIn([looks, shown([taken], asks)], between)).toEqual([]);
  });
});
