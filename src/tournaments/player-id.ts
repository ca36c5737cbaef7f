import { isPlayerId, type PlayerId } from '#tournament/results/outcome';

export type PlayerIdAnswer =
  | { readonly ok: true; readonly player: PlayerId }
  | {
      readonly ok: false;
      readonly code: 'PLAYER_ID_WRONG';
      readonly place: string;
      readonly message: string;
      readonly hint: string;
    };

export const playerIdOf = (text: string): PlayerIdAnswer =>
  isPlayerId(text)
    ? { ok: true, player: text }
    : {
        ok: false,
        code: 'PLAYER_ID_WRONG',
        place: 'player',
        message: `"${text}" is no player's id.`,
        hint: 'Use up to 64 characters without spaces.',
      };
