import type { OpenGames } from '../../analysis/statistics/open-games';
import type { Gate } from './gate';

/** As `isKeptId` has it. */
const PUBLISHED = `substr(id::text, 15, 1) <> '4'`;
const THEIRS = `id::text = any(string_to_array($1, ','))`;

/** Games of which the caller may see something: what may be listed. */
export const gamesShownTo = async (gate: Gate): Promise<OpenGames> => ({
  name: 'shown',
  condition: `(${PUBLISHED} or ${THEIRS}
    or id in (select one.id from opened.game as one where one.shown))`,
  asker: (await gate.games(null)).join(),
});

/** Games of which the caller may see everything: what may be counted, as counts tell of both sides. */
export const gamesToldTo = async (gate: Gate): Promise<OpenGames> => ({
  name: 'told',
  condition: `(${PUBLISHED} or ${THEIRS}
    or id in (select one.id from opened.game as one where one.everything))`,
  asker: (await gate.games('judge')).join(),
});
