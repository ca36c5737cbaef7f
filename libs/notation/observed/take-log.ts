import { counted } from '#text/counted';
import { engineVersion } from '#rules';
import { splitPaste } from '../jinteki/log/lines';
import type { PastedLog } from '../jinteki/log/pasted-log';
import { readLog } from '../jinteki/log/read-log';
import { SIDE_NAMES } from '../jinteki/lens/side';
import { nameless, namelessText } from '../jinteki/privacy/nameless';
import type { EndReason, ObservedFact } from '../jinteki/facts';
import { canonical } from '../recorded/identity';
import type { ObservedOutcome, Warning } from './header';
import { sayUnseen, UNTOLD_NUMBER } from '../jinteki/log/untold';
import { byEntry, NOBODY, type TakeOptions, type ImportAnswer } from './import-result';

function outcomeOf({ facts, winner, turn }: PastedLog): ObservedOutcome {
  const points = { corp: 0, runner: 0 };
  let reason: EndReason | null = null;
  for (const fact of facts) {
    if (fact.flags.includes('undone')) continue;
    if (fact.type === 'scored') points.corp += fact.points ?? 0;
    if (fact.type === 'stolen') points.runner += fact.points ?? 0;
    if (fact.type === 'game-ended') reason = fact.reason;
  }
  return { winner, reason, turn: turn ?? 0, points };
}

function warningsOf(log: PastedLog): Warning[] {
  const { checksums, unread, untold } = log;
  const warnings = unread.map(({ line }): Warning => ({
    index: line,
    message: 'A line was not understood.',
  }));
  for (const { line, side, told, reckoned } of checksums) {
    if (told === reckoned) continue;
    const message = `The ${SIDE_NAMES[side]} has ${counted(told, 'credit')} here; the lines before lead to ${String(reckoned)}.`;
    warnings.push({ index: line, message });
  }
  for (const line of untold) warnings.push({ index: line, message: UNTOLD_NUMBER });
  const unseen = sayUnseen(log);
  if (unseen !== null) warnings.push({ index: null, message: unseen });
  return warnings.sort((a, b) => (a.index ?? 0) - (b.index ?? 0));
}

const linesOf = (content: string | Uint8Array): string[] =>
  splitPaste(typeof content === 'string' ? content : new TextDecoder().decode(content)).map(
    ({ text }) => text,
  );

const nameOf = (name: string, role: string): { readonly name: string } => ({
  name: name === '' ? role : name,
});

/** Reads a pasted log of jinteki.net, for storing; it is observed and no more. */
export function takeLog(content: string | Uint8Array, options: TakeOptions = {}): ImportAnswer {
  const { keepChat = false, anonymous = false } = options;
  const read = readLog(content, { keepChat });
  if (!read.ok) return read;
  const { log } = read;
  const { names } = log;
  const facts: readonly ObservedFact[] = nameless(log.facts, names);
  const players = anonymous
    ? NOBODY
    : { corp: nameOf(names.corp, 'Corp'), runner: nameOf(names.runner, 'Runner') };
  const written = linesOf(content);
  const lines = facts.reduce((most, { index }) => Math.max(most, index), 0);
  return {
    ok: true,
    identity: ['pasted', anonymous ? 'anonymous' : 'named', ...written.map(namelessText(names))],
    formerIdentity: ['pasted', anonymous ? 'anonymous' : canonical(players), ...written],
    header: {
      format: 'observed/1',
      origin: 'log',
      players,
      identities: { corp: null, runner: null },
      outcome: outcomeOf(log),
      endedAt: null,
      entries: lines + 1,
      chatDropped: log.chatDropped,
      undone: log.undone,
      warnings: nameless(warningsOf(log), names),
      stopped: null,
    },
    entries: byEntry(facts, [], lines + 1).filter((entry) => entry.facts.length > 0),
    verdict: {
      format: 'verdict/3',
      engine: engineVersion,
      tier: 'observed',
      decisions: 0,
      verifiedThrough: 0,
      legalThrough: 0,
      entriesVerified: 0,
      divergences: [],
      notes: [],
      warnings: [{ kind: 'not-judged', text: 'A pasted log tells no decisions.' }],
    },
    decided: null,
    chat: anonymous
      ? []
      : log.chat.map(({ number, speaker, text }) => ({
          index: number,
          author: speaker ?? '',
          text,
        })),
    file: null,
  };
}
