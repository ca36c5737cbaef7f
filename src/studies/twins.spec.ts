import { whole } from '#streams/folding';
import { coreRules } from '#cards/pool';
import type { LoggedDeck, LogHeader } from '#notation/native/header';
import { repeatable } from '#play/repeatable';
import { oneOf } from '#play/source';
import {
  cloneState,
  type Decision,
  type Fact,
  identityOf,
  opponent,
  type Side,
  sides,
  type State,
  viewers,
} from '#rules';
import { whyNotBetween } from '#studies/position/from-view';
import { playGame, type PlayedGame } from '#testkit/views/interference/played';
import { toldMoments } from '#testkit/views/told-moments';
import { everyFact } from '#notation/timeline/filter';
import { firstRows } from '../platform/projections/span';
import { studyTable } from '../../test/support/study-table';
import { anonymous } from '../access/caller';
import { RecordedGame } from '../games/replay/recorded-game';
import { GrowBranch } from './branches/grow-branch';
import type { WantedSource } from './find-source';
import { OpenStudy } from './open-study';
import type { PublicDeck } from './ports';
import { ShowStudy } from './show-study';

const GAME = '11111111-1111-4111-8111-111111111111';
const { pool } = coreRules;

interface Twin {
  readonly header: LogHeader;
  readonly decisions: readonly Decision[];
}

const codesOf = (state: State, side: Side) =>
  state.cards
    .filter(({ def, zone }) => pool.definitions[def]?.side === side && zone !== 'identity')
    .map(({ id, def }) => ({ id, code: pool.definitions[def]?.value.code ?? '' }));

function headerOf(opening: State): LogHeader {
  const deck = (side: Side): LoggedDeck => ({
    identity: identityOf(pool, opening, side),
    cards: codesOf(opening, side).map(({ code }) => [code, 1] as const),
  });
  return {
    ...{ format: 'retrace/1', rules: 'rr-1.1', pool: pool.name, engine: '0.1.0' },
    players: { corp: { name: 'Ann' }, runner: { name: 'Bob' } },
    start: { kind: 'decks', corp: deck('corp'), runner: deck('runner') },
  };
}

const shows: ReadonlySet<Fact['type']> = new Set<Fact['type']>([
  ...(['accessed', 'revealed', 'looked', 'exposed', 'chosen'] as const),
]);

/** Cards of a side that never left its deck or hand, and that nobody else has seen there. */
function neverSeen({ states, facts }: PlayedGame, at: number, side: Side) {
  const [opening] = states;
  const seen = new Set<number>();
  for (const fact of facts.slice(0, at + 1).flat()) {
    if (!shows.has(fact.type)) continue;
    if ('card' in fact) seen.add(fact.card.card);
    if ('cards' in fact) for (const { card } of fact.cards) seen.add(card);
  }
  const zones = side === 'corp' ? ['rd', 'hq'] : ['stack', 'grip'];
  const stays = (id: number): boolean =>
    states.slice(0, at + 1).every(({ cards }) => zones.includes(cards[id]?.zone ?? ''));
  return opening === undefined
    ? []
    : codesOf(opening, side).filter(({ id }) => !seen.has(id) && stays(id));
}

/** The same game with other cards where its seat has seen none: another deck, another hand. */
function twinOf(played: PlayedGame, at: number, seat: Side, seed: number): Twin | null {
  const [opening] = played.states;
  if (opening === undefined) return null;
  const side = opponent(seat);
  const next = repeatable(seed);
  const hidden = neverSeen(played, at, side);
  if (hidden.length < 4) return null;
  const others = pool.definitions.filter(
    (one) => one.side === side && one.value.type !== 'identity',
  );
  const copy = cloneState(opening);
  const changed = new Map(hidden.map(({ id }) => [id, oneOf(others, next).value.code]));
  for (const card of copy.cards) {
    const code = changed.get(card.id);
    const def = pool.definitions.findIndex(({ value }) => value.code === code);
    if (code !== undefined) copy.cards[card.id] = { ...card, def };
  }
  const decisions = played.made.slice(0, at).map(({ decision }) => decision);
  return coreRules.fold(copy, decisions).ok ? { header: headerOf(copy), decisions } : null;
}

/** The seat's moments that stand between actions, or in the midst of a run, with the decision each ends with. */
const momentsOf = (played: PlayedGame, seat: Side, midst: 'between' | 'run') =>
  [...toldMoments(pool, played, seat)].flatMap(({ at, moment }) => {
    const { position, number } = moment;
    const isOne = midst === 'run' ? position.run !== null : whyNotBetween(position) === null;
    return isOne ? [{ moment: number, at }] : [];
  });

