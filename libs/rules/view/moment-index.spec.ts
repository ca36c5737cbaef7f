import { coreRules } from '#cards/pool';
import {
  MomentIndexes,
  MomentIndex,
  type Trail,
  viewDecision,
  viewFact,
  viewPosition,
  redacted,
  workOn,
  viewers,
  type Viewer,
} from '#rules';
import { playGame, type PlayedGame } from '#testkit/views/interference/played';

const { pool } = coreRules;
const games = [1, 2, 3].map((seed) => playGame(coreRules, seed));

/** Of a game, or on from a trail that ends before decision `middle`, or up to there. */
function indexesOf(
  { made, states, facts }: PlayedGame,
  trail?: Trail,
  middle?: number,
): MomentIndexes {
  const indexes = new MomentIndexes(trail);
  states.forEach((state, number) => {
    if (middle !== undefined && number < middle !== (trail === undefined)) return;
    const one = made[number - 1];
    const g = workOn(pool, state, null);
    if (one === undefined) indexes.begin(g, facts[number] ?? []);
    else indexes.take(one, g, facts[number] ?? []);
  });
  return indexes;
}

const kept = ({ trail }: MomentIndexes): Trail => JSON.parse(JSON.stringify(trail));

/** The ends of moments, told from all that is shown: what changes is told, and nothing else. */
function endsByBytes({ made, states, facts }: PlayedGame, viewer: Viewer): number[] {
  const ends: number[] = [];
  let [last, heard] = ['', false];
  states.forEach((state, number) => {
    const [one, before] = [made[number - 1], states[number - 1]];
    if (one !== undefined && before !== undefined)
      heard ||= viewDecision(pool, before, one.decision, one.by, viewer) !== null;
    heard ||= (facts[number] ?? []).some((fact) => viewFact(pool, state, fact, viewer) !== null);
    if (redacted.isPromptHidden(workOn(pool, state, null), viewer)) return;
    const shown = JSON.stringify(viewPosition(pool, state, viewer));
    if (!heard && shown === last) return;
    ends.push(number);
    [last, heard] = [shown, false];
  });
  return ends;
}

const endsOf = (index: MomentIndex): number[] =>
  Array.from({ length: index.moments }, (_, moment) => index.endOf(moment));

describe.each(viewers)('the moments of a game for the %s', (viewer) => {
  it('has a moment wherever something is told or looks otherwise', () => {
    for (const game of games)
      expect(endsOf(indexesOf(game).of[viewer])).toEqual(endsByBytes(game, viewer));
  });

  it('goes on along its trail, from wherever it was kept, as if it had never stopped', () => {
    for (const game of games) {
      const whole = indexesOf(game);
      const middle = game.states.length >> 1;
      const halves = indexesOf(game, kept(indexesOf(game, undefined, middle)), middle);
      const again = new MomentIndexes(kept(whole));
      for (const indexes of [halves, again]) {
        expect(endsOf(indexes.of[viewer])).toEqual(endsOf(whole.of[viewer]));
        for (let number = 0; number < game.states.length; number += 1)
          expect(indexes.of[viewer].extentAt(number)).toEqual(whole.of[viewer].extentAt(number));
        expect(indexes.trail).toEqual(whole.trail);
      }
    }
  });

  it('says which moment tells a decision, and how much was told by it', () => {
    for (const game of games) {
      const index = indexesOf(game).of[viewer];
      const ends = endsOf(index);
      for (let number = 0; number < game.states.length; number += 1) {
        const told = ends.findIndex((end) => end >= number);
        expect(index.momentOf(number)).toBe(told < 0 ? ends.length : told);
        const { moments, facts } = index.extentAt(number);
        expect(moments).toBe(ends.filter((end) => end <= number).length);
        if (viewer === 'judge') expect(moments).toBe(number + 1);
        const last = ends[moments - 1] ?? -1;
        const happened = game.facts
          .slice(0, last + 1)
          .flat()
          .filter((fact) => fact.type !== 'access-ended' && fact.type !== 'run-unsuccessful');
        expect(facts).toBe(happened.length);
      }
    }
  });
});

it('throws for a moment that was not told', () => {
  expect(() => new MomentIndex('corp').endOf(0)).toThrow('the corp was told no moment 0');
});
