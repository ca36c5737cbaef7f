/**
 * The face of the rules: whatever is imported from outside of this folder is here, and nothing else.
 * The folders are floors of a ladder; each imports from those below it alone (ADR 50).
 */

export { type CardName, type CardView, hasCard } from './view/card';
export {
  MomentIndex,
  MomentIndexes,
  type Extent,
  type Made,
  type Trail,
  visibleFingerprint,
} from './view/moment-index';
export { GrowingList } from './view/growing-list';
export { type DecisionView, viewDecision } from './view/decision';
export { type FactView, factTexts, isTold, viewFact, viewFactForAll } from './view/fact';
export { identityOf } from './view/identity';
export { knowledgeAt } from './view/knowledge/at';
export { arrangedIn } from './view/knowledge/arranged-in';
export { chances, expectedPoints } from './view/knowledge/chance';
export type { Group } from './view/knowledge/group';
export { Knowledge } from './view/knowledge/knowledge';
export { type KnownPlace, ownPlace, pile } from './view/knowledge/place';
export { type Possible, possibleAt } from './view/knowledge/possible';
export {
  type HindsightView,
  type KnowledgeView,
  type PlaceView,
  viewHindsight,
  viewKnowledge,
} from './view/knowledge/view';
export { type LegalView, viewLegal } from './view/legal';
export { type PositionView, type ServerView, viewPosition } from './view/position';
export { legalFor, mayAnswer } from './view/prompt';
export {
  type Access,
  AccessLog,
  type AccessView,
  type Fate,
  type KeptAccess,
  viewAccess,
} from './view/record/accesses';
export { type Places, keptCode, placeFor, placesOf } from './view/record/kept';
export {
  type KeptScore,
  type ScoreKind,
  ScoreLog,
  type ScoreView,
  viewScore,
} from './view/record/scores';
export { sayDecision } from './view/say-decision';
export { sayFact } from './view/say-fact';
export { MomentBuilder, type DecisionEntry } from './view/moment-builder';
export { type Moment, momentOf } from './view/moment';
export { isPromptHidden } from './view/hidden-prompt';
export {
  tableFields,
  tableNumbers,
  type TableField,
  type TableNumbers,
} from './view/table-numbers';
export {
  type ForEach,
  type Viewer,
  canTell,
  forEach,
  forEachAsked,
  handleFor,
  viewers,
} from './view/viewer';
export { type Views, redacted } from './view/views';
export { cardList, cardWords, count, player, sentence, some } from './view/words';

export { advance } from './engine/machine';
export { type DeckList, addCard, addIdentity, blankWork, openingWork } from './engine/opening';
export { type Live, type Rules, rulesOf } from './engine/rules';

export { payFrame } from './procedures/pay-frame';
export { runFrame } from './procedures/run-frame';
export { useFrame } from './procedures/use-frame';
export { blockFrame } from './procedures/block-frame';
export { isOptionTaken } from './procedures/effects/choice';
export { openWindow } from './procedures/window';

export { accepts } from './legality/accepts';
export { canStillPay } from './legality/can-still-pay';
export { accessTrashBill, stealBill } from './legality/accessed';
export { maySettle } from './legality/install-trash';
export { type Lowering, loweringsFor } from './legality/lowering';
export { nearestTo } from './legality/nearest';
export { sourcesFor } from './legality/credit-sources';
export { barToPay } from './legality/payment';
export { mostPlayX, playBill } from './legality/play';
export { barToUse, mostUseX } from './legality/use';

export {
  endLasting,
  isBlanked,
  refreshActive,
  settleBlanks,
  turnFace,
  works,
} from './mutations/active';
export { resumeCondition } from './procedures/resume-condition';
export { emit } from './mutations/emit';
export { derez, flip } from './mutations/facing';
export { updateHandles } from './mutations/handles';
export { bring } from './mutations/bring';
export { move } from './mutations/move';
export { turnGrip } from './mutations/open-grip';
export { pointsLacking, pointsToWin } from './mutations/outcome';
export { refill } from './mutations/refill';
export { trash } from './mutations/trash';

