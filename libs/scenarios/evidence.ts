import type { Fact } from '#rules';
import type { Names } from '#notation/scenario/names';
import type { Spoken } from '#notation/scenario/scenario';
import type { Table } from './stand';

type Test = (fact: Fact, said: Spoken, names: Names) => boolean;

const isCard = (fact: Fact, name: string | null, names: Names): boolean =>
  'card' in fact && (name === null || names.isCalled(fact.card.card, name));

/** Another ice whose subroutine a card resolved, without a question where it was the only one. */
const isLentSub = (fact: Fact, said: Spoken, name: string, names: Names): boolean =>
  fact.type === 'sub-resolved' &&
  names.isCalled(fact.ice.card, name) &&
  said.for !== null &&
  !names.isCalled(fact.ice.card, said.for);

/** Facts by which a choice of cards shows that was never asked. */
const taken: Readonly<Record<Fact['type'], boolean>> = {
  'turn-began': false,
  'phase-began': false,
  'turn-ended': false,
  'clicks-gained': false,
  'clicks-spent': false,
  'clicks-lost': false,
  'credits-gained': false,
  'credits-taken': false,
  'credits-spent': false,
  'card-credits-spent': false,
  'pool-empty': false,
  'credits-lost': false,
  'run-credits-gained': false,
  'run-credits-lost': false,
  'recurring-filled': false,
  'card-credits-lost': false,
  drew: false,
  mulliganed: false,
  installed: true,
  'server-created': false,
  played: true,
  rezzed: true,
  derezzed: false,
  'turned-facedown': false,
  'turned-faceup': false,
  flipped: false,
  exposed: false,
  revealed: true,
  looked: false,
  trashed: true,
  'removed-from-game': true,
  discarded: false,
  returned: true,
  hosted: false,
  brought: false,
  searched: false,
  shuffled: false,
  arranged: false,
  swapped: false,
  advanced: false,
  'tokens-placed': false,
  'tokens-removed': false,
  purged: false,
  'tags-taken': false,
  'tags-avoided': false,
  'tags-removed': false,
  'bad-publicity-taken': false,
  'bad-publicity-removed': false,
  'damage-suffered': false,
  'damage-prevented': false,
  'trash-prevented': true,
  'exposure-prevented': true,
  chosen: true,
  'option-chosen': false,
  'run-began': false,
  'run-moved': false,
  'ice-approached': false,
  'ice-encountered': false,
  'sub-broken': false,
  'strength-changed': false,
  'all-broken': false,
  'sub-resolved': false,
  'ice-bypassed': false,
  'encounter-ended': false,
  'ice-passed': false,
  'server-approached': false,
  'jacked-out': false,
  'run-successful': false,
  'run-unsuccessful': false,
  accessed: false,
  'access-ended': false,
  stolen: false,
  scored: false,
  'added-to-score-area': false,
  forfeited: true,
  'run-ended': false,
  'trace-began': false,
  bid: false,
  'trace-ended': false,
  'spent-in-secret': false,
  'ability-used': false,
  'ability-resolved': false,
  'loop-ended': false,
  'game-ended': false,
};

const wasTaken = (fact: Fact, said: Spoken, name: string, names: Names): boolean =>
  (taken[fact.type] && isCard(fact, name, names)) || isLentSub(fact, said, name, names);

const zones = { hq: 'hq', rd: 'rd', archives: 'archives' } as const;

function optionShows(fact: Fact, said: Spoken, names: Names): boolean {
  const { option } = said;
  if (option === null) return false;
  if (fact.type === 'option-chosen')
    return fact.option === option && (said.for === null || names.isCalled(fact.by.card, said.for));
  // A cost with one way to pay it is not asked about.
  if (fact.type === 'ability-used' && option.startsWith('pay-'))
    return isCard(fact, said.for, names);
  return fact.type === 'trashed' && option === 'trash-self' && isCard(fact, said.for, names);
}

function serverShows(fact: Fact, said: Spoken): boolean {
  if (fact.type === 'run-began') return fact.server === said.server;
  if (fact.type !== 'installed') return false;
  return said.server === 'new' ? fact.created === true : fact.server === said.server;
}

const tests: Partial<Record<Spoken['do'], Test>> = {
  steal: (fact, said, names) => fact.type === 'stolen' && isCard(fact, said.card, names),
  'leave-accessed': (fact, said, names) =>
    fact.type === 'access-ended' && !fact.trashed && isCard(fact, said.card, names),
  access: (fact, said, names) =>
    fact.type === 'accessed' &&
    (said.card !== null
      ? isCard(fact, said.card, names)
      : said.zone !== null && fact.from === zones[said.zone]),
  choose: (fact, said, names) => {
    if (said.option !== null) return optionShows(fact, said, names);
    if (said.cards === null) return said.server !== null && serverShows(fact, said);
    const [first] = said.cards;
    return first !== undefined && wasTaken(fact, said, first, names);
  },
};

const allShown = (table: Table, facts: readonly Fact[], from: number, said: Spoken): boolean =>
  said.do !== 'choose' ||
  said.cards === null ||
  said.cards.every((name) =>
    facts.some((fact, i) => i >= from && wasTaken(fact, said, name, table.names)),
  );

/**
 * Whether what a script says came about without a question, because there was but one answer:
 * the number of facts up to the one that shows it, or null.
 */
export function evidence(
  table: Table,
  facts: readonly Fact[],
  from: number,
  said: Spoken,
): number | null {
  const test = tests[said.do];
  if (test === undefined || !allShown(table, facts, from, said)) return null;
  for (let i = from; i < facts.length; i += 1) {
    const fact = facts[i];
    if (fact !== undefined && test(fact, said, table.names)) return i + 1;
  }
  return null;
}
