import { coreRules } from '#cards/pool';
import { loadPosition } from '#notation/scenario/position/load';
import { repeatable } from '#play/repeatable';
import {
  type FactView,
  identityOf,
  Knowledge,
  opponent,
  type Pool,
  type PositionView,
  type Side,
  sides,
  viewKnowledge,
  viewPosition,
} from '#rules';
import { type PlayedGame, playGame } from '#testkit/views/interference/played';
import { toldMoments } from '#testkit/views/told-moments';
import { whyNotBetween } from '../position/from-view';
import type { Decklist } from '../study/study';
import { dealWorld } from './deal-world';
import { historyOf } from './history';
import type { SeatRecord } from './record';

const { pool } = coreRules;

function listOf(of: Pool, { states }: PlayedGame, side: Side): Decklist {
  const [opening] = states;
  if (opening === undefined) throw new Error('a game has an opening');
  const cards = opening.cards.flatMap(({ def, zone }) => {
    const definition = of.definitions[def];
    return definition?.side === side && zone !== 'identity' ? [definition.value.code] : [];
  });
  return {
    identity: identityOf(of, opening, side),
    cards: cards.map((code) => [code, 1] as const),
  };
}

/** What a seat was told by the moments between actions that are wanted. */
function* recordsOf(played: PlayedGame, seat: Side, wanted: () => boolean): Generator<SeatRecord> {
  const { states, facts } = played;
  const [opening] = states;
  if (opening === undefined) return;
  const knowledge = new Knowledge(pool, seat, opening);
  const told: FactView[] = [];
  let known = 0;
  for (const { at, moment, index } of toldMoments(pool, played, seat)) {
    let state = opening;
    for (; known < at; known += 1) {
      state = states[known + 1] ?? state;
      knowledge.take(state, facts[known + 1] ?? []);
    }
    told.push(...moment.told.flatMap((one) => ('fact' in one ? [one.fact] : [])));
    if (whyNotBetween(moment.position) !== null || !wanted()) continue;
    yield {
      ...{ pool: pool.name, seat, moment: moment.number, view: moment.position },
      knowledge: viewKnowledge(pool, knowledge, state, index),
      history: historyOf(told),
      since: [],
      earlier: null,
    };
  }
}

/** A view without what names cards of this game alone: handles. */
const plain = (view: PositionView): unknown =>
  JSON.parse(
    JSON.stringify({ ...view, prompt: null, turn: view.turn }, (key, value: unknown) =>
      key === 'handle' || key === 'chosen' ? undefined : value,
    ),
  );

interface Occasion {
  readonly seed: number;
  readonly played: PlayedGame;
  readonly seat: Side;
  readonly record: SeatRecord;
}

/** Moments between actions, one in eight of a few games. */
function occasionsIn(seeds: readonly number[]): readonly Occasion[] {
  return seeds.flatMap((seed) => {
    const played = playGame(coreRules, seed);
    const next = repeatable(seed);
    return sides.flatMap((seat) =>
      [...recordsOf(played, seat, () => next(8) === 0)].map((record) => ({
        ...{ seed, played, seat, record },
      })),
    );
  });
}

const occasions = occasionsIn([1, 2, 3, 4, 5]);

describe('a world for a seat', () => {
  it('is, for that seat, what it was told: as many cards, all that it knows, all that it sees', () => {
    let dealt = 0;
    for (const { seed, played, seat, record } of occasions) {
      const decklist = listOf(pool, played, opponent(seat));
      const world = dealWorld(coreRules, { record, decklist, seed: 'x', deal: 0 });
      if (!world.ok) {
        // What was decided earlier in the turn can last, and no position says so.
        expect(world.refusal.code).toBe('NO_WORLD');
        continue;
      }
      dealt += 1;
      const loaded = loadPosition(pool, world.position);
      if (!loaded.ok) throw new Error(loaded.message);
      const seen = viewPosition(pool, loaded.state, seat);
      const place = `game ${seed}, ${seat}, moment ${record.moment}`;
      const { corp, runner } = record.view;
      expect([place, plain(seen)]).toEqual([
        place,
        plain({ ...record.view, corp: { ...corp, archives: seen.corp.archives }, runner }),
      ]);
      expect(seen.corp.archives).toHaveLength(corp.archives.length);
    }
    expect(dealt).toBeGreaterThan(60);
  });

  it('holds the cards that its seat knows to lie hidden', () => {
    let known = 0;
    for (const { played, seat, record } of occasions) {
      const places = record.knowledge.filter(
        ({ known: cards, shared, place }) =>
          cards.length > 0 &&
          shared.length === 0 &&
          ['hq', 'rd', 'grip', 'stack'].includes(place.zone),
      );
      if (places.length === 0) continue;
      const decklist = listOf(pool, played, opponent(seat));
      const world = dealWorld(coreRules, { record, decklist, seed: 'y', deal: 1 });
      if (!world.ok) continue;
      const { corp, runner } = world.position;
      const at = { hq: corp.hq, rd: corp.rd, grip: runner.grip, stack: runner.stack };
      for (const { place, known: cards } of places)
        for (const { card } of cards) {
          known += 1;
          const zone = at[place.zone as keyof typeof at];
          if (place.under === null) expect(zone).toContain(card);
          else expect(zone[place.under]).toBe(card);
        }
    }
    expect(known).toBeGreaterThan(5);
  });

  it('is another for another seed, and the same for the same', () => {
    const [one] = occasions;
    if (one === undefined) throw new Error('no occasion');
    const { played, seat, record } = one;
    const decklist = listOf(pool, played, opponent(seat));
    const deal = (seed: string, number: number) =>
      JSON.stringify(dealWorld(coreRules, { record, decklist, seed, deal: number }));
    expect(deal('a', 0)).toBe(deal('a', 0));
    expect(new Set([deal('a', 0), deal('a', 1), deal('b', 0)]).size).toBe(3);
  });

  it('is refused for a list that cannot be the one that was played', () => {
    const [one] = occasions;
    if (one === undefined) throw new Error('no occasion');
    const { played, seat, record } = one;
    const list = listOf(pool, played, opponent(seat));
    const refused = (decklist: typeof list) =>
      dealWorld(coreRules, { record, decklist, seed: 'a', deal: 0 });
    expect(refused({ ...list, cards: list.cards.slice(1) })).toMatchObject({
      ok: false,
      refusal: { code: 'BAD_DECKLIST' },
    });
    expect(refused({ ...list, cards: [...list.cards, ['99999', 1]] })).toMatchObject({
      refusal: { code: 'BAD_DECKLIST', hint: expect.stringContaining('Nearest') },
    });
    const other = pool.definitions.find(
      ({ side, value }) =>
        value.type === 'identity' && side === opponent(seat) && value.code !== list.identity,
    );
    expect(refused({ ...list, identity: other?.value.code ?? '' })).toMatchObject({
      refusal: { code: 'BAD_DECKLIST', message: expect.stringContaining('identity') },
    });
  });
});
