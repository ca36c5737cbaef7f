import type { TriggerFact } from '#rules';
import type { FactType as ObservedFactType } from '../jinteki/facts';

export const timelineLevels = ['turns', 'actions', 'everything'] as const;

/** How much of a timeline is told; each level holds those before it. */
export type TimelineLevel = (typeof timelineLevels)[number];

/** What stands on a timeline, of a game of decisions or an observed one. */
export type ToldFactType =
  Exclude<TriggerFact, 'access-ended' | 'run-unsuccessful'> | ObservedFactType;

/**
 * The least level that tells each kind of fact. Each has its value, described, at the same place of
 * `FactKind` in `src/api/kinds.graphql`: without it no server starts.
 */
export const leastLevel: Readonly<Record<ToldFactType, TimelineLevel>> = {
  'hand-kept': 'actions',
  mulliganed: 'actions',
  'turn-began': 'turns',
  'phase-began': 'everything',
  'turn-ended': 'everything',
  'clicks-gained': 'everything',
  'clicks-spent': 'everything',
  'clicks-lost': 'actions',
  'credits-gained': 'actions',
  'credits-taken': 'actions',
  'credits-spent': 'everything',
  'card-credits-spent': 'everything',
  'pool-empty': 'everything',
  'credits-lost': 'actions',
  drew: 'actions',
  installed: 'actions',
  'server-created': 'everything',
  played: 'actions',
  rezzed: 'actions',
  derezzed: 'actions',
  'turned-facedown': 'actions',
  'turned-faceup': 'actions',
  flipped: 'actions',
  exposed: 'actions',
  revealed: 'actions',
  looked: 'actions',
  trashed: 'actions',
  discarded: 'actions',
  returned: 'actions',
  'removed-from-game': 'actions',
  hosted: 'actions',
  brought: 'actions',
  searched: 'actions',
  shuffled: 'everything',
  arranged: 'actions',
  swapped: 'actions',
  advanced: 'actions',
  'tokens-placed': 'actions',
  'tokens-removed': 'everything',
  purged: 'actions',
  'tags-taken': 'actions',
  'tags-avoided': 'actions',
  'tags-removed': 'actions',
  'bad-publicity-taken': 'actions',
  'bad-publicity-removed': 'actions',
  'damage-suffered': 'actions',
  'damage-prevented': 'actions',
  'trash-prevented': 'actions',
  'exposure-prevented': 'actions',
  chosen: 'actions',
  'option-chosen': 'actions',
  'run-began': 'actions',
  'run-moved': 'actions',
  'run-redirected': 'actions',
  'ice-approached': 'everything',
  'ice-encountered': 'actions',
  'sub-broken': 'actions',
  'strength-changed': 'everything',
  'all-broken': 'everything',
  'sub-resolved': 'actions',
  'ice-bypassed': 'actions',
  'encounter-ended': 'everything',
  'ice-passed': 'everything',
  'server-approached': 'everything',
  'jacked-out': 'actions',
  'run-successful': 'actions',
  accessed: 'actions',
  stolen: 'turns',
  scored: 'turns',
  'added-to-score-area': 'turns',
  forfeited: 'turns',
  'points-changed': 'everything',
  'run-ended': 'actions',
  'trace-began': 'actions',
  bid: 'actions',
  'trace-ended': 'actions',
  'spent-in-secret': 'actions',
  'ability-used': 'actions',
  'ability-resolved': 'everything',
  'loop-ended': 'actions',
  'game-ended': 'turns',
  commanded: 'actions',
  undone: 'actions',
};

const levels: ReadonlyMap<string, TimelineLevel> = new Map(Object.entries(leastLevel));

/** The least level that tells a fact: nobody is told that what was played is out of the way again. */
export const levelOf = (fact: { readonly type: string }): TimelineLevel =>
  'resolved' in fact ? 'everything' : (levels.get(fact.type) ?? 'everything');

/** Whether a level tells a fact. */
export const tells = (level: TimelineLevel, fact: { readonly type: string }): boolean =>
  timelineLevels.indexOf(levelOf(fact)) <= timelineLevels.indexOf(level);