/** Everything that a seat's branch says, from its opening to what is read of it. */
async function bytes(
  { header, decisions }: Twin,
  source: WantedSource,
  decks: readonly PublicDeck[],
): Promise<string> {
  let ids = 0;
  const newId = () => `${(ids += 1).toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;
  const over = { do: 'concede', side: 'runner' } as const;
  const games = [{ id: GAME, header, decisions: [...decisions, over] }];
  const table = await studyTable({ games, decks, newId });
  const opened = await table.open.execute(
    new OpenStudy(anonymous, 'What if', 'Ann', {
      title: 'One',
      source,
    }),
  );
  if (!opened.ok) return JSON.stringify(opened);
  const { study, chapter, key } = opened;
  const owner = await table.holder(key);
  const said: unknown[] = [];
  let [node, branch] = [0, chapter];
  const next = repeatable(5);
  for (let step = 0; step < 9; step += 1) {
    const game = await table.reader.get(branch);
    if (!(game instanceof RecordedGame)) throw new Error('no branch');
    const last = game.moment('judge', game.momentsOf('judge') - 1);
    if (!last.ok || last.value.legal.length === 0) break;
    const one = oneOf(last.value.legal, next);
    const text = (value: unknown) => (typeof value === 'string' ? value : null);
    const grown = await table.grow.execute(
      new GrowBranch(
        owner,
        study,
        chapter,
        node,
        {
          do: one.do,
          card: one.card?.handle ?? null,
          host: one.host?.handle ?? null,
          server: text(one['server']),
          option: text(one['option']),
          index:
            Number(one['ability'] ?? one['sub'] ?? -1) < 0
              ? null
              : Number(one['ability'] ?? one['sub']),
          number: one.from ?? null,
        },
        'as-it-lay',
        0,
      ),
    );
    said.push(grown);
    if (grown.ok) ({ node, branch } = grown);
  }
  const game = await table.reader.get(branch);
  if (!(game instanceof RecordedGame)) throw new Error('no branch');
  for (const viewer of viewers) {
    said.push(
      game.moments(viewer, -1, 1_000),
      whole(game.series(viewer)),
      await game.accesses(viewer),
    );
    said.push(await game.timeline(viewer, firstRows(1_000), everyFact));
    const lines = await game.lines('told', viewer);
    said.push(lines.ok ? [...lines.value] : lines);
  }
  const native = await game.lines('native', 'judge');
  said.push(native.ok ? [...native.value] : native, await game.describe());
  said.push(await table.show.execute(new ShowStudy(owner, study)));
  return JSON.stringify(said);
}

describe("a seat's own branch", () => {
  it('is the same, byte by byte, whatever lay hidden and whatever deck was played', async () => {
    let [compared, dealt, sampled, told] = [0, 0, 0, 0];
    for (let seed = 1; seed <= 3; seed += 1) {
      const played = playGame(coreRules, seed);
      const [opening] = played.states;
      if (opening === undefined) continue;
      for (const seat of sides) {
        const next = repeatable(100 + seed);
        const moments = momentsOf(played, seat, 'between').filter(({ at }) => at < 140);
        for (let count = 0; count < 1 && moments.length > 0; count += 1) {
          const { moment, at } = oneOf(moments, next);
          const twin = twinOf(played, at, seat, seed);
          if (twin === null) continue;
          const decisions = played.made.slice(0, at).map(({ decision }) => decision);
          const one: Twin = { header: headerOf(opening), decisions };
          expect(JSON.stringify(twin.header.start)).not.toBe(JSON.stringify(one.header.start));
          const { start } = one.header;
          if (start.kind !== 'decks') continue;
          const list = start[opponent(seat)];
          const other =
            twin.header.start.kind === 'decks' ? twin.header.start[opponent(seat)] : list;
          // The comparison can fail: who may see everything gets branches that differ.
          const truth = { kind: 'game', game: GAME, moment: 4 } as const;
          if ((await bytes(one, truth, [])) !== (await bytes(twin, truth, []))) told += 1;
          const ways = [
            { decklist: list, decks: [] },
            // Public ones: theirs, the twin's, and one that cannot be.
            { decklist: null, decks: [list, other, { ...list, cards: list.cards.slice(3) }] },
            { decklist: { ...list, cards: list.cards.slice(1) }, decks: [] },
          ];
          for (const { decklist, decks } of ways) {
            const source = { kind: 'record', game: GAME, seat, moment, decklist, deal: 0 } as const;
            const mine = await bytes(one, source, decks);
            const theirs = await bytes(twin, source, decks);
            expect(theirs === mine ? '' : `${seed} ${seat} ${moment}: ${theirs}`).toBe('');
            compared += 1;
            if (mine.startsWith('[')) dealt += 1;
            if (mine.includes('"sampled":true')) sampled += 1;
          }
        }
      }
    }
    expect([compared, dealt, sampled, told].map((count) => count > 2)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  }, 240_000);

  it('is the same in the midst of a run, which it has come to by decisions of its own', async () => {
    let [compared, dealt, led] = [0, 0, 0];
    for (let seed = 1; seed <= 4; seed += 1) {
      const played = playGame(coreRules, seed);
      const [opening] = played.states;
      if (opening === undefined) continue;
      for (const seat of sides) {
        const next = repeatable(200 + seed);
        const moments = momentsOf(played, seat, 'run').filter(({ at }) => at > 20 && at < 140);
        if (moments.length === 0) continue;
        const { moment, at } = oneOf(moments, next);
        const twin = twinOf(played, at, seat, seed);
        const { start } = headerOf(opening);
        if (twin === null || start.kind !== 'decks') continue;
        const decisions = played.made.slice(0, at).map(({ decision }) => decision);
        const one: Twin = { header: headerOf(opening), decisions };
        const decklist = start[opponent(seat)];
        const source = { kind: 'record', game: GAME, seat, moment, decklist, deal: 0 } as const;
        const mine = await bytes(one, source, []);
        const theirs = await bytes(twin, source, []);
        expect(theirs === mine ? '' : `${seed} ${seat} ${moment}: ${theirs}`).toBe('');
        compared += 1;
        if (!mine.startsWith('[')) continue;
        dealt += 1;
        if (mine.includes('run-began')) led += 1;
      }
    }
    expect([compared, dealt, led].map((count) => count > 2)).toEqual([true, true, true]);
  }, 240_000);
});
