import { signal, type Signal } from '@preact/signals';
import { ask } from '../api/ask';
import { LastDecisionDocument } from '../api/documents';

/** What branches are called by: their last decision, asked for once, one after another. */
const texts = new Map<string, Signal<string | null>>();
let line: Promise<void> = Promise.resolve();

export function lastText(branch: string, keys: readonly string[]): Signal<string | null> {
  const known = texts.get(branch);
  if (known !== undefined) return known;
  const text = signal<string | null>(null);
  texts.set(branch, text);
  line = line.then(async () => {
    const answer = await ask(LastDecisionDocument, { id: branch }, { keys });
    const edges = answer.ok ? answer.value.game?.decisionList?.edges : undefined;
    text.value = edges?.at(-1)?.node.text ?? null;
  });
  return text;
}
