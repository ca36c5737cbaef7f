import type { Forbidden } from '#rules';

/** What the opponent cannot do, or what cannot be done with a card. */
export const forbiddenWords: {
  readonly [K in Forbidden]: {
    readonly player: string;
    readonly card: string;
    /** What of the card it is about, where it is not the card itself. */
    readonly what?: string;
  };
} = {
  draw: { player: 'draw cards', card: 'be drawn' },
  'jack-out': { player: 'jack out', card: 'be jacked out from' },
  use: { player: 'use cards', card: 'be used' },
  'use-paid': { player: 'use paid abilities', card: 'be used', what: 'paid abilities of' },
  rez: { player: 'rez cards', card: 'be rezzed' },
  score: { player: 'score agendas', card: 'be scored' },
  trash: { player: 'trash cards', card: 'be trashed' },
  steal: { player: 'steal agendas', card: 'be stolen' },
  advance: { player: 'advance cards', card: 'be advanced' },
  bypass: { player: 'bypass ice', card: 'be bypassed' },
  install: { player: 'install cards', card: 'be installed' },
  play: { player: 'play cards', card: 'be played' },
  break: { player: 'break subroutines', card: 'be broken', what: 'subroutines on' },
  access: { player: 'access cards', card: 'be accessed' },
  host: { player: 'host cards', card: 'host cards' },
  leave: { player: 'move cards', card: 'leave it for any reason' },
  win: { player: 'win the game by agenda points', card: 'win the game' },
  expose: { player: 'expose cards', card: 'be exposed' },
};
