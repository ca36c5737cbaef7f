/** Which finished games count for an asker: what the gate in front of a query says. */
export interface OpenGames {
  /** Of the condition, for statements that are prepared once. */
  readonly name: string;
  /** SQL over the column `id` of a game and the asker, `$1`. */
  readonly condition: string;
  /** Null sees every game, whatever the condition. */
  readonly asker: string | null;
}

export const everyGame: OpenGames = { name: 'all', condition: 'true', asker: null };
