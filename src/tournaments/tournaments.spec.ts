import { printDeck } from '#decks/print/print-deck';
import { type CoreFaction, STARTERS } from '#decks/starters/starters';
import { isPlayerId } from '#tournament/results/outcome';
import type { SettingsInput } from '#tournament/settings/check';
import { anonymous } from '../access/caller';
import { StoredKeys } from '../access/keys';
import { storedStreams } from '../platform/event-store/stored-streams';
import { newSecret } from '../platform/randomness/secret';
import { memoryEventStore } from '../../test/support/memory-event-store';
import { AnnounceTournament, AnnounceTournamentHandler } from './announce-tournament';
import { CloseSwiss, CloseSwissHandler } from './close-swiss';
import { DrawRound, DrawRoundHandler } from './draw-round';
import { type OrganisersDecision, RecordDecision, RecordDecisionHandler } from './record-decision';
import { HandInDecks, HandInDecksHandler } from './hand-in-decks';
import { RegisterPlayer, RegisterPlayerHandler } from './register-player';
import { TakeResult, TakeResultHandler } from './take-result';
import { ExportEvent, ExportEventHandler, EXPORTS } from './export-event';
import { IsRoundOver, IsRoundOverHandler } from './is-round-over';
import { ShowRound, ShowRoundHandler } from './show-round';
import { ShowStandings, ShowStandingsHandler } from './show-standings';
import type { FinishedGame, FoundGame } from './stored-games/finished-games';
import { finishedGame } from './stored-games/replayed-games';
import type { GivenDeck } from './registered-deck';
import { listOf, type StoredLists } from './stored-lists';
import { TournamentStreams, tournamentForm } from './tournament-streams';

const settings: SettingsInput = {
  name: 'Cup',
  date: '2015-03-25',
  tier: 'competitive',
  structure: 'swiss',
  rounds: 1,
  organiser: 'olga',
  format: 'core',
};
const text = (faction: CoreFaction): GivenDeck => {
  const list = STARTERS.get(faction);
  if (list === undefined) throw new Error(faction);
  return { kind: 'text', text: printDeck(list, 'own') };
};
const decks = { corp: text('nbn'), runner: text('anarch') };

/** One stored deck of two versions, the second too small. */
const lists: StoredLists = {
  find: (deckId, version) => {
    const list = STARTERS.get('nbn');
    if (list === undefined) throw new Error('no starter');
    const short = { ...list, entries: list.entries.slice(0, 5) };
    const versions = [list, short].map((one, at) => ({ number: at + 1, list: one, note: null }));
    return Promise.resolve(listOf(deckId === 'd1' ? versions : null, deckId, version));
  },
};

const setUp = async (games: Readonly<Record<string, FoundGame>> = {}) => {
  let next = 0;
  const clock = { newId: () => `id${++next}` };
  const streams = new TournamentStreams(storedStreams(memoryEventStore(), clock, tournamentForm));
  const keys = new StoredKeys(memoryEventStore(), clock, newSecret);
  const draws = { shuffled: <T>(items: readonly T[]) => items };
  const announced = await new AnnounceTournamentHandler(streams, clock, keys).execute(
    new AnnounceTournament(settings),
  );
  if (!announced.ok) throw new Error(announced.message);
  const { tournamentId, key } = announced;
  const organiser = await keys.callerOf([key]);
  const finished = {
    find: (id: string) => Promise.resolve(games[id] ?? finishedGame(id, null)),
    isKnown: (id: string) => Promise.resolve(id in games),
  };
  const register = new RegisterPlayerHandler(streams, lists);
  const record = new RecordDecisionHandler(streams, finished);
  return {
    tournamentId,
    organiser,
    streams,
    register: (player: string, given: RegisterPlayer['decks'] = decks) =>
      register.execute(
        new RegisterPlayer(organiser, tournamentId, player, player.toUpperCase(), given),
      ),
    record: (decision: OrganisersDecision) =>
      record.execute(new RecordDecision(organiser, tournamentId, decision)),
    draw: () =>
      new DrawRoundHandler(streams, draws).execute(new DrawRound(organiser, tournamentId)),
    close: () =>
      new CloseSwissHandler(streams, draws).execute(
        new CloseSwiss(organiser, tournamentId, 'finish'),
      ),
    take: (gameIds: readonly (string | null)[], firstCorp: TakeResult['firstCorp'] = null) =>
      new TakeResultHandler(streams, finished).execute(
        new TakeResult(organiser, tournamentId, 1, 1, gameIds, firstCorp),
      ),
  };
};
const named = 'bob';
if (!isPlayerId(named)) throw new Error(named);
const bob = named;
const cardsOf = (faction: CoreFaction) =>
  Object.fromEntries(
    (STARTERS.get(faction)?.entries ?? []).map(({ card, quantity }) => [card.code, quantity]),
  );
