import type { Card } from '../../catalogue/card';
import { foldTitle } from '../../catalogue/fold-title';
import { allPrintings } from '../../catalogue/find-card';
import { packOf } from '../../catalogue/packs';
import type { Copies } from '../../deck/deck-list';
import type { DeckFormat } from '../deck-format';
import type { Examined } from '../examined';
import type { Violation, ViolationCode } from '../violation';

const DRAFT_CYCLE = 'draft';

interface Verdict {
  readonly code: ViolationCode;
  readonly rule: string;
  readonly why: string;
}

const dateVerdict = (printings: readonly Card[], format: DeckFormat): Verdict | null => {
  const { asOf } = format;
  if (asOf === null) return null;
  const days = printings.flatMap((card) => packOf(card).released ?? []);
  const first = days[0];
  if (first === undefined || first <= asOf) return null;
  return {
    code: 'NOT_YET_RELEASED',
    rule: 'TOURN-07',
    why: `is released on ${first}, after ${asOf}`,
  };
};

/** The first reason a title is not in the pool; another printing of it serves as well. */
const verdictOn = (card: Card, format: DeckFormat): Verdict | null => {
  const { packs } = format;
  if (format.banned.size > 0 && format.banned.has(foldTitle(card.title))) {
    return { code: 'BANNED', rule: 'TOURN-07', why: 'is banned' };
  }
  const printings = allPrintings(card);
  if (packs !== null && !printings.some(({ pack }) => packs.has(pack))) {
    return { code: 'NOT_IN_POOL', rule: 'TOURN-07', why: `is not in the pool of ${format.name}` };
  }
  if (!format.draft && printings.every((printing) => packOf(printing).cycle === DRAFT_CYCLE)) {
    return { code: 'DRAFT_ONLY', rule: 'META-01', why: 'says it is for drafts only' };
  }
  return dateVerdict(printings, format);
};

/** TOURN-07: only cards of the pool, released, not banned. */
export const poolRule = (deck: Examined, format: DeckFormat): readonly Violation[] => {
  const entries: readonly Copies[] = deck.list.entries;
  return entries.flatMap((copies) => {
    const verdict = verdictOn(copies.card, format);
    if (verdict === null) return [];
    return [
      {
        code: verdict.code,
        rule: verdict.rule,
        message: `${copies.card.title} ${verdict.why}.`,
        have: copies.quantity,
        least: null,
        most: 0,
        cards: [copies],
      },
    ];
  });
};

/** A pool built from boxes holds no more copies of a title than the boxes do. */
export const boxRule = ({ byTitle }: Examined, { boxes }: DeckFormat): readonly Violation[] => {
  if (boxes === null) return [];
  const violations: Violation[] = [];
  for (const [title, cards] of byTitle) {
    const printings = cards[0] === undefined ? [] : allPrintings(cards[0].card);
    let most = 0;
    for (const { pack, quantity } of printings) most += quantity * (boxes.get(pack) ?? 0);
    let have = 0;
    for (const { quantity } of cards) have += quantity;
    // None at all is the pool's matter.
    if (most === 0 || have <= most) continue;
    violations.push({
      code: 'MORE_THAN_THE_BOX',
      rule: 'DECK-17',
      message: `The deck has ${have} copies of ${title}; the boxes hold ${most}.`,
      have,
      least: null,
      most,
      cards,
    });
  }
  return violations;
};
