import { type Side, SIDES } from '../lens/side';
import { clicksOf, type Features, fieldOf, plainKey, readKey } from './features';
import type { Shown } from './shown';

const asksForPrice = /^Choose (?:a credit providing card \(|.+ to forfeit$)/;

/** Who is asked what else to pay with, of a price that theirs takes part by part. */
export const payingIn = ({ prompts }: Pick<Shown, 'prompts'>): Side | null =>
  SIDES.find((side) => {
    const prompt = prompts[side];
    return prompt !== null && prompt.kind !== 'waiting' && asksForPrice.test(prompt.message);
  }) ?? null;

const ofRun: ReadonlySet<number> = new Set(
  (['runner credits', 'run credits'] as const).map(plainKey),
);

/** Clicks of the one who pays. */
export const isClickOf = (key: number, side: Side): boolean => key === clicksOf[side];

/** Credits that lie on a card, or are of a run: they are chosen one after the other. */
function isChosen(key: number, side: Side): boolean {
  const { category, field } = readKey(key);
  if (category === 'plain') return side === 'runner' && ofRun.has(key);
  if (category === 'pile') return false;
  const name = fieldOf(field);
  return name === 'recurring' || name === 'credit';
}

/** What is chosen so far of a price is paid in theirs, and nothing of it in ours, which pays for all at once. */
export function isPaidSoFar(
  key: number,
  side: Side | null,
  ours: Features,
  theirs: Features,
): boolean {
  if (side === null || (theirs.get(key) ?? 0) >= (ours.get(key) ?? 0)) return false;
  return isClickOf(key, side) || isChosen(key, side);
}
