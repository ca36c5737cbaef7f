import type { FactOf, Sighting, TriggerFact } from '#rules';

type FieldsOf<T extends TriggerFact> = Exclude<keyof FactOf<T>, 'type'>;

/** Plain values, and single cards by name: neither lists of cards nor what paid for or caused something. */
type AskedOf<T extends TriggerFact> = {
  [F in FieldsOf<T>]-?: NonNullable<FactOf<T>[F]> extends string | number | boolean | Sighting
    ? F
    : never;
}[FieldsOf<T>];

type Fields = { readonly [T in TriggerFact]: readonly AskedOf<T>[] };

/** In the order in which `packed-facts.ts` keeps them: `pattern_facts` is made anew where it changes. */
const listed = {
  'turn-began': ['side', 'number'],
  'phase-began': ['side', 'phase'],
  'turn-ended': ['side'],
  'clicks-gained': ['side', 'amount'],
  'clicks-spent': ['side', 'amount'],
  'clicks-lost': ['side', 'amount'],
  'credits-gained': ['side', 'amount'],
  'credits-taken': ['side', 'amount', 'card', 'left'],
  'credits-spent': ['side', 'amount'],
  'card-credits-spent': ['side', 'amount', 'card'],
  'pool-empty': ['side'],
  'credits-lost': ['side', 'amount', 'to'],
  drew: ['side', 'amount'],
  mulliganed: ['side'],
  installed: ['side', 'card', 'server', 'zone', 'position', 'created', 'host', 'faceup'],
  'server-created': ['side', 'server'],
  played: ['side', 'card'],
  rezzed: ['card', 'cost'],
  derezzed: ['card'],
  'turned-facedown': ['card'],
  'turned-faceup': ['card'],
  flipped: ['card', 'face'],
  exposed: ['card'],
  revealed: ['card'],
  looked: ['side'],
  trashed: ['card', 'by', 'faceup', 'from', 'damage', 'vacated', 'position', 'resolved'],
  'removed-from-game': ['card', 'from'],
  discarded: ['side', 'card'],
  returned: ['card', 'to'],
  hosted: ['card', 'host'],
  brought: ['side', 'card', 'by'],
  searched: ['side', 'deck'],
  shuffled: ['deck'],
  arranged: ['side', 'deck', 'amount', 'at'],
  swapped: [],
  advanced: ['card'],
  'tokens-placed': ['card', 'kind', 'amount'],
  'tokens-removed': ['card', 'kind', 'amount'],
  purged: ['amount'],
  'tags-taken': ['amount'],
  'tags-avoided': ['amount'],
  'tags-removed': ['amount', 'side'],
  'bad-publicity-taken': ['amount'],
  'bad-publicity-removed': ['amount'],
  'damage-suffered': ['kind', 'amount', 'done'],
  'damage-prevented': ['kind', 'amount', 'with'],
  'trash-prevented': ['card'],
  'exposure-prevented': ['card'],
  chosen: ['side', 'card', 'by'],
  'option-chosen': ['side', 'option', 'by'],
  'run-began': ['server'],
  'run-moved': ['server'],
  'ice-approached': ['card', 'server', 'position'],
  'ice-encountered': ['card'],
  'sub-broken': ['ice', 'sub', 'with'],
  'strength-changed': ['card', 'from', 'to'],
  'all-broken': ['ice'],
  'sub-resolved': ['ice', 'sub'],
  'ice-bypassed': ['card'],
  'encounter-ended': ['card'],
  'ice-passed': ['card'],
  'server-approached': ['server'],
  'jacked-out': ['server'],
  'run-successful': ['server'],
  'run-unsuccessful': ['server'],
  accessed: ['card', 'server', 'from'],
  'access-ended': ['card', 'trashed', 'from'],
  stolen: ['card', 'points'],
  scored: ['card', 'points', 'advancement'],
  'added-to-score-area': ['card', 'side'],
  forfeited: ['card', 'side'],
  'run-ended': ['server', 'outcome'],
  'trace-began': ['base', 'card'],
  bid: ['side', 'credits', 'strength'],
  'trace-ended': ['strength', 'link', 'successful', 'card'],
  'spent-in-secret': ['corp', 'runner', 'card'],
  'ability-used': ['card', 'ability', 'trashSymbol'],
  'ability-resolved': ['card', 'ability'],
  'loop-ended': ['times', 'card'],
  'game-ended': ['winner', 'reason'],
} as const satisfies Fields;

type Unlisted = {
  [T in TriggerFact]: Exclude<AskedOf<T>, (typeof listed)[T][number]>;
}[TriggerFact];

/** What of each fact a pattern can ask for; does not compile where a field of a fact is not listed. */
export const fieldsOf: [Unlisted] extends [never] ? Fields : Unlisted = listed;

export const isFactType = (name: string): name is TriggerFact => Object.hasOwn(fieldsOf, name);
