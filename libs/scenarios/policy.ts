import type { Decision, Legal, Prompt } from '#rules';
import { take, type Stand, type Table } from './stand';

const isWhole = (legal: Legal): legal is Decision =>
  !('from' in legal) && !(legal.do === 'shuffle' && 'cards' in legal);

/** The payer's credits that can be spent on nothing else go first. */
export const usualPayment = (prompt: Extract<Prompt, { kind: 'pay' }>): Decision => ({
  do: 'pay',
  credits: prompt.to,
});

/** What is not worth a word of a script: order, room for installs, sources of credits. */
function unspoken(prompt: Prompt): Decision | null {
  if (prompt.kind === 'pay') return usualPayment(prompt);
  if (prompt.kind === 'order') return { do: 'first', ability: 0 };
  const isRoom =
    prompt.kind === 'pick' && (prompt.why === 'install-trash' || prompt.why === 'host');
  return isRoom && prompt.done ? { do: 'done' } : null;
}

function closing(prompt: Prompt): Decision | null {
  if (prompt.kind === 'window') return { do: 'pass' };
  return prompt.kind === 'jack-out' ? { do: 'continue' } : null;
}

function forced(table: Table, stand: Stand): Decision | null {
  const legal = table.rules.legal(stand.state);
  const [only] = legal;
  if (legal.length !== 1 || only === undefined) return null;
  if (isWhole(only)) return only;
  if (only.do === 'bid' && 'to' in only && only.to === 0) return { do: 'bid', credits: 0 };
  return null;
}

/** What the harness answers by itself; null where the script has to. */
function easyAnswer(table: Table, stand: Stand): Decision | null {
  const { prompt } = stand.state;
  if (prompt === null || prompt.for === 'chance' || prompt.kind === 'action') return null;
  const close = closing(prompt);
  if (close !== null) {
    if (table.policy.pass === 'auto') return close;
    return table.rules.legal(stand.state).length === 1 ? close : null;
  }
  const silent = unspoken(prompt);
  if (silent !== null) return silent;
  const only = forced(table, stand);
  if (table.policy.forced === 'auto' || only?.do === 'leave-accessed') return only;
  return null;
}

/** One step on by the policies; null where they stop. */
export function easyStep(table: Table, stand: Stand): Stand | null {
  const { prompt } = stand.state;
  const answer = easyAnswer(table, stand);
  if (prompt === null || answer === null) return null;
  const taken = take(table, stand, answer, prompt.for);
  return taken.ok ? taken.stand : null;
}

/**
 * An answer to a question the script passes over in silence because not every engine asks it: all
 * of an "up to", none of what may be left. Null where there is no such answer.
 */
export function lenientStep(table: Table, stand: Stand): Stand | null {
  const { prompt } = stand.state;
  if (prompt === null) return null;
  const answer: Decision | null =
    prompt.kind === 'number'
      ? { do: 'number', number: prompt.to }
      : (prompt.kind === 'pick' || prompt.kind === 'subs') && prompt.done
        ? { do: 'done' }
        : null;
  if (answer === null) return null;
  const taken = take(table, stand, answer, prompt.for);
  return taken.ok ? taken.stand : null;
}

/** Where an engine would stand that skips the windows in which nobody can do anything. */
export function pastEmptyWindows(table: Table, stand: Stand): Stand {
  let here = stand;
  for (;;) {
    const { prompt } = here.state;
    if (prompt?.kind !== 'window' || table.rules.legal(here.state).length > 1) return here;
    const taken = take(table, here, { do: 'pass' }, prompt.for);
    if (!taken.ok) return here;
    here = taken.stand;
  }
}

/** Stands of engines that skip empty windows, and that take all of an "up to" without asking. */
export function* furtherOn(table: Table, stand: Stand): Generator<Stand> {
  let here = pastEmptyWindows(table, stand);
  if (here !== stand) yield here;
  while (here.state.prompt?.kind === 'number') {
    const next = lenientStep(table, here);
    if (next === null) return;
    here = pastEmptyWindows(table, next);
    yield here;
  }
}
