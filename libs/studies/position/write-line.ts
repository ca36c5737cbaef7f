import type { CardValue, Pool } from '#rules';
import { backsOf } from './backs';
import {
  counterLetters,
  type CounterLetter,
  lineFormat,
  numbers,
  numbersOf,
  rows,
  rowsOf,
} from './fields';
import type { PastFact, WrittenCard, WrittenEntry, WrittenPosition } from './written';

const lettersOf = (counters: Readonly<Record<string, number>>): string =>
  Object.keys(counterLetters)
    .filter((letter): letter is CounterLetter => Object.hasOwn(counterLetters, letter))
    .map((letter) => {
      const amount = counters[counterLetters[letter]] ?? 0;
      return amount > 0 ? `.${letter}${amount}` : '';
    })
    .join('');

/** Cards in a row by their codes; copies that follow one another with nothing to say are counted. */
class RowWriter {
  constructor(private readonly pool: Pool) {}

  row(cards: readonly WrittenCard[]): string {
    const tokens = cards.map((card) => this.card(card));
    const counted: string[] = [];
    for (let at = 0; at < tokens.length;) {
      const token = tokens[at] ?? '';
      let copies = 1;
      while (tokens[at + copies] === token && /^[0-9a-z]+$/.test(token)) copies += 1;
      counted.push(copies === 1 ? token : `${copies}*${token}`);
      at += copies;
    }
    return counted.join(',');
  }

  card(card: WrittenCard): string {
    if (typeof card === 'string') return this.code(card);
    const { rezzed, faceup, advancement = 0, counters = {}, as, chosen, hosted = [] } = card;
    return [
      this.code(card.card),
      rezzed === true ? '!' : '',
      faceup === undefined ? '' : faceup ? '^' : '_',
      this.side(card),
      advancement > 0 ? `+${advancement}` : '',
      lettersOf(counters),
      as === undefined ? '' : as,
      chosen === undefined ? '' : `>${encodeURIComponent(chosen)}`,
      hosted.length > 0 ? `(${this.row(hosted)})` : '',
    ].join('');
  }

  /** Fronts and backs of an identity's copies in turn, from 0. */
  private side({ card, face, copy }: WrittenEntry): string {
    const back = face ?? copy;
    if (back === undefined) return '';
    const at = backsOf(this.value(card)).indexOf(back);
    return `~${face === undefined ? 2 * at : 2 * at + 1}`;
  }

  private code(title: string): string {
    return this.value(title).code;
  }

  private value(title: string): CardValue {
    const definition = this.pool.byTitle.get(title);
    if (definition === undefined) throw new Error(`"${title}" is no card of ${this.pool.name}`);
    return definition.value;
  }
}

const past = (facts: readonly PastFact[]): string => encodeURIComponent(JSON.stringify(facts));

/** A position as one line of docs/formats/position.md. Throws for a card that the pool does not have. */
export function writeLine(pool: Pool, position: WrittenPosition): string {
  const write = new RowWriter(pool);
  const { turn, corp, runner, history } = position;
  const fields = [
    lineFormat,
    pool.name,
    `${turn.side}@${turn.at}/${turn.number}/${turn.clicks}`,
    `ci=${write.card(corp.identity)}`,
    `ri=${write.card(runner.identity)}`,
  ];
  const amounts = numbersOf(position);
  for (const name of numbers) if (amounts[name] > 0) fields.push(`${name}=${amounts[name]}`);
  const lists = rowsOf(position);
  for (const name of rows)
    if (lists[name].length > 0) fields.push(`${name}=${write.row(lists[name])}`);
  for (const [name, { ice, cards }] of Object.entries(corp.servers))
    if (ice.length + cards.length > 0)
      fields.push(`${encodeURIComponent(name)}=${write.row(ice)}|${write.row(cards)}`);
  if (history.thisTurn.length > 0) fields.push(`h1=${past(history.thisTurn)}`);
  if (history.lastTurn.length > 0) fields.push(`h2=${past(history.lastTurn)}`);
  return fields.join(' ');
}
