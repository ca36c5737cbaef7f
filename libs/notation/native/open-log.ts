import {
  type Fact,
  type Pool,
  type Rules,
  type DeckList,
  sides,
  type Side,
  type State,
} from '#rules';
import { whyMissing } from '#cards/missing';
import { smallestPoolWith } from '#cards/pool';
import type { RulesByPool } from '#cards/rules-by-pool';
import { withUnknown } from '#cards/unknown';
import { type LoggedDeck, type LogHeader, unknownFormat } from './header';
import { nearestCards } from './nearest-cards';
import { refuse, type Complaint, type LogRefusal } from './refusal';

/** Builds a state from a position as scenarios write it; the loader of `notation/scenario` fits. */
export type LoadPosition = (
  pool: Pool,
  position: unknown,
) =>
  | { readonly ok: true; readonly state: State; readonly facts?: readonly Fact[] }
  | { readonly ok: false; readonly message: string };

export interface Opened {
  readonly ok: true;
  /** Those that judge every decision of the game. */
  readonly rules: Rules;
  readonly state: State;
  readonly facts: readonly Fact[];
}

/** The rules this version follows. */
export const followedRules = 'rr-1.1';

const firstLine = 1;

function deckComplaint(pool: Pool, side: Side, deck: LoggedDeck): Complaint | null {
  const identity = pool.byCode.get(deck.identity);
  if (identity?.value.type === 'identity' && identity.side !== side)
    return misplaced(side, deck.identity, `an identity of the other side`);
  if (identity !== undefined && identity.value.type !== 'identity')
    return misplaced(side, deck.identity, 'no identity');
  const unknown = [deck.identity, ...deck.cards.map(([code]) => code)].find(
    (code) => !pool.byCode.has(code),
  );
  if (unknown !== undefined)
    return {
      code: 'UNKNOWN_CARD',
      message: `the ${side} deck names "${unknown.slice(0, 60)}", which is no card of ${pool.name}`,
      hint:
        smallestPoolWith(unknown) === null
          ? 'Write the code of a card of the pool; "retrace cards --status" tells which are written.'
          : `It is ${whyMissing(pool, unknown)}: name that one in the header.`,
      expected: nearestCards(pool, side, unknown),
    };
  for (const [code] of deck.cards) {
    const card = pool.byCode.get(code);
    if (card?.value.type === 'identity') return misplaced(side, code, 'an identity');
    if (card?.side !== side) return misplaced(side, code, 'a card of the other side');
  }
  return null;
}

const misplaced = (side: Side, code: string, what: string): Complaint => ({
  code: 'BAD_HEADER',
  message: `the ${side} deck has ${code} where it cannot be: it is ${what}`,
  hint: 'Give each side an identity of its own and a deck of its own cards.',
});

const listed = (deck: LoggedDeck): DeckList => ({
  identity: deck.identity,
  cards: deck.cards.flatMap(([code, copies]) => new Array<string>(copies).fill(code)),
});

/** The rules for the pool that the header names, or what it says of rules or pool that is not known here. */
function rulesFor(pools: RulesByPool, header: LogHeader): Rules | Complaint {
  const rules = pools.find(header.pool);
  if (rules === null)
    return {
      code: 'UNKNOWN_POOL',
      message: `the pool "${header.pool}" is not known here`,
      hint: 'Name the pool the game was played with, or upgrade Retrace.',
      expected: pools.names,
    };
  if (header.rules !== followedRules)
    return {
      code: 'WRONG_VERSION',
      message: `the game follows the rules "${header.rules}", which are not known here`,
      hint: 'Name the rules the game was played by, or upgrade Retrace.',
      expected: [followedRules],
    };
  return header.format === unknownFormat ? withUnknown(rules) : rules;
}

/** The state before the first decision of a log, and what happened on the way there. */
export function openLog(
  pools: RulesByPool,
  header: LogHeader,
  loadPosition?: LoadPosition,
): Opened | LogRefusal {
  const rules = rulesFor(pools, header);
  if ('code' in rules) return refuse(firstLine, null, rules);
  const { pool } = rules;
  const { start } = header;
  if (start.kind === 'position') {
    const loaded = loadPosition?.(pool, start.position);
    if (loaded?.ok === true)
      return { ok: true, rules, state: loaded.state, facts: loaded.facts ?? [] };
    return refuse(firstLine, null, {
      code: 'BAD_POSITION',
      message: `"start.position": ${loaded?.message ?? 'positions are not read here'}`,
      hint: 'Write the position as docs/formats/native-log.md says.',
    });
  }
  for (const side of sides) {
    const bar = deckComplaint(pool, side, start[side]);
    if (bar !== null) return refuse(firstLine, null, bar);
  }
  const opened = rules.open({ corp: listed(start.corp), runner: listed(start.runner) });
  if (!opened.ok) throw new Error(`the pool lost ${opened.unknown.join(', ')}`);
  return { ok: true, rules, state: opened.state, facts: opened.facts };
}
