import type { CreditSource } from '../facts';
import { pronoun } from './pronoun';

/** What a log line says was paid. Credits count the whole payment; `sources` is what the pool did not pay. */
export interface Cost {
  readonly clicks: number;
  readonly clicksLost: number;
  readonly credits: number;
  readonly sources: readonly CreditSource[];
  readonly forfeited: readonly string[];
  readonly trashed: readonly string[];
  readonly damage: readonly { readonly kind: string; readonly amount: number }[];
  readonly tags: number;
}

const START =
  /^(?:spends|pays|loses|forfeits|trashes|suffers|takes|removes|reveals|shuffles|returns|adds)\b/;
const ACTIONS =
  'use|install|play|rez|derez|trash|steal|increase|make|advance|remove|draw|gain|purge|break|host|score|expose|initiate|run|access|prevent';
const TO_ACTION = new RegExp(`^(.*?)\\s*\\bto ((?:${ACTIONS})\\b.*)$`);
const BETWEEN =
  /(?:,? and then | and |, and |, )(?=(?:pays|spends|loses|forfeits|trashes|suffers|removes|reveals|takes|\d+ ?\[|\d+ from ))/;
const POOL = new RegExp(`^${pronoun} credit pool$`);

/** Splits "spends [Click] and pays 3 [Credits] to install X" into cost and action; null where the line pays nothing. */
export function splitCost(
  text: string,
): { readonly cost: Cost; readonly action: string | null } | null {
  if (!START.test(text)) return null;
  const match = TO_ACTION.exec(text);
  // A payment in parts ends with a comma: "forfeits X, and then pays 2 [Credits], to use Y".
  const cost = costOf((match?.[1] ?? text).replace(/,$/, ''));
  return cost === null ? null : { cost, action: match?.[2] ?? null };
}

/** Null where the text holds no payment at all. */
function costOf(text: string): Cost | null {
  const sum = {
    clicks: 0,
    clicksLost: 0,
    credits: 0,
    sources: [] as CreditSource[],
    forfeited: [] as string[],
    trashed: [] as string[],
    damage: [] as { kind: string; amount: number }[],
    tags: 0,
  };
  let known = false;
  for (const clause of text.split(BETWEEN)) {
    const clicks = /^(spends|loses)\s*((?:\[click\]\s*)*)$/i.exec(clause);
    const credits =
      /^(?:pays |spends )?\s*(\d+)\s*(?:\[credits?\])?(?:\s*from (.+?))?(?: on encountering .+)?$/i.exec(
        clause,
      );
    const forfeits = /^forfeits (?:\d+ agendas? \((.+)\)|(.+))$/i.exec(clause);
    const trashes = /^trashes (?:\d+ [^(]*\((.+)\)|(.+))$/i.exec(clause);
    const suffers = /^suffers (\d+) (\w+) damage(?: from .+)?$/i.exec(clause);
    const tags = /^takes (\d+) tags?$/i.exec(clause);
    if (clicks !== null) {
      // A copy that lost its icons leaves "spends  to": one click at least.
      const count = Math.max(1, clicks[2]?.match(/\[click\]/gi)?.length ?? 0);
      if (clicks[1] === 'loses') sum.clicksLost += count;
      else sum.clicks += count;
    } else if (credits !== null) {
      const amount = Number(credits[1]);
      const from = credits[2]?.trim();
      sum.credits += amount;
      if (from !== undefined && !POOL.test(from)) sum.sources.push({ from, amount });
    } else if (forfeits !== null) sum.forfeited.push(forfeits[1] ?? forfeits[2] ?? '');
    else if (trashes !== null) sum.trashed.push(trashes[1] ?? trashes[2] ?? '');
    else if (suffers !== null)
      sum.damage.push({ kind: suffers[2] ?? '', amount: Number(suffers[1]) });
    else if (tags !== null) sum.tags += Number(tags[1]);
    else if (!/^(?:pays$|spends|removes|reveals|shuffles|returns|adds)\b/.test(clause)) continue;
    known = true;
  }
  return known ? sum : null;
}