const played = { corp: cardsOf('nbn'), runner: cardsOf('anarch') };
const game = (
  corp: string,
  runner: string,
  won: 'corp' | 'runner' | null,
  lists: FinishedGame['decks'] = played,
): FoundGame => ({
  ok: true,
  game: {
    corp,
    runner,
    decks: lists,
    outcome: won === null ? { kind: 'draw' } : { kind: 'win', side: won },
  },
});
const games = { g1: game('bob', 'ana', 'runner'), g2: game('ana', 'bob', null) };

describe('a tournament', () => {
  it('is played from its announcement to its standings, with results of stored games', async () => {
    const { tournamentId, streams, register, record, draw, take, close } = await setUp(games);
    for (const player of ['ana', 'bob']) expect((await register(player)).ok).toBe(true);
    expect((await record({ type: 'start' })).ok).toBe(true);
    expect((await draw()).ok).toBe(true);
    const isOver = new IsRoundOverHandler(streams);
    expect(await isOver.execute(new IsRoundOver(tournamentId, 1))).toBe(false);
    expect(await take(['g1', 'g2'])).toMatchObject({ ok: true });
    expect(await isOver.execute(new IsRoundOver(tournamentId, 1))).toBe(true);
    expect(
      await new ShowRoundHandler(streams).execute(new ShowRound(tournamentId, 1)),
    ).toMatchObject({
      round: { matches: [{ games: ['g1', 'g2'] }] },
      findings: [],
    });
    expect((await close()).ok).toBe(true);
    const shown = await new ShowStandingsHandler(streams).execute(
      new ShowStandings(tournamentId, null),
    );
    expect(shown?.rows.map(({ player, prestige }) => [player.id, prestige])).toEqual([
      ['ana', 3],
      ['bob', 1],
    ]);
    for (const as of EXPORTS) {
      const file = await new ExportEventHandler(streams).execute(
        new ExportEvent(tournamentId, as, 1),
      );
      expect(file?.body).not.toBe('');
    }
  });

  it('refuses decks that are illegal, unreadable or of the other side', async () => {
    const { register } = await setUp();
    const short = { ...decks, corp: { kind: 'text', text: '3 Hedge Fund' } as const };
    expect(await register('ana', short)).toMatchObject({
      ok: false,
      code: 'DECK_ILLEGAL',
      place: 'corp deck',
    });
    expect(
      await register('ana', { ...decks, runner: { kind: 'text', text: '3 Hegde' } as const }),
    ).toMatchObject({ code: 'DECK_UNREADABLE' });
    expect(await register('ana', { corp: decks.runner, runner: decks.runner })).toMatchObject({
      code: 'DECK_ILLEGAL',
    });
    expect(await register('a b')).toMatchObject({ code: 'PLAYER_ID_WRONG' });
  });

  it('takes stored decks in one of their versions', async () => {
    const { register } = await setUp();
    const stored = (deckId: string, version: number | null) =>
      register(`p${version ?? 0}`, { ...decks, corp: { kind: 'stored', deckId, version } });
    expect(await stored('d1', 1)).toMatchObject({ ok: true });
    expect(await stored('d1', null)).toMatchObject({ code: 'DECK_ILLEGAL', place: 'corp deck' });
    expect(await stored('d1', 3)).toMatchObject({ code: 'VERSION_ABSENT', place: 'corp deck' });
    expect(await stored('d9', 1)).toMatchObject({ code: 'DECK_ABSENT' });
  });

  it('refuses games that are not finished, or of others, and keeps the stream as it was', async () => {
    const { tournamentId, streams, register, record, draw, take } = await setUp(games);
    for (const player of ['ana', 'bob']) await register(player);
    await record({ type: 'start' });
    await draw();
    const { version } = await streams.load(tournamentId);
    expect(await take(['g1', 'g9'])).toMatchObject({
      ok: false,
      code: 'GAME_UNKNOWN',
      place: 'round 1, table 1, game 2',
    });
    expect(await take(['g2', 'g2'])).toMatchObject({ ok: false, code: 'GAME_OF_OTHERS' });
    expect((await streams.load(tournamentId)).version).toBe(version);
  });

  it('takes a result and its games in one append, and each game once', async () => {
    const { tournamentId, streams, register, record, draw, take } = await setUp(games);
    for (const player of ['ana', 'bob']) await register(player);
    await record({ type: 'start' });
    await draw();
    const { version } = await streams.load(tournamentId);
    expect(await take(['g1', 'g1'], bob)).toMatchObject({ ok: false, code: 'GAME_LINKED' });
    expect((await streams.load(tournamentId)).version).toBe(version);
    expect(await take(['g1', 'g2'])).toMatchObject({ ok: true, version: version + 3 });
    expect(await take(['g1', 'g2'])).toMatchObject({ ok: false, code: 'RESULT_RECORDED' });
    expect((await streams.load(tournamentId)).version).toBe(version + 3);
  });

  it('links the games of a result that was recorded by hand before', async () => {
    const { register, record, draw, take } = await setUp(games);
    for (const player of ['ana', 'bob']) await register(player);
    await record({ type: 'start' });
    await draw();
    const result = {
      firstCorp: bob,
      games: [{ kind: 'win', side: 'runner' }, { kind: 'draw' }],
    } as const;
    await record({ type: 'recordResult', round: 1, table: 1, result });
    expect(await take(['g1', 'g2'])).toMatchObject({
      ok: true,
      state: { rounds: [{ matches: [{ games: ['g1', 'g2'], result }] }] },
    });
  });

  it('knows its players by the names that games have for them', async () => {
    const { register, record, draw, take } = await setUp({
      g1: game('BOB', 'ANA', 'corp'),
      g2: game('ana', 'CAI', 'corp'),
      g3: game('ana', 'bob', 'corp'),
    });
    for (const player of ['ana', 'bob']) await register(player);
    await record({ type: 'start' });
    await draw();
    expect(await take(['g1', 'g2'])).toMatchObject({ ok: false, code: 'GAME_OF_OTHERS' });
    expect(await take(['g1', 'g3'])).toMatchObject({
      ok: true,
      state: { rounds: [{ matches: [{ result: { firstCorp: 'bob' } }] }] },
    });
  });

  it('links games on the word of the organiser, if they are there and no other match’s', async () => {
    const { register, record, draw } = await setUp({
      ...games,
      g3: { ok: false, code: 'GAME_NOT_FINISHED', message: 'g3 is not over.', hint: 'Wait.' },
    });
    for (const player of ['ana', 'bob', 'cai', 'dee']) await register(player);
    await record({ type: 'start' });
    await draw();
    const link = (table: number, game: number, gameId: string) =>
      record({ type: 'linkGame', round: 1, table, game, gameId });
    expect(await link(1, 1, 'g9')).toMatchObject({ code: 'GAME_UNKNOWN', place: 'game g9' });
    expect(await link(1, 1, 'g3')).toMatchObject({
      ok: true,
      state: { rounds: [{ matches: [{ games: ['g3', null] }, { games: [null, null] }] }] },
    });
    expect(await link(2, 2, 'g3')).toMatchObject({
      code: 'GAME_LINKED',
      place: 'round 1, table 2, game 2',
      message: 'This game is that of round 1, table 1, game 1.',
    });
    expect(await link(1, 3, 'g1')).toMatchObject({ code: 'MATCH_UNKNOWN' });
  });

  it('is run by whoever announced it; others do not hear whether there is one', async () => {
    const { tournamentId, streams } = await setUp();
    const drawn = new DrawRoundHandler(streams, { shuffled: (items) => items });
    const asked = async (id: string) => {
      const { message, hint, ...refused } = Object(
        await drawn.execute(new DrawRound(anonymous, id)),
      );
      return { message, hint, code: refused.code };
    };
    expect(await asked(tournamentId)).toMatchObject({ code: 'NOT_THE_ORGANISER' });
    expect(await asked('another')).toEqual(await asked(tournamentId));
  });

  it('shows what a correction changes', async () => {
    const { register, record, draw, take } = await setUp(games);
    for (const player of ['ana', 'bob']) await register(player);
    await record({ type: 'start' });
    await draw();
    await take(['g1', 'g2']);
    const corrected = await record({
      type: 'correctResult',
      round: 1,
      table: 1,
      result: {
        firstCorp: bob,
        games: [
          { kind: 'win', side: 'corp' },
          { kind: 'win', side: 'runner' },
        ],
      },
    });
    expect(corrected).toMatchObject({
      ok: true,
      changes: [{ player: 'bob', prestige: [1, 4], rank: [2, 1] }, { player: 'ana' }],
    });
  });

  it('takes lists handed in until it starts, and locks them then (TOURN-14)', async () => {
    const { tournamentId, organiser, streams, register, record } = await setUp();
    const handIn = new HandInDecksHandler(streams, lists);
    const given = new HandInDecks(organiser, tournamentId, 'ana', decks);
    expect(await handIn.execute(given)).toMatchObject({ ok: false, code: 'PLAYER_UNKNOWN' });
    await register('ana', null);
    await register('bob');
    expect(await record({ type: 'start' })).toMatchObject({ code: 'DECKLISTS_MISSING' });
    expect(await handIn.execute(given)).toMatchObject({ ok: true });
    expect(await record({ type: 'start' })).toMatchObject({ ok: true });
    expect(await handIn.execute(given)).toMatchObject({ code: 'DECKLISTS_LOCKED' });
  });
});
