import { cycles, isCycleName } from '#cards/cycles';
import { coreRules, rulesNamed } from '#cards/pool';
import type { CardValue, Fact, Rules } from '#rules';
import { mutations, type Mutation } from '#testkit/views/interference/mutation';
import { playGame, type PlayedGame } from '#testkit/views/interference/played';
import { trials, type Trial } from '#testkit/views/interference/trials';
import { servedOnce } from './served';

/** Moments after which a mutation counts as unseen. */
const patience = 12_000;
const MOST_GAMES = 400;

/** RETRACE_MUTATIONS_WITH names a cycle: all are looked for in games with its cards, among all others. */
const named = process.env['RETRACE_MUTATIONS_WITH'];
const everywhere = named !== undefined && isCycleName(named) ? named : null;

/** Decks of the Core Set, or of all cards with more of some. */
interface Decks {
  readonly rules: Rules;
  readonly name: string;
  readonly favoured: ReadonlySet<string> | null;
}

const ofCore: Decks = { rules: coreRules, name: 'core', favoured: null };

const favouring = (name: string, cards: readonly CardValue[]): Decks => ({
  rules: rulesNamed('all'),
  name,
  favoured: new Set(cards.map(({ code }) => code)),
});

function titled(titles: readonly string[]): readonly CardValue[] {
  const { byTitle } = rulesNamed('all').pool;
  return titles.map((title) => {
    const card = byTitle.get(title);
    if (card === undefined) throw new Error(`no card is called ${title}`);
    return card.value;
  });
}

function decksFor({ cycle, titles }: Mutation): Decks {
  if (everywhere !== null) return favouring(everywhere, cycles[everywhere]);
  if (titles !== undefined) return favouring(titles.join(), titled(titles));
  return cycle === undefined ? ofCore : favouring(cycle, cycles[cycle]);
}

/** The first are gone through again and again. */
const games = new Map<string, PlayedGame>();

function gameOf({ rules, name, favoured }: Decks, number: number): PlayedGame {
  const key = `${name} ${number}`;
  const known = games.get(key) ?? playGame(rules, number, favoured);
  if (number < 4) games.set(key, known);
  return known;
}

const hasFact = ({ facts }: PlayedGame, type: Fact['type']): boolean =>
  facts.some((told) => told.some((fact) => fact.type === type));

/** The first trial that shows a redaction to be off, and how many moments it took. */
function caught(mutation: Mutation): { readonly trial: Trial; readonly moments: number } | null {
  let moments = 0;
  const decks = decksFor(mutation);
  const first = everywhere === null ? (mutation.game ?? 0) : 0;
  for (let game = first; moments < patience && game < first + MOST_GAMES; game += 1) {
    const played = gameOf(decks, game);
    if (mutation.fact !== undefined && !hasFact(played, mutation.fact)) continue;
    for (const trial of trials(decks.rules, played, servedOnce, mutation)) {
      moments += trial.moments;
      if (trial.leak !== null) return { trial, moments };
      if (moments > patience) break;
    }
  }
  return null;
}

describe('a redaction that is off', () => {
  const table: string[] = [];
  afterAll(() => process.stdout.write(`${table.join('\n')}\n`));

  it.each(
    mutations.map((mutation) => [mutation.rules.join(', '), mutation.off, mutation] as const),
  )(
    '%s: is seen by the comparison: %s',
    (rules, off, mutation) => {
      const found = caught(mutation);
      table.push(
        `${off} (${rules}): ` +
          (found === null
            ? 'not caught'
            : `caught after ${found.moments} moments, for the ${found.trial.viewer}, by ${found.trial.kind}, ` +
              `in ${found.trial.leak?.surface ?? 'the number of moments'}`),
      );
      expect(found).not.toBeNull();
    },
    300_000,
  );
});
