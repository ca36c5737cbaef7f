import { allCards, cycleNames, isCycleName } from '#cards/cycles';
import { cardsOf, findPoolName, poolNames } from '#cards/pool';
import { sayCard } from '#cards/text/say';
import { wordsUsed } from '#cards/text/words-used';
import type { CardValue } from '#rules';
import { findCards } from '../cards/find-cards';
import { columns, listCards, showCard } from './cards/layout';
import { skeletons } from './cards/skeleton';
import { statusRows, statusSums } from './cards/status-page';
import type { Command, ExitCode, Io } from './io';
import { parseOptions } from './options';

export const USAGE = `usage: retrace cards [QUERY] [--pool POOL] [--full] [--json]
       retrace cards --status [CYCLE] | --skeleton TITLE|CYCLE[/FACTION] | --words [WORD]
QUERY is a title, a part of one, a code, or words of the type, the facts or the text of cards.
--pool takes the cards of one pool (all): ${poolNames.join(', ')}.
--full shows every card that is found with its text, --json writes them as data.
--status counts what is written of each cycle, or lists the titles of one; --skeleton writes cards
with their facts, to be given abilities; --words lists the vocabulary with the cards that use it.
`;

const CYCLES = `Cycles are ${cycleNames.join(', ')}.`;

function tell(cards: readonly CardValue[], full: boolean, json: boolean, io: Io): void {
  if (json) {
    const said = cards.map((card) => ({ code: card.code, type: card.type, ...sayCard(card) }));
    io.out(`${JSON.stringify(said, null, 2)}\n`);
  } else if (full || cards.length === 1) io.out(`${cards.map(showCard).join('\n\n')}\n`);
  else io.out(`${listCards(cards)}\n`);
}

function show(cards: readonly CardValue[], query: string, full: boolean, json: boolean, io: Io) {
  if (query === '') {
    tell(cards, full, json, io);
    return 0;
  }
  const found = findCards(cards, query);
  if (found.ok) {
    tell(found.cards, full, json, io);
    return 0;
  }
  const nearest = found.nearest.map((title) => `"${title}"`).join(', ');
  io.err(`No card fits "${query}".${nearest === '' ? '' : ` Nearest: ${nearest}.`}\n`);
  if (json) io.out('[]\n');
  return 1;
}

const listWords = (word: string): string =>
  columns(
    [...wordsUsed(allCards)]
      .filter(([name]) => name.includes(word))
      .map(([name, titles]) => [name, String(titles.length), titles.slice(0, 6).join(', ')]),
  );

/** Lists the cards the engine knows, or shows those that are asked for. 1: there is no such card. */
function answer(args: readonly string[], io: Io): ExitCode {
  const misused = (message: string): ExitCode => {
    io.err(`${message}\n${USAGE}`);
    return 2;
  };
  const missing = (message: string): ExitCode => {
    io.err(`${message}\n`);
    return 1;
  };
  const options = parseOptions(args, {
    pool: { type: 'string', default: 'all' },
    full: { type: 'boolean' },
    json: { type: 'boolean' },
    status: { type: 'boolean' },
    skeleton: { type: 'boolean' },
    words: { type: 'boolean' },
  });
  if (!options.ok) return misused(options.message);
  const { full, json, status, skeleton, words, pool } = options.values;
  const query = options.positionals.join(' ').trim();
  if ([status, skeleton, words].filter((one) => one === true).length > 1)
    return misused('Choose one of --status, --skeleton and --words.');
  if (status === true) {
    if (query !== '' && !isCycleName(query))
      return missing(`There is no cycle "${query}". ${CYCLES}`);
    io.out(`${isCycleName(query) ? statusRows(query) : statusSums()}\n`);
    return 0;
  }
  if (skeleton === true) {
    if (query === '') return misused('Name a title or a cycle.');
    const written = skeletons(query);
    if (written === null)
      return missing(`There is neither a title nor a cycle "${query}". ${CYCLES}`);
    io.out(`${written}\n`);
    return 0;
  }
  if (words === true) {
    const listed = listWords(query);
    if (listed === '')
      return missing(
        `There is no word "${query}" in the vocabulary. "retrace cards --words" lists all.`,
      );
    io.out(`${listed}\n`);
    return 0;
  }
  const name = findPoolName(String(pool));
  if (name === null) return misused(`There is no pool "${String(pool)}".`);
  return show(cardsOf(name), query, full === true, json === true, io);
}

export const run: Command = (args, io) => Promise.resolve(answer(args, io));
