import { identitiesOf } from '#decks/deck/deck-list';
import { formatNamed } from '#decks/legality/formats';
import { type Legality, validate } from '#decks/legality/validate';
import { printDeck } from '#decks/print/print-deck';
import { DECK_NOTATIONS, type DeckNotation, readDeck } from '#decks/read/read-deck';
import { showPlace } from '#decks/read/reading';
import type { Command, ExitCode, Io } from './io';
import { parseOptions } from './options';

export const USAGE = `usage: retrace deck FILE [--format constructed[@DAY]|core[ xN]|draft[@DAY]] [--print NOTATION] [--json]
notations: ${DECK_NOTATIONS.join(', ')}
`;

const report = (legality: Legality): string => {
  const { totals } = legality;
  const limit = totals.influenceLimit === null ? 'no limit' : `of ${totals.influenceLimit}`;
  const points =
    totals.agendaPointsLeast === null
      ? []
      : [
          `  agenda points: ${totals.agendaPoints} (needs ${totals.agendaPointsLeast} or ${totals.agendaPointsMost})`,
        ];
  return [
    `  cards: ${totals.size} (at least ${totals.minimumSize ?? 0})`,
    `  influence: ${totals.influenceSpent} (${limit})`,
    ...totals.influenceByCard.map(
      ({ card, quantity, spent }) => `    ${quantity}x ${card.title}: ${spent}`,
    ),
    ...points,
    legality.legal ? `Legal in ${legality.format}.` : `Not legal in ${legality.format}:`,
    ...legality.violations.map(({ rule, message }) => `  ${rule}: ${message}`),
    '',
  ].join('\n');
};

const usage = (io: Io, message: string): ExitCode => {
  io.err(`${message}\n${USAGE}`);
  return 2;
};

const isNotation = (name: string): name is DeckNotation =>
  DECK_NOTATIONS.some((notation) => notation === name);

/** Reads a deck, says whether it is legal and why not, or prints it in another notation. */
export const run: Command = async (args, io) => {
  const options = parseOptions(args, {
    format: { type: 'string' },
    print: { type: 'string' },
    json: { type: 'boolean' },
  });
  if (!options.ok) return usage(io, options.message);
  const [path] = options.positionals;
  if (path === undefined) return usage(io, 'Name a file.');
  const { format: formatName = 'constructed', print, json } = options.values;
  const format = formatNamed(String(formatName));
  if (!format.ok) return usage(io, `${format.message} ${format.mend}`);
  const file = await io.readFile(path);
  if (!file.ok) return usage(io, file.message);
  const reading = readDeck(file.text);
  if (!reading.ok) {
    for (const { place, message, mend } of reading.issues) {
      io.err(`${path}, ${showPlace(place)}: ${message} ${mend}\n`);
    }
    return 2;
  }
  if (typeof print === 'string') {
    if (!isNotation(print)) return usage(io, `There is no notation "${print}".`);
    io.out(printDeck(reading.deck, print));
    return 0;
  }
  const legality = validate(reading.deck, format.format);
  if (json === true) io.out(`${JSON.stringify(legality, null, 2)}\n`);
  else {
    const identity = identitiesOf(reading.deck)[0]?.card.title ?? 'no identity';
    io.out(`${reading.deck.name ?? path}: ${identity}\n${report(legality)}`);
    for (const note of reading.notes) io.err(`note: ${note}\n`);
  }
  return legality.legal ? 0 : 1;
};
