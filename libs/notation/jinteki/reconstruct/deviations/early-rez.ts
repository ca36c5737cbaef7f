import {
  advance,
  barToPay,
  type CardId,
  cloneState,
  type Frame,
  frame,
  openWindow,
  type Prompt,
  rezBill,
  type Rules,
  type State,
  workOn,
} from '#rules';
import { isInEncounter } from './apart';
import { askedWhere, wait } from './by-hand';

/** Questions that the answer of is still to come when a card is rezzed. */
const amid: ReadonlySet<Prompt['kind']> = new Set([
  ...(['pick', 'option', 'server', 'number', 'pay', 'replace', 'subs'] as const),
  ...(['access', 'accessed', 'steal', 'discard'] as const),
]);

/** The question is left as it stands: what is rezzed may ask nothing itself. */
function rezBesides({ pool }: Rules, from: State, frame: Frame): State | null {
  const { frames, prompt } = from;
  const g = workOn(pool, cloneState(from), null, 'every-step');
  g.state.frames.push(openWindow(g, 'run.2.3'), frame);
  g.state.prompt = null;
  advance(g, null);
  const { state } = g;
  if (state.prompt?.kind !== 'window' || state.frames.length !== frames.length + 1) return null;
  state.frames.pop();
  state.prompt = prompt;
  return state;
}

/**
 * The Corp rezzes a card in a root while the Runner is asked to jack out or a trace is bid for, ice
 * that is not approached, or either while a question of another card stands open; null where that cannot be.
 */
export function rezEarly(rules: Rules, from: State, id: CardId, stays: boolean): State | null {
  const { pool } = rules;
  const card = from.cards[id];
  const asked = from.prompt?.kind;
  if (card === undefined || card.faceup || asked === undefined) return null;
  // What is imminent may be prevented: that question is left as it stands, too.
  const isAmid = amid.has(asked) || (asked === 'window' && from.frames.at(-1)?.at === 'imminent');
  const isOut = asked === 'jack-out' || asked === 'bid' || isInEncounter(from);
  const isRoot = card.zone === 'root' && (isAmid || isOut);
  if (!isRoot && card.zone !== 'ice') return null;
  const g = workOn(pool, cloneState(from), null, askedWhere(stays));
  const bill = rezBill(g, card);
  if (barToPay(g, 'corp', 'rezzing', id, bill) !== null) return null;
  const rezzing = frame('rez', 'pay', { card: id, free: false, discount: 0 });
  if (isAmid) return rezBesides(rules, from, rezzing);
  if (!wait(g.state)) return null;
  g.state.frames.push(rezzing);
  advance(g, null);
  return g.state;
}
