import type { CardRef, Fact, RunOutcome } from '../facts';
import { type Json, type JsonObject, objectOf } from '../json';
import { type CardJson, cidOf, subroutinesOf, titleOf } from '../lens/card';
import { promptOf, type PromptView } from '../lens/prompt';
import { encounterOf, iceAt, runOf, type RunView } from '../lens/run';
import { playerOf } from '../lens/side';
import type { Identities } from './identities';

export interface RunChange {
  readonly facts: readonly Fact[];
  /** The run that ended in this step, for its outcome to be told once its log lines are read. */
  readonly ended: RunView | null;
}

const UNTOUCHED: RunChange = { facts: [], ended: null };

/** What two successive states show of a run: its start, ice, subroutines, success and end. */
export function runChange(before: JsonObject, after: JsonObject, ids: Identities): RunChange {
  if (before['run'] === after['run'] && before['encounters'] === after['encounters'])
    return UNTOUCHED;
  const facts: Fact[] = [];
  const was = runOf(before);
  const is = runOf(after);
  if (was === null && is !== null)
    facts.push({ type: 'run-began', server: is.server, by: is.sourceTitle });
  if (was !== null && is !== null && was.server !== is.server)
    facts.push({ type: 'run-redirected', server: is.server });
  if (is !== null) facts.push(...approach(after, was, is, ids));
  facts.push(...encounter(before, after, is ?? was, ids));
  if (is?.phase === 'success' && was?.phase !== 'success')
    facts.push({ type: 'run-successful', server: is.server });
  return { facts, ended: is === null ? was : null };
}

export function outcomeOf(successful: boolean, over: boolean): RunOutcome {
  if (successful) return 'successful';
  return over ? 'neither' : 'unsuccessful';
}

function approach(
  state: JsonObject,
  was: RunView | null,
  is: RunView,
  ids: Identities,
): readonly Fact[] {
  if (is.phase !== 'approach-ice') return [];
  if (was?.phase === 'approach-ice' && was.position === is.position && was.server === is.server)
    return [];
  const ice = iceAt(state, is.serverKey, is.position - 1);
  if (ice === null) return [];
  return [
    { type: 'ice-approached', card: refOf(ice, ids), server: is.server, position: is.position - 1 },
  ];
}

function encounter(
  before: JsonObject,
  after: JsonObject,
  run: RunView | null,
  ids: Identities,
): readonly Fact[] {
  const was = encounterOf(before);
  const is = encounterOf(after);
  if (is === null) return [];
  const facts: Fact[] = [];
  const fresh = was === null || cidOf(was) !== cidOf(is) || count(before) !== count(after);
  const ice = refOf(is, ids);
  if (fresh) {
    const position = run === null || run.position === 0 ? null : run.position - 1;
    facts.push({ type: 'ice-encountered', card: ice, server: run?.server ?? null, position });
  }
  const old = was === null || fresh ? [] : subroutinesOf(was);
  for (const [sub, { label, broken, fired }] of subroutinesOf(is).entries()) {
    if (broken && old[sub]?.broken !== true)
      facts.push({ type: 'sub-broken', ice, sub, label, with: null });
    if (fired && old[sub]?.fired !== true) facts.push({ type: 'sub-resolved', ice, sub, label });
  }
  return facts;
}

function count(state: JsonObject): Json | undefined {
  return objectOf(state['encounters'])?.['encounter-count'];
}

/** The card a fresh access prompt of the Runner shows, R&D included. */
export function accessFacts(
  before: JsonObject,
  after: JsonObject,
  ids: Identities,
): readonly Fact[] {
  if (playerOf(before, 'runner')['prompt-state'] === playerOf(after, 'runner')['prompt-state'])
    return [];
  const is = promptOf(after, 'runner');
  if (is === null || !is.message.startsWith('You accessed')) return [];
  const was = promptOf(before, 'runner');
  if (
    was !== null &&
    was.message === is.message &&
    was.cardCid === is.cardCid &&
    eid(before) === eid(after)
  )
    return [];
  return [{ type: 'accessed', card: accessedCard(is, ids), server: null, zone: null }];
}

/** A prompt that lets another card act on the access shows that card, and names the accessed one in its text. */
function accessedCard(prompt: PromptView, ids: Identities): CardRef {
  const { message, cardTitle, cardCid } = prompt;
  if (cardTitle !== null && message.includes(cardTitle)) {
    return { id: cardCid === null ? null : ids.of(cardCid), title: cardTitle };
  }
  return {
    id: null,
    title: /^You accessed ?(.+?)\.?(?: (?:Pay|Trash) .*)?$/.exec(message)?.[1] ?? null,
  };
}

function eid(state: JsonObject): Json | undefined {
  return objectOf(objectOf(playerOf(state, 'runner')['prompt-state'])?.['eid'])?.['eid'];
}

function refOf(card: CardJson, ids: Identities): CardRef {
  const cid = cidOf(card);
  return { id: cid === null ? null : ids.of(cid), title: titleOf(card) };
}
