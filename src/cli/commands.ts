import type { ShellCommand } from './shell';

interface Loaded {
  readonly run: ShellCommand;
  /** What "--help" says. */
  readonly USAGE?: string;
}

interface Entry {
  readonly about: string;
  readonly load: () => Promise<Loaded>;
}

/** Every command; a module is loaded when its command is given. */
export const commands: Readonly<Record<string, Entry>> = {
  play: {
    about: 'play random legal games and write their logs',
    load: () => import('#cli/play'),
  },
  show: { about: 'draw a position of a game', load: () => import('#cli/show') },
  step: { about: 'step through a game with the keys', load: () => import('#cli/step') },
  scenario: { about: 'run conformance scenarios', load: () => import('#cli/scenario') },
  upload: { about: 'send logs to a running server', load: () => import('#cli/upload') },
  deck: { about: 'check a deck, or print it in another notation', load: () => import('#cli/deck') },
  tournament: { about: 'simulate and check tournaments', load: () => import('#cli/tournament') },
};
