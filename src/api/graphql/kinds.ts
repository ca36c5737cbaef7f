import { cycleNames } from '#cards/cycles';
import { AFFILIATIONS, DECK_CARD_TYPES } from '#decks/catalogue/card';
import { VIOLATION_CODES } from '#decks/legality/violation';
import type { EconomyView } from '#analysis/report/economy-view';
import type { OddsView } from '#analysis/report/access-view';
import { phases } from '#analysis/tempo/pace';
import type { GameReport } from '#analysis/report/game-report';
import type { Depth } from '#analysis/tax/most';
import type { Way } from '#analysis/tax/way';
import type { Divergence, Note } from '#notation/jinteki/reconstruct/verify';
import { leastLevel, timelineLevels } from '#notation/timeline/level';
import { timingSteps, zones, type Prompt, type TimingStep, type Use } from '#rules';
import type { ImportWarningKind } from '../import-report';
import { foldCost } from '../../games/replay/fold-cost';
import type { KeptNote } from '../../games/import/notes';

/** A name of the schema for each of our words: `run-began` is `RUN_BEGAN`, `run.5.4` `RUN_5_4`. */
const named = <T extends string>(words: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(words.map((word) => [word.toUpperCase().replace(/[-.]/g, '_'), word]));

/** Every word of a type, as the keys of a table that lacks none. */
const wordsOf = <T extends string>(all: Readonly<Record<T, true>>): readonly T[] =>
  Object.keys(all).filter((word): word is T => word in all);

const divergences = wordsOf<Divergence['kind']>({
  rule: true,
  manual: true,
  undo: true,
  defect: true,
  unexplained: true,
});

const deviations = wordsOf<Note['kind']>({
  loan: true,
  'loan-repaid': true,
  'loan-spent': true,
  'loan-kept': true,
  'no-effect': true,
  unanswered: true,
  'nothing-trashed': true,
  'out-of-window': true,
  'idle-use': true,
  'console-replaced': true,
  'cost-paid': true,
  cancelled: true,
  'idle-rez': true,
  unfired: true,
  unaccessed: true,
  'room-made': true,
  'early-rez': true,
  'early-pump': true,
  'early-use': true,
  'ends-amid': true,
  'held-open': true,
  'grip-trashed': true,
  emptied: true,
  unprepared: true,
  barred: true,
  'sub-apart': true,
  'early-refill': true,
  'in-vain': true,
  answered: true,
  'set-by-hand': true,
});

const prompts = wordsOf<Prompt['kind']>({
  mulligan: true,
  action: true,
  window: true,
  'jack-out': true,
  discard: true,
  access: true,
  accessed: true,
  replace: true,
  steal: true,
  pick: true,
  subs: true,
  option: true,
  server: true,
  order: true,
  number: true,
  bid: true,
  pay: true,
  random: true,
  shuffle: true,
});

const flowSources = wordsOf<EconomyView['flows'][number]['of']>({
  opening: true,
  card: true,
  action: true,
  rule: true,
  recurring: true,
  use: true,
  'lost-with-card': true,
  unexplained: true,
});

const spendingPurposes = wordsOf<Use['for']>({
  'gain-credit': true,
  draw: true,
  purge: true,
  'remove-tag': true,
  advance: true,
  'trash-resource': true,
  run: true,
  install: true,
  play: true,
  rez: true,
  ability: true,
  'trash-accessed': true,
  steal: true,
  trace: true,
});

const flowPurposes = [
  ...spendingPurposes,
  ...wordsOf<
    Exclude<NonNullable<EconomyView['flows'][number]['what']>, (typeof spendingPurposes)[number]>
  >({ setup: true, turn: true, 'bad-publicity': true }),
];

/** The steps of the charts, and where the game waits when something can be prevented. */
const waiting: readonly (TimingStep | 'prevent')[] = [...timingSteps, 'prevent'];

/** A step of ours; null for what other servers call theirs. */
export const timingIn = (step: string | null): TimingStep | 'prevent' | null =>
  waiting.find((one) => one === step) ?? null;

const stories = wordsOf<GameReport['story'][number]['kind']>({
  score: true,
  steal: true,
  end: true,
  damage: true,
  'close-call': true,
  money: true,
  tags: true,
  'narrow-access': true,
  added: true,
  forfeited: true,
  swapped: true,
});

const lossKinds = wordsOf<NonNullable<GameReport['tempo']['losses']>[number]['how']>({
  trashed: true,
  stolen: true,
});

const runTargets: Readonly<Record<string, GameReport['tempo']['runs'][number]['target']>> = {
  HQ: 'HQ',
  RD: 'R&D',
  ARCHIVES: 'Archives',
  REMOTE: 'remote',
};

/** Enums for kinds of things: for each value the word that our code has for it. */
export const kinds = {
  FactKind: named(Object.keys(leastLevel)),
  TimelineLevel: named(timelineLevels),
  DecisionKind: named(Object.keys(foldCost)),
  PromptKind: named(prompts),
  Zone: named(zones),
  CardType: named([...DECK_CARD_TYPES, 'agenda', 'identity'].sort()),
  Faction: named(AFFILIATIONS),
  CardCycle: named(cycleNames),
  DivergenceKind: named(divergences),
  DeviationKind: named(deviations),
  ImportWarningKind: named(
    wordsOf<ImportWarningKind>({
      'not-in-pool': true,
      'not-judged': true,
      allowed: true,
      unseen: true,
      listed: true,
      unheard: true,
      observed: true,
    }),
  ),
  NoteKind: named(wordsOf<KeptNote['kind']>({ annotation: true, chat: true })),
  Basis: named(wordsOf<GameReport['restsOn']>({ decisions: true, facts: true })),
  Currency: named(
    wordsOf<EconomyView['flows'][number]['currency']>({ credits: true, clicks: true }),
  ),
  FlowDirection: named(wordsOf<EconomyView['flows'][number]['direction']>({ in: true, out: true })),
  FlowSource: named(flowSources),
  CreditPlace: named(['pool', 'run', 'card'] satisfies EconomyView['unspent'][number]['where'][]),
  OddsBasis: named(
    wordsOf<NonNullable<OddsView['basis']>>({ seen: true, decklist: true, prior: true }),
  ),
  NoWay: named(
    wordsOf<Extract<Way, { found: false }>['why']>({
      'no-way': true,
      hidden: true,
      'too-many': true,
    }),
  ),
  SearchDepth: named(wordsOf<Depth>({ usual: true, deep: true })),
  RunTarget: runTargets,
  SpendingPurpose: named(spendingPurposes),
  FlowPurpose: named(flowPurposes),
  TimingStep: named(waiting),
  StoryKind: named(stories),
  LossKind: named(lossKinds),
  GamePhase: named(phases),
  DeckViolationCode: named(VIOLATION_CODES),
};
