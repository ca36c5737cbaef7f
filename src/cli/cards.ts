import { coreSet } from '#cards/core/core';
import { sayCard } from '#cards/text/say';
import type { CardValue } from '#rules/pool/value';
import { findCards } from './cards/find';
import { listCards, showCard } from './cards/layout';
import type { Command, ExitCode, Io } from './io';
import { parseOptions } from './options';

export const USAGE = `usage: retrace cards [QUERY] [--full] [--json]
QUERY is a title, a part of one, a code, or words of the type, the facts or the text of cards.
--full shows every card that is found with its text, --json writes them as data.
`;

function tell(cards: readonly CardValue[], full: boolean, json: boolean, io: Io): void {
  if (json) {
    const said = cards.map((card) => ({ code: card.code, type: card.type, ...sayCard(card) }));
    io.out(`${JSON.stringify(said, null, 2)}\n`);
  } else if (full || cards.length === 1) io.out(`${cards.map(showCard).join('\n\n')}\n`);
  else io.out(`${listCards(cards)}\n`);
}

/** Lists the cards the engine knows, or shows those that are asked for. 1: there is no such card. */
export const run: Command = (args, io): Promise<ExitCode> => {
  const options = parseOptions(args, { full: { type: 'boolean' }, json: { type: 'boolean' } });
  if (!options.ok) {
    io.err(`${options.message}\n${USAGE}`);
    return Promise.resolve(2);
  }
  const full = options.values['full'] === true;
  const json = options.values['json'] === true;
  const query = options.positionals.join(' ').trim();
  if (query === '') {
    tell(coreSet, full, json, io);
    return Promise.resolve(0);
  }
  const found = findCards(coreSet, query);
  if (found.ok) {
    tell(found.cards, full, json, io);
    return Promise.resolve(0);
  }
  const nearest = found.nearest.map((title) => `"${title}"`).join(', ');
  io.err(`No card fits "${query}".${nearest === '' ? '' : ` Nearest: ${nearest}.`}\n`);
  if (json) io.out('[]\n');
  return Promise.resolve(1);
};
