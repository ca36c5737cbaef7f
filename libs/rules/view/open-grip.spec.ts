import { poolNamed } from '#cards/pool';
import { Knowledge, pile, viewPosition, type CardView, type Fact, type Viewer } from '#rules';
import {
  corpDoes as corp,
  corpTurn,
  goTo,
  playScenario,
  runnerDoes as runner,
  type Sketch,
} from '#testkit/scenario/play-scenario';
import { toldAt } from '#testkit/views/told-at';

const pool = poolNamed('all');
const harishchandra = "Harishchandra Ent.: Where You're the Star";
const others = ['corp', 'spectator'] as const;

type Side = NonNullable<Sketch['runner']>;

function played(runnerHas: Side, script: Sketch['script'], more: Partial<Sketch> = {}) {
  const { end } = playScenario(
    {
      policy: { random: 'first' },
      ...more,
      corp: { identity: harishchandra, ...more.corp },
      runner: runnerHas,
      script,
    },
    pool,
  );
  if (end === null) throw new Error('the scenario did not begin');
  return end;
}

const gripOf = (end: ReturnType<typeof played>, viewer: Viewer): readonly CardView[] =>
  viewPosition(pool, end.state, viewer).runner.grip;

const titles = (cards: readonly CardView[]) =>
  cards.map((one) => ('card' in one ? one.card : null));

describe('a grip that lies open (INFO-37)', () => {
  it('is shown card by card, with names to follow them by, in the order of the pool', () => {
    const grips = [
      ['Diesel', 'Sure Gamble', 'Corroder', 'Diesel'],
      ['Diesel', 'Corroder', 'Diesel', 'Sure Gamble'],
    ].map((grip) => played({ grip, tags: 1 }, [runner('gain-credit')]));
    for (const viewer of others) {
      const [one, other] = grips.map((end) => gripOf(end, viewer));
      expect(other).toEqual(one);
      expect(new Set(one?.map(({ handle }) => handle)).size).toBe(4);
      expect(titles(one ?? []).sort()).toEqual(['Corroder', 'Diesel', 'Diesel', 'Sure Gamble']);
    }
  });

  it('shows what is drawn, and what is played keeps its name', () => {
    const drawn = played({ grip: ['Diesel'], stack: ['Corroder'], tags: 1 }, [runner('draw')]);
    for (const viewer of others) {
      expect(titles(gripOf(drawn, viewer)).sort()).toEqual(['Corroder', 'Diesel']);
      const before = gripOf(drawn, viewer).find((one) => 'card' in one && one.card === 'Corroder');
      const later = played({ grip: ['Diesel'], stack: ['Corroder'], tags: 1, credits: 2 }, [
        runner('draw'),
        runner('install', { card: 'Corroder' }),
      ]);
      const [there] = viewPosition(pool, later.state, viewer).runner.rig.programs;
      expect(there?.handle).toBe(before?.handle);
    }
    expect(JSON.stringify(toldAt(pool, drawn, 'corp'))).toContain('Corroder');
  });

  it('is told to all as it opens, whatever the order it lay in', () => {
    const told = (...grip: string[]) =>
      others.map((viewer) =>
        JSON.stringify(
          toldAt(
            pool,
            played(
              { grip, credits: 0 },
              [
                corp('play', { card: 'SEA Source' }),
                corp('bid', { credits: 0 }),
                runner('bid', { credits: 0 }),
                goTo('corp.2.2'),
              ],
              {
                turn: corpTurn,
                history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
                corp: { hq: ['SEA Source'], credits: 9 },
              },
            ),
            viewer,
          ),
        ),
      );
    const one = told('Diesel', 'Clot', 'Sure Gamble');
    expect(told('Sure Gamble', 'Diesel', 'Clot')).toEqual(one);
    expect(one.every((text) => text.includes('Clot'))).toBe(true);
  });

  it('tells nothing of what comes after it has closed', () => {
    const seen = (next: string) => {
      const end = played({ grip: ['Diesel'], stack: [next, 'Clot'], tags: 1, credits: 2 }, [
        runner('remove-tag'),
        runner('draw'),
      ]);
      return others.map((viewer) => JSON.stringify(toldAt(pool, end, viewer)));
    };
    expect(seen('Sure Gamble')).toEqual(seen('Corroder'));
    const closed = played({ grip: ['Diesel'], tags: 1, credits: 2 }, [runner('remove-tag')]);
    expect(gripOf(closed, 'corp')).toEqual([
      expect.objectContaining({ hidden: true, handle: null }),
    ]);
  });

  it('is known to the Corp after it has closed, as far as its cards can be followed', () => {
    const open = { grip: ['Diesel', 'Clot'], stack: ['Corroder', 'Corroder'], tags: 1, credits: 4 };
    const begun = played(open, []);
    const knowledge = new Knowledge(pool, 'corp', begun.state);
    const known = (script: Sketch['script'], since: number): readonly string[] => {
      const end = played(open, script);
      knowledge.take(end.state, end.facts.slice(since));
      const group = knowledge.groups.of(pile('grip'));
      return (group?.known ?? [])
        .map(({ def, lesson }) => [pool.definitions[def]?.value.title, lesson.fact].join(': '))
        .sort();
    };
    const facts = (script: Sketch['script']): readonly Fact[] => played(open, script).facts;
    const closing = [runner('remove-tag')];
    const drawing = [...closing, runner('draw')];
    const playing = [...drawing, runner('play', { card: 'Diesel' })];
    expect(known([], 0)).toEqual([]);
    expect(known(closing, 0)).toEqual(['Clot: revealed', 'Diesel: revealed']);
    expect(known(drawing, facts(closing).length)).toEqual(['Clot: revealed', 'Diesel: revealed']);
    expect(known(playing, facts(drawing).length)).toEqual(['Clot: revealed']);
  });
});
