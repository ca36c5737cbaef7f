import type { Command } from './io';
import { parseOptions } from './options';
import { STORE_USAGE } from './stored';

export const USAGE = `usage: retrace erase NAME
Takes a person's name away for ever, from all games, lists and statistics, and deletes the notes that
were written by it, such as
  retrace erase "Ada Lovelace"
The games stay, with nobody's name in its place. NAME is compared to the letter, and everybody of that
name is meant. All read models are rebuilt for it, some 20 ms a game, and each is told; running
servers forget the name too. An older export that is imported later brings it back: erase again then.
The exit code is 1 when nobody has that name.
${STORE_USAGE}`;

/** Where people are known by name. */
export interface Registry {
  /** How many people of this name there were. */
  erase(name: string): Promise<number>;
  /** Builds every read model again, without the name; calls back with each one's name. */
  rebuildAll(done: (projection: string) => void): Promise<void>;
  close(): Promise<void>;
}

/** Takes a person's name away. Their games stay, and fold as before. */
export const erase =
  (open: () => Promise<Registry>): Command =>
  async (args, io) => {
    const options = parseOptions(args, {});
    const [name, ...more] = options.ok ? options.positionals : [];
    if (!options.ok || name === undefined || more.length > 0) {
      io.err(`${options.ok ? 'Give one name, in quotes.' : options.message}\n${USAGE}`);
      return 2;
    }
    const registry = await open();
    try {
      const erased = await registry.erase(name);
      if (erased === 0) {
        io.err(`Nobody is named "${name}". Names are compared to the letter.\n`);
        return 1;
      }
      await registry.rebuildAll((projection) => io.err(`${projection} is rebuilt\n`));
      io.out(`Erased "${name}" (${erased}). Running servers forget it too.\n`);
      return 0;
    } finally {
      await registry.close();
    }
  };
