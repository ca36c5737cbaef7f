import type { FactType } from '#notation/jinteki/facts';
import type { Json, JsonObject } from '#notation/jinteki/json';
import type { Decision } from './replays';

/** Something that the decisions say happened, to be found among the facts. */
export interface Truth {
  readonly type: FactType;
  readonly h: number;
  /** Title of the card, server of a run, or side, as the kind needs. */
  readonly what: string;
}

/** What the commands of a game must have caused. Only what a command says outright is taken. */
export function truthsOf(decisions: readonly Decision[], history: readonly Json[]): Truth[] {
  return decisions.flatMap((decision, at) => {
    const next = decisions.slice(at + 1).find(({ side }) => side === decision.side);
    if (wasRefused(history[decision.h]) || wasGivenUp(decision, next)) return [];
    const kinds = TRUTHS.flatMap((reading) => reading(decision));
    return kinds.map((truth) => ({ ...truth, h: decision.h }));
  });
}

/** The server answers a command that cannot be paid with a toast alone. */
function wasRefused(diff: Json | undefined): boolean {
  return JSON.stringify(diff ?? null).includes('"msg":"Unable to pay for ');
}

/** An install whose first question is answered with nothing chosen does not come about. */
function wasGivenUp(decision: Decision, next: Decision | undefined): boolean {
  if (decision.command !== 'play' || next === undefined) return false;
  return /^(?:Insufficient MU|Choose a card to host|Trash ice protecting).* -> Done$/.test(
    next.label,
  );
}

type Reading = (decision: Decision) => readonly Omit<Truth, 'h'>[];

const CLICKS: ReadonlySet<string> = new Set([
  'credit',
  'draw',
  'advance',
  'run',
  'remove-tag',
  'trash-resource',
  'purge',
]);

function after(label: string, lead: string): string {
  return label.slice(lead.length);
}

function cardOf({ args }: Decision): JsonObject | null {
  const card = args?.['card'];
  return typeof card === 'object' && card !== null && !Array.isArray(card)
    ? (card as JsonObject)
    : null;
}

const SIDED: ReadonlySet<FactType> = new Set<FactType>(['hand-kept', 'mulliganed']);

function choice(pattern: RegExp, type: FactType): Reading {
  return ({ command, label, side }) => {
    const match = command === 'choice' || command === 'select' ? pattern.exec(label) : null;
    return match?.[1] === undefined ? [] : [{ type, what: SIDED.has(type) ? side : match[1] }];
  };
}

function command(name: string, type: FactType, what: (decision: Decision) => string): Reading {
  return (decision) => (decision.command === name ? [{ type, what: what(decision) }] : []);
}

const TRUTHS: readonly Reading[] = [
  command('start-turn', 'turn-began', ({ side }) => side),
  command('run', 'run-began', ({ label }) => after(label, 'run ')),
  command('rez', 'rezzed', ({ label }) => after(label, 'rez ')),
  choice(/^Choose a target for Priority Requisition -> (?!Done)(.+)$/, 'rezzed'),
  choice(/^Choose a card to install and rez at no cost -> (?!Cancel)(.+)$/, 'rezzed'),
  command('score', 'scored', ({ label }) => after(label, 'score ')),
  command('advance', 'advanced', ({ label }) => after(label, 'advance ')),
  choice(/^Keep hand\? -> (Keep)$/, 'hand-kept'),
  choice(/^Keep hand\? -> (Mulligan)$/, 'mulliganed'),
  choice(/^You accessed ?(.+?)\.? -> (?:Pay \d+ \[Credits\] to trash|\[[^\]]+\] Trash)/, 'trashed'),
  choice(/^Choose a (?:program|resource) to trash -> (?!Done)(.+)$/, 'trashed'),
  command('unbroken-subroutines', 'sub-resolved', ({ label }) => after(label, 'fire subs on ')),
  command('jack-out', 'jacked-out', () => ''),
  command('purge', 'purged', () => ''),
  command('remove-tag', 'tags-removed', () => ''),
  choice(/^You accessed ?(.+?)\.?(?: (?:Pay|Trash) [^>]*)? -> /, 'accessed'),
  choice(/^You accessed ?(.+?)\.?(?: (?:Pay|Trash) [^>]*)? -> (?:Steal|Pay to steal)/, 'stolen'),
  choice(/^Discard down to \d+ cards? -> (.+)$/, 'discarded'),
  choice(/^Choose a location to install (.+) -> /, 'installed'),
  (decision) => {
    if (decision.command !== 'play') return [];
    const type = cardOf(decision)?.['type'];
    const title = decision.label.replace(/^(?:play|install) /, '').replace(/ -> [^>]*$/, '');
    return type === 'Event' || type === 'Operation'
      ? [{ type: 'played', what: title }]
      : [{ type: 'installed', what: title }];
  },
  ({ command: name, side }) => (CLICKS.has(name) ? [{ type: 'clicks-spent', what: side }] : []),
];
