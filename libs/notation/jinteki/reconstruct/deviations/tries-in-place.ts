import type { CardId, Rules, State } from '#rules';
import { turnGoesOn } from '../between-turns';
import type { Shown } from '../shown';
import type { Titles } from '../titles';
import { isTakenBack, type Undone } from '../undone';
import { witnessesIn } from '../witnesses/witnesses-in';
import type { Witnessed } from '../witnesses/witnesses-of';
import { toldAside } from './aside';
import type { Placed } from './granted-in-place';
import { type Try, triesIn } from './tries';

/** Entries that something stated may lie beside those of a try that it tells of. */
const near = 2;

/** Something that is stated tells of a use of the card in these entries; what no line tells may be told once a turn has begun. */
function isStated(
  shown: readonly Shown[],
  title: string,
  { entry, until }: Try,
  all: readonly Witnessed[],
): boolean {
  const over = turnGoesOn(shown, until);
  return all.some(({ deed, witness }) => {
    if (deed.asks !== title) return false;
    const { after, until: last } = deed.between;
    if (witness === null) return after + 1 - near <= over && last + near >= entry;
    const from = Math.min(witness.from.entry, witness.line.entry);
    return from <= until && witness.line.entry >= entry;
  });
}

const cardOf = ({ active, cards }: State, { def }: Try): CardId | undefined =>
  active.find((id) => cards[id]?.def === def);

const saidOf = (title: string): string => `${title} is used, and nothing comes of it.`;

/** What is used in vain, as the file shows, and has no place in ours: nothing of our position is another for it. */
export function triesInPlace(
  rules: Rules,
  titles: Titles,
  shown: readonly Shown[],
  stretch: Placed,
  undone: Undone = new Map(),
): Placed {
  const tries = triesIn(titles, shown, stretch).filter(({ entry }) => !isTakenBack(undone, entry));
  if (tries.length === 0) return stretch;
  const { all } = witnessesIn(rules, shown, stretch);
  return toldAside(rules, stretch, all, {
    all: tries.filter((one) => !isStated(shown, titles.titleOf(one.def), one, all)),
    cardOf,
    tell: ({ def, entry }, card) => ({
      ...{ kind: 'in-vain', card, credits: 0, entry, difference: 'D15' },
      ...{ rule: 'ABIL-09', reason: saidOf(titles.titleOf(def)), legal: false },
    }),
  });
}
