import { isStoredId } from '#text/stored-id';
import { gamesIn } from '#notation/observed/stored';
import { Memory } from '#streams/memory';
import { AccessStreams } from '../access/access-streams';
import { removingStreams } from '../access/removing-streams';
import { notebooksOf } from '../studies/beside/notebook-id';
import { systemClock } from '../platform/clock/clock';
import type { EventStore } from '../platform/event-store/event-store';
import type { Command } from './io';
import { parseOptions } from './options';
import { STORE_USAGE, withStored, type OpenStored } from './stored';

export const USAGE = `usage: retrace delete GAME
Deletes a game for ever, whoever sent it, also one that is being played, such as
  retrace delete 5f0c8a52-3c0e-8d0b-9b0e-0f6c2d1a7e11
GAME is its id, as in its address. With an imported game goes the game of decisions that it became.
Its events, notes and caches go and it leaves all lists; hashes stay, so that the rest can be verified,
and the same file can be sent again. Prints what was deleted, and what had been before; the exit code
is 1 when there is no such game. An older export would bring it back: "retrace export --deleted" keeps
what says that it is gone. Owners do the same with "deleteGame".
${STORE_USAGE}`;

/** The game, and those of decisions which an observed one was taken for; none where there is no such game. */
async function gamesOf(store: EventStore, id: string): Promise<readonly string[]> {
  const observed = await store.readStream(`observed-${id}`);
  const became = observed.ok ? gamesIn(observed.events) : [];
  const recorded = await store.readStream(`game-${id}`, 1, 1);
  const isThere = [observed, recorded].some((read) => read.ok || read.code === 'stream-removed');
  return isThere ? [id, ...became] : [];
}

/** Deletes a game for ever, whoever sent it, also while it is being played. */
export const deleteGame =
  (open: OpenStored): Command =>
  async (args, io) => {
    const options = parseOptions(args, {});
    const [game, ...more] = options.ok ? options.positionals : [];
    if (!options.ok || game === undefined || more.length > 0) {
      io.err(`${options.ok ? 'Give the id of one game.' : options.message}\n${USAGE}`);
      return 2;
    }
    return withStored(open, async (store) => {
      const games = isStoredId(game) ? await gamesOf(store, game) : [];
      if (games.length === 0) {
        io.err(`There is no game ${game}.\n`);
        return 1;
      }
      // Servers that are running take it from their lists.
      const streams = removingStreams(store, systemClock, () => Promise.resolve(), notebooksOf);
      const access = new AccessStreams(streams, new Memory());
      for (const one of games) {
        const written = await access.write(one, { type: 'delete', by: 'operator' });
        if (!written.ok) throw new Error(written.message);
        const { length } = written.events;
        io.out(`The game ${one} ${length > 0 ? 'is deleted' : 'was deleted before'}.\n`);
      }
      return 0;
    });
  };
