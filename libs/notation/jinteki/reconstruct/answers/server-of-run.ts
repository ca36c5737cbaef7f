import type { PromptView } from '../../lens/prompt';
import { runOf } from '../../lens/run';
import type { Shown } from '../shown';
import type { Told } from './answer';
import { servers } from './of-servers';

/** The server of the run that begins; any where none does, and nothing else is told. */
export function serverOfRun({ choices }: PromptView, before: Shown, now: Shown): Told | null {
  const run = runOf(before.state) === null ? runOf(now.state) : null;
  const isServer = choices.every((one) => one === 'HQ' || servers.test(one));
  if (run !== null) {
    const told = run.server ?? '';
    return choices.includes(told) ? { kind: 'server', told } : null;
  }
  const [told, ...others] = choices;
  return told !== undefined && isServer && now.lines.length === 0
    ? { kind: 'server', told, others }
    : null;
}
