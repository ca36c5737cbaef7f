import type { Command } from './io';
import type { ShellCommand } from './shell';
import type { OpenStored } from './stored';

interface Loaded {
  readonly run: ShellCommand;
  /** What "--help" says. */
  readonly USAGE?: string;
}

interface Entry {
  readonly about: string;
  readonly load: () => Promise<Loaded>;
}

/** A command that reads or writes the stored games. */
async function stored<Name extends string>(
  module: Promise<
    { readonly USAGE: string } & Readonly<Record<Name, (open: OpenStored) => Command>>
  >,
  name: Name,
): Promise<Loaded> {
  const [loaded, { openStored }] = await Promise.all([module, import('#cli/stored-games.module')]);
  return { run: loaded[name](openStored), USAGE: loaded.USAGE };
}

/** Every command; a module is loaded when its command is given. */
export const commands: Readonly<Record<string, Entry>> = {
  play: {
    about: 'play random legal games and write their logs',
    load: () => import('#cli/play'),
  },
  show: { about: 'draw a position of a game', load: () => import('#cli/show') },
  analyse: {
    about: 'tell what a game was worth, and what it owed to luck',
    load: () => import('#cli/analyse'),
  },
  find: {
    about: 'find games and moments that hold a pattern of facts',
    load: () => import('#cli/find'),
  },
  rates: {
    about: 'print win rates and rates of cards of a running server, as CSV or NDJSON',
    load: () => import('#cli/rates'),
  },
  step: { about: 'step through a game with the keys', load: () => import('#cli/step') },
  scenario: { about: 'run conformance scenarios', load: () => import('#cli/scenario') },
  upload: { about: 'send logs to a running server', load: () => import('#cli/upload') },
  cards: { about: 'list the cards and show them in words', load: () => import('#cli/cards') },
  deck: { about: 'check a deck, or print it in another notation', load: () => import('#cli/deck') },
  verify: {
    about: 'recompute hash chains and refold stored games, or judge imports again',
    load: async () => {
      const chains = await stored(import('#cli/verify'), 'verify');
      return {
        run: async (args, shell) => {
          if (args[0] === '--log' && args.length > 1) {
            const { verifyLogs } = await import('#cli/verify-log');
            return verifyLogs(args.slice(1), shell);
          }
          if (!args.includes('--imports')) return chains.run(args, shell);
          if (args.length > 1) {
            shell.err(`--imports judges all of them.\n${chains.USAGE ?? ''}`);
            return 2;
          }
          const { judgeImports } = await import('#cli/judge-imports');
          const { openImports } = await import('#cli/imports.module');
          return judgeImports(openImports, shell);
        },
        ...(chains.USAGE === undefined ? {} : { USAGE: chains.USAGE }),
      };
    },
  },
  export: {
    about: 'write a game in the form of others, or every stored event to a file',
    load: async () => {
      const game = await stored(import('#cli/export-game'), 'exportGame');
      return {
        run: async (args, shell) => {
          if (!args.includes('--all') && !args.includes('--deleted')) return game.run(args, shell);
          const archive = await stored(import('#cli/export'), 'exportAll');
          return archive.run(args, shell);
        },
        ...(game.USAGE === undefined ? {} : { USAGE: game.USAGE }),
      };
    },
  },
  'open-data': {
    about: 'write all public games as Parquet, with a dictionary',
    load: async () => {
      const { openData, USAGE } = await import('#cli/open-data');
      const { openPublicGames, folderAt } = await import('#cli/open-data.module');
      return { run: openData(openPublicGames, folderAt), USAGE };
    },
  },
  import: {
    about: 'bring in replays of jinteki.net; with --all, make the store what an export was',
    load: async () => {
      const { run, USAGE } = await import('#cli/import');
      return {
        run: async (args, shell) => {
          if (!args.includes('--all')) return run(args, shell);
          const archive = await stored(import('#cli/import-all'), 'importAll');
          return archive.run(args, shell);
        },
        USAGE,
      };
    },
  },
  migrate: {
    about: "bring the database's schema up to date",
    load: () => stored(import('#cli/migrate'), 'migrate'),
  },
  rebuild: {
    about: 'build read models again from the events',
    load: async () => {
      const { rebuild, USAGE } = await import('#cli/rebuild');
      const { openReadModels } = await import('#cli/read-models.module');
      return {
        run: (args, shell) => rebuild(openReadModels, shell.milliseconds)(args, shell),
        USAGE,
      };
    },
  },
  erase: {
    about: "take a person's name away, leaving the games",
    load: async () => {
      const { erase, USAGE } = await import('#cli/erase');
      const { openRegistry } = await import('#cli/read-models.module');
      return { run: erase(openRegistry), USAGE };
    },
  },
  delete: {
    about: 'delete a game for ever',
    load: () => stored(import('#cli/delete'), 'deleteGame'),
  },
  hide: {
    about: 'hide a note from all but its author',
    load: async () => {
      const { hide, USAGE } = await import('#cli/hide');
      const { openNotes } = await import('#cli/stored-notes.module');
      return { run: hide(openNotes), USAGE };
    },
  },
  tournament: { about: 'simulate and check tournaments', load: () => import('#cli/tournament') },
};
