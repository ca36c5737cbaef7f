import type { Decision, Rules, State } from '#rules';
import { unheededRules } from './unheeded-rules';

/** A run is made on a server that its card does not let be chosen; null where it may be chosen, or the card allows any. */
export function runElsewhere(rules: Rules, from: State, one: Decision): State | null {
  const { prompt } = from;
  if (one.do !== 'server' || prompt?.kind !== 'server') return null;
  if (prompt.servers.includes(one.server)) return null;
  const wide = { ...from, prompt: { ...prompt, servers: [...prompt.servers, one.server] } };
  const run = unheededRules(rules).apply(wide, one);
  return run.ok ? run.state : null;
}
