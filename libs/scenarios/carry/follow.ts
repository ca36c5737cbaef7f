import {
  type CardId,
  type Decision,
  type Fact,
  type Side,
  cardOf,
  currentEncounter,
  maySettle,
  subsOf,
  workOn,
} from '#rules';
import { engineOption } from '../options';
import { isHowManyPrevented } from '../policy';
import { take, type Stand, type Table } from '../stand';
import { hinted, type Hints } from './hints';
import { haveServed, leftOver } from './left-over';
import { reject, type Carried, type Meant } from './meant';

/** A step-3 question of an install that cannot go on as it was said. */
function stuckInstall(table: Table, stand: Stand): Carried | null {
  const { prompt, frames } = stand.state;
  if (prompt?.kind !== 'pick' || prompt.why !== 'install-trash' || prompt.done) return null;
  const top = frames[frames.length - 1];
  if (top?.at !== 'install') return null;
  const code = maySettle(workOn(table.rules.pool, stand.state, null), top.vars) ?? 'BAD_TARGET';
  return reject('something has to be trashed to make room', code);
}

const isRunCard =
  (table: Table, stand: Stand) =>
  (name: string): boolean =>
    stand.state.play.some((id) => table.names.isCalled(id, name));

/** Subroutines of the ice that is encountered. */
function encounteredSubs(table: Table, stand: Stand): number {
  const g = workOn(table.rules.pool, stand.state, null);
  const ice = currentEncounter(g)?.ice;
  return ice === undefined ? 0 : subsOf(g, cardOf(g, ice)).length;
}

function spoken(table: Table, stand: Stand, decision: Decision): Decision {
  const { prompt } = stand.state;
  if (decision.do !== 'option' || prompt?.kind !== 'option') return decision;
  const option = engineOption(table.rules.pool, stand.state, prompt, decision.option);
  return { do: 'option', option };
}

/** The cost of an ability is still a question: what it breaks comes after. */
const isPaying = ({ state }: Stand, by: Side): boolean =>
  state.prompt !== null &&
  state.frames.some(
    (frame) => frame.at === 'use' && frame.vars.by === by && frame.step !== 'resolved',
  );

/** A break can still be prevented: the ability goes on with its other subroutines afterwards. */
const isBreaking = ({ state }: Stand, by: Side): boolean =>
  state.frames.some((frame) => frame.at === 'use' && frame.vars.by === by) &&
  state.frames.some(
    (frame) => frame.at === 'imminent' && frame.vars.items.some(({ what }) => what === 'break'),
  );

function isUnbroken(table: Table, stand: Stand, sub: number): boolean {
  const g = workOn(table.rules.pool, stand.state, null);
  const encounter = currentEncounter(g);
  const found = encounter === null ? undefined : subsOf(g, cardOf(g, encounter.ice))[sub];
  return found !== undefined && encounter?.broken.includes(found.id) === false;
}

/** Takes the decision itself, then answers what it brings up from what else the script says. */
export function follow(
  table: Table,
  before: Stand,
  meant: Pick<Meant, 'by' | 'do'>,
  heads: readonly Decision[],
  hints: Hints,
): Carried {
  const { by } = meant;
  let stand = before;
  for (const head of heads) {
    const taken = take(table, stand, spoken(table, stand, head), by);
    if (!taken.ok) return reject(taken.reason, taken.code);
    stand = taken.stand;
  }
  const answered = answerAll(table, before, stand, meant, hints);
  if (!answered.ok) return answered;
  const stuck = meant.do === 'install' ? stuckInstall(table, answered.stand) : null;
  const subs = encounteredSubs(table, before);
  const isNamed = hints.subs.length > 0 && isPaying(answered.stand, by);
  if (isNamed && hints.subs.every((sub) => isUnbroken(table, before, sub))) {
    const named = [...hints.subs];
    const open = leftOver(table, before, answered.stand, by, { ...hints, subs: [] }, subs);
    return open ?? { ok: true, stand: { ...answered.stand, subs: named } };
  }
  if (meant.do === 'use' && isBreaking(answered.stand, by)) {
    const open = leftOver(table, before, answered.stand, by, { ...hints, subs: [] }, subs);
    return open ?? { ok: true, stand: { ...answered.stand, subs: [...hints.subs] } };
  }
  return stuck ?? leftOver(table, before, answered.stand, by, hints, subs) ?? answered;
}

/** The only card there was to choose was not asked about: it answers no later question. */
function leaveOutChosen(facts: readonly Fact[], by: Side, { picks }: Hints, asked: CardId[]): void {
  for (const fact of facts) {
    if (fact.type !== 'chosen' || fact.side !== by || asked.includes(fact.card.card)) continue;
    const at = picks.indexOf(fact.card.card);
    if (at >= 0) picks.splice(at, 1);
  }
}

/** Of two ways to pay for an ability the one in which the cards that were named are of use. */
function wayOf(
  table: Table,
  before: Stand,
  from: Stand,
  meant: { readonly by: Side; readonly do: Meant['do'] },
  hints: Hints,
): Stand | null {
  const { frames, prompt } = from.state;
  const top = frames[frames.length - 1];
  if (prompt?.kind !== 'option' || top?.at !== 'use' || hints.picks.length === 0) return null;
  for (const option of prompt.options) {
    const taken = take(table, from, { do: 'option', option }, prompt.for);
    if (!taken.ok) continue;
    const tried = { ...hints, picks: [...hints.picks] };
    const all = answerAll(table, before, taken.stand, meant, tried);
    if (all.ok && haveServed(before, all.stand, hints.picks)) return taken.stand;
  }
  return null;
}

function answerAll(
  table: Table,
  before: Stand,
  from: Stand,
  meant: { readonly by: Side; readonly do: Meant['do'] },
  hints: Hints,
): Carried {
  let stand = from;
  let heard = before.facts.length;
  let asked: CardId[] = [];
  for (;;) {
    const { prompt } = stand.state;
    if (prompt === null || prompt.for !== meant.by) return { ok: true, stand };
    leaveOutChosen(stand.facts.slice(heard), meant.by, hints, asked);
    heard = stand.facts.length;
    const hint = hinted(
      table.names,
      hints,
      prompt,
      isRunCard(table, stand),
      encounteredSubs(table, stand),
    );
    // As many as can be, where the script does not say that it is fewer.
    if (hint.is === 'silent' && prompt.kind === 'number' && isHowManyPrevented(table, stand)) {
      const taken = take(table, stand, { do: 'number', number: prompt.to }, prompt.for);
      if (!taken.ok) return reject(taken.reason, taken.code);
      stand = taken.stand;
      continue;
    }
    if (hint.is === 'silent') {
      const way = wayOf(table, before, stand, meant, hints);
      if (way === null) return { ok: true, stand };
      stand = way;
      continue;
    }
    if (hint.is === 'wrong') return reject('that cannot be chosen', hint.code);
    const taken = take(table, stand, spoken(table, stand, hint.decision), prompt.for);
    if (!taken.ok)
      return hint.decision.do === 'number'
        ? reject(taken.reason, 'WRONG_COUNT', 'CANNOT_PAY', 'BAD_TARGET')
        : reject(taken.reason, taken.code);
    stand = taken.stand;
    asked = hint.decision.do === 'pick' ? [hint.decision.card] : [];
  }
}
