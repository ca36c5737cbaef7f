import { type DeckList, identitiesOf } from '#decks/deck/deck-list';
import { diffDecks } from '#decks/deck/diff';
import { formatNamed } from '#decks/legality/formats';
import { type Legality, validate } from '#decks/legality/validate';
import { printDeck } from '#decks/print/print-deck';
import { DECK_NOTATIONS, type DeckNotation, readDeck } from '#decks/read/read-deck';
import { type Reading, showPlace } from '#decks/read/reading';
import type { Command, ExitCode, Io } from './io';
import { parseOptions } from './options';

export const USAGE = `usage: retrace deck FILE [--format constructed[@DAY]|core[ xN]|draft[@DAY]] [--print NOTATION] [--compare FILE] [--json]
Says whether the deck of FILE is legal, and every violation; with --print it is written in another
notation, with --compare the copies are told that FILE and the other differ by. DAY (2015-03-25) takes the
list of most wanted cards and the sets of that day, "core x3" as many Core Sets.
Notations, each of which is read, too: ${DECK_NOTATIONS.join(', ')}
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

const difference = (before: DeckList, after: DeckList): string => {
  const { copies, added, removed } = diffDecks(before, after);
  const lines = copies.map(
    ({ card, before: had, after: has }) =>
      `  ${has > had ? '+' : '-'}${Math.abs(has - had)} ${card.title} (${had} to ${has})`,
  );
  return [...lines, `${added} in, ${removed} out.`, ''].join('\n');
};

type DeckRead = Extract<Reading, { readonly ok: true }>;

/** The deck of a file; `null` after saying everything that is wrong with it. */
const deckIn = async (path: string, io: Io): Promise<DeckRead | null> => {
  const file = await io.readFile(path);
  if (!file.ok) {
    io.err(`${file.message}\n`);
    return null;
  }
  const reading = readDeck(file.text);
  if (reading.ok) return reading;
  for (const { place, message, hint } of reading.issues)
    io.err(`${path}, ${showPlace(place)}: ${message} ${hint}\n`);
  if (reading.untold > 0) io.err(`${path}: and ${reading.untold} more.\n`);
  return null;
};

/** Reads a deck, says whether it is legal and why not, prints it or compares it with another. */
export const run: Command = async (args, io) => {
  const options = parseOptions(args, {
    format: { type: 'string' },
    print: { type: 'string' },
    compare: { type: 'string' },
    json: { type: 'boolean' },
  });
  if (!options.ok) return usage(io, options.message);
  const [path, ...others] = options.positionals;
  if (path === undefined || others.length > 0) return usage(io, 'Name one file.');
  const { format: formatName = 'constructed', print, compare, json } = options.values;
  const format = formatNamed(String(formatName));
  if (!format.ok) return usage(io, `${format.message} ${format.hint}`);
  const reading = await deckIn(path, io);
  if (reading === null) return 1;
  if (typeof print === 'string') {
    if (!isNotation(print)) return usage(io, `There is no notation "${print}".`);
    io.out(printDeck(reading.deck, print));
    return 0;
  }
  if (typeof compare === 'string') {
    const other = await deckIn(compare, io);
    if (other === null) return 1;
    io.out(difference(reading.deck, other.deck));
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
