import { coreRules } from '#cards/pool';
import type { NativeLog } from '#notation/native/log';
import { hashState, type DeckList } from '#rules';
import { dealer } from '#play/dealer';
import { playOn } from '#play/play-on';
import { randomPlayer } from '#play/random-player';
import { repeatable } from '#play/repeatable';
import type { NewEvent, StreamId } from '../../src/platform/event-store/event-store';
import { contentId } from '../../src/platform/content-id/content-id';
import { gameEvents } from '../../src/games/upload/game-events';
import { anyDecks } from '../golden/failures/random-decks';

export interface RandomGame {
  readonly stream: StreamId;
  readonly log: NativeLog;
  readonly events: readonly NewEvent[];
}

const logged = ({ identity, cards }: DeckList) => ({
  identity,
  cards: cards.map((code) => [code, 1] as const),
});

/** A legal game, the same for the same seed, as it is stored. */
export function randomGame(seed: number, most = 60): RandomGame {
  const next = repeatable(seed);
  const { corp, runner } = anyDecks(seed, next);
  const opened = coreRules.open({ corp, runner });
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  const table = { rules: coreRules, player: randomPlayer(next), dealer: dealer(next), most };
  const hashes: string[] = [];
  const entries: NativeLog['entries'][number][] = [];
  for (const { by, decision, state } of playOn(table, opened.state)) {
    hashes.push(hashState(state));
    entries.push({ by, decision, hash: null, line: entries.length + 2 });
  }
  const log: NativeLog = {
    header: {
      format: 'retrace/1',
      rules: 'rr-1.1',
      pool: coreRules.pool.name,
      engine: '0.1.0',
      players: { corp: { name: `Corp ${seed % 7}` }, runner: { name: `Runner ${seed % 5}` } },
      start: { kind: 'decks', corp: logged(corp), runner: logged(runner) },
    },
    entries,
  };
  const id = contentId('random game', [String(seed)]);
  return { stream: `game-${id}`, log, events: gameEvents(id, log, hashes) };
}