export { isTagged } from './query/marks';
export { recurringOf } from './query/recurring';
export { billFor } from './query/bill';
export { actionBill, basicBills } from './query/bills';
export {
  abilitiesOf,
  cardOf,
  definitionOf,
  hostedOn,
  isBlank,
  isInstalled,
  ownerOf,
  titleOf,
  typeOf,
  valueOf,
} from './query/card';
export { isWorking } from './query/constant';
export { contextOf } from './query/context';
export { abilitiesNow } from './query/abilities';
export { canBeAdvanced } from './query/advancement';
export { handSizeOf } from './query/hand-size';
export { linkOf } from './query/link';
export { isGripOpen } from './query/open-grip';
export { memoryLimit, memoryUsed } from './query/memory';
export { strengthOf } from './query/strength';
export { usageOf } from './query/usage';
export { subsOf } from './query/subroutines';
export { hasSubtype } from './query/subtype';
export { fitsHost, isCrowded, liesWhereItMay, sparesMemory } from './query/host';
export { agendaPointsOf, pointsOf } from './query/points';
export { currentEncounter, currentRun, encounterIn } from './query/run';
export { addLasting } from './mutations/active';
export { endRun } from './mutations/course';
export { rezBill } from './query/rez';
export { namesAnyTitle } from './query/naming';
export { outside } from './query/outside';
export { knowersNow, see, toAll } from './query/see';

export type { Asking, Work } from './machine/work';
export { workOn } from './query/work-on';
export { frame } from './machine/next';
export { timingOf } from './machine/timing';
export { timingSteps, type TimingStep } from './state/timing-step';

export type {
  Ability,
  Constant,
  Effect,
  Effects,
  InsteadOfAccess,
  InsteadOfDamage,
  Lent,
  Option,
  Paid,
  Play,
  RezWhen,
  Subroutine,
  When,
} from './ability/ability';
export { compilePool } from './ability/compile';
export type { Condition } from './ability/condition';
export { says } from './ability/says';
export type { Cost } from './ability/cost';
export { hooksOf } from './ability/hook';
export type { Forbidden } from './ability/card-modifier';
export type { Purpose } from './ability/cost-modifier';
export type { Modifier } from './ability/modifier';
export type { Definition, Pool } from './ability/pool';
export type { Deck, Outside, PlainEffect } from './ability/plain-effect';
export type { Prevention } from './ability/prevention';
export type { Trigger } from './ability/trigger';
export {
  type Agenda,
  type Asset,
  type CardValue,
  type CorpIdentity,
  type Event,
  type Hardware,
  type Ice,
  type Operation,
  type Program,
  type Resource,
  type RunnerIdentity,
  type Upgrade,
  sideOf,
} from './ability/value';

export { type CardId, cardId } from './state/card-id';
export { type Card, type CounterKind, type Zone, counterKinds, zones } from './state/card';
export { cloneBeside, cloneState } from './state/clone';
export { type OwnCard, ownCard } from './state/own-card';
export type { Decision, Legal } from './state/decision';
export {
  type BasicAction,
  type Cause,
  type Fact,
  type FactContent,
  type FactOf,
  type FactType,
  type TriggerEvent,
  type TriggerFact,
  type Use,
  basicActions,
} from './state/fact';
export type {
  Amount,
  Filter,
  Happening,
  Measure,
  Place,
  Property,
  Relative,
  Target,
} from './state/filter';
export type { Frame } from './state/frame';
export { hashState } from './state/hash';
export type { HistoryRow, RememberedKind } from './state/history';
export { type Duration, type Lasting, durations } from './state/lasting';
export { packState } from './state/packed/pack';
export { packedForm, stampOf } from './state/packed/stamp';
export { unpackState } from './state/packed/unpack';
export type { PickReason, Prompt } from './state/prompt';
export { type Code, type Refusal, codes } from './state/refusal';
export {
  type Central,
  type Server,
  type ServerName,
  type ServerWord,
  centrals,
  isCentral,
  isServerName,
  remoteName,
} from './state/server';
export { type Actor, type Side, actors, isSide, opponent, sides } from './state/side';
export { type Sighting, seenByCorp, seenByRunner } from './state/sighting';
export { type Outcome, type Reason, reasons } from './state/outcome';
export type { State } from './state/state';
export {
  type CardType,
  type Kind,
  isSubtype,
  type DamageKind,
  type Faction,
  type Subtype,
  corpTypes,
  isDamageKind,
  runnerTypes,
  subtypes,
} from './state/trait';
export { engineVersion } from './state/version';
