import type { CardRef, Fact, FactType } from '../facts';

/** What becomes of a fact that a log line tells and the states do not show. */
export type Unseen =
  /** The log alone can tell it. */
  | 'keep'
  /** The states would show it: it waits some steps for them, then is kept as contradicted. */
  | 'hold'
  /** The line announced what did not come about, or the states tell it better. */
  | 'drop';

export const UNSEEN: { readonly [type in FactType]: Unseen } = {
  'hand-kept': 'keep',
  mulliganed: 'keep',
  'turn-began': 'keep',
  'phase-began': 'keep',
  'turn-ended': 'keep',
  'clicks-gained': 'keep',
  'clicks-spent': 'keep',
  'clicks-lost': 'keep',
  'credits-gained': 'keep',
  'credits-taken': 'keep',
  'credits-spent': 'keep',
  'credits-lost': 'keep',
  drew: 'drop',
  installed: 'hold',
  played: 'hold',
  rezzed: 'hold',
  derezzed: 'drop',
  exposed: 'keep',
  revealed: 'keep',
  trashed: 'hold',
  discarded: 'hold',
  returned: 'drop',
  'removed-from-game': 'drop',
  searched: 'keep',
  shuffled: 'keep',
  advanced: 'keep',
  'tokens-placed': 'drop',
  'tokens-removed': 'drop',
  purged: 'keep',
  'tags-taken': 'drop',
  'tags-avoided': 'keep',
  'tags-removed': 'drop',
  'bad-publicity-taken': 'drop',
  'bad-publicity-removed': 'drop',
  'damage-suffered': 'keep',
  'damage-prevented': 'keep',
  'trash-prevented': 'keep',
  'exposure-prevented': 'keep',
  'run-began': 'keep',
  'run-redirected': 'keep',
  'ice-approached': 'keep',
  'ice-encountered': 'keep',
  'sub-broken': 'drop',
  'sub-resolved': 'keep',
  'ice-bypassed': 'keep',
  'ice-passed': 'keep',
  'server-approached': 'keep',
  'jacked-out': 'keep',
  'run-successful': 'keep',
  accessed: 'keep',
  stolen: 'hold',
  scored: 'hold',
  forfeited: 'hold',
  'points-changed': 'drop',
  'run-ended': 'keep',
  'trace-began': 'keep',
  'trace-ended': 'keep',
  'ability-used': 'keep',
  'game-ended': 'keep',
  commanded: 'keep',
  undone: 'keep',
};

/** Whether a line and the states may tell of the same thing. What a line hides fits anything. */
export function fits(seen: Fact, told: Fact): boolean {
  if (seen.type !== told.type) return false;
  if ('side' in seen && 'side' in told && seen.side !== told.side) return false;
  if ('card' in seen && 'card' in told && !sameCard(seen.card, told.card)) return false;
  if ('server' in seen && 'server' in told && !sameOrHidden(seen.server, told.server)) return false;
  if ('position' in seen && 'position' in told && !sameOrHidden(seen.position, told.position))
    return false;
  if ('ice' in seen && 'ice' in told && !sameCard(seen.ice, told.ice)) return false;
  if ('label' in seen && 'label' in told && !sameLabel(seen.label, told.label)) return false;
  if (seen.type === 'damage-suffered' && told.type === 'damage-suffered')
    return seen.kind === told.kind;
  if (seen.type === 'credits-spent' && told.type === 'credits-spent') {
    return seen.amount === told.amount - told.sources.reduce((sum, { amount }) => sum + amount, 0);
  }
  return (
    seen.type !== 'clicks-spent' || told.type !== 'clicks-spent' || seen.amount === told.amount
  );
}

function sameCard(seen: CardRef | null, told: CardRef | null): boolean {
  return told === null || seen === null || told.title === null || seen.title === told.title;
}

function sameOrHidden<T>(seen: T | null, told: T | null): boolean {
  return seen === null || told === null || seen === told;
}

/** A line may add in brackets what a subroutine came to. */
function sameLabel(seen: string | null, told: string | null): boolean {
  return seen === null || told === null || told === seen || told.startsWith(`${seen} (`);
}

/** What the states saw, with what only the line tells. */
export function join(seen: Fact, told: Fact): Fact {
  if (seen.type === 'trashed' && told.type === 'trashed')
    return { ...seen, by: seen.by ?? told.by };
  if (seen.type === 'accessed' && told.type === 'accessed') {
    return { ...seen, server: told.server ?? seen.server, zone: told.zone ?? seen.zone };
  }
  if (seen.type === 'run-began' && told.type === 'run-began')
    return { ...seen, by: told.by ?? seen.by };
  if (seen.type === 'sub-broken' && told.type === 'sub-broken') return { ...seen, with: told.with };
  if (
    (seen.type === 'stolen' && told.type === 'stolen') ||
    (seen.type === 'scored' && told.type === 'scored')
  ) {
    return { ...seen, points: told.points ?? seen.points };
  }
  if (seen.type === 'credits-spent' && told.type === 'credits-spent') return told;
  if (seen.type === 'clicks-spent' && told.type === 'clicks-spent') return told;
  if (seen.type === 'damage-suffered' && told.type === 'damage-suffered') return told;
  if (seen.type === 'installed' && told.type === 'installed')
    return { ...seen, host: seen.host ?? told.host };
  return seen;
}
