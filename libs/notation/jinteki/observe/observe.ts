import { counted } from '#text/counted';
import type { EndReason, ObservedFact } from '../facts';
import { fold, type FoldStep } from '../fold/fold';
import { playerView } from '../lens/game';
import { SIDE_NAMES, SIDES, type Side } from '../lens/side';
import type { Metadata } from '../read/metadata';
import type { Replay } from '../read/read';
import type { Refusal } from '../refusal';
import { endReason, type Numbers, numbersOf } from './game';
import { Observer } from './observer';

export interface Outcome {
  readonly winner: Side | null;
  readonly reason: EndReason | null;
  readonly turn: number;
  readonly points: { readonly [side in Side]: number };
}

/** A game as its replay shows it, without our rules having judged it. */
export interface ObservedGame {
  readonly tier: 'observed';
  readonly facts: readonly ObservedFact[];
  readonly names: Replay['names'];
  readonly identities: { readonly [side in Side]: string | null };
  readonly outcome: Outcome;
  readonly metadata: Metadata;
  /** Entries folded, the first state included. */
  readonly entries: number;
  readonly chatDropped: number;
  readonly undone: readonly { readonly index: number; readonly to: number | null }[];
  /** What does not agree or was not understood; nothing is left out for it. */
  readonly warnings: readonly { readonly index: number; readonly message: string }[];
  /** Why folding stopped early; null when the whole file was folded. */
  readonly stopped: Refusal | null;
}

export interface ObserveOptions {
  /** Offer the part before a diff that does not apply. */
  readonly keepPartial?: boolean;
  /** Called for every entry that folds; `idOf` ties the ids of one physical card together. */
  readonly watch?: (step: FoldStep, idOf: (cid: string) => string) => void;
}

export type Observed = { readonly ok: true; readonly game: ObservedGame } | Refusal;

/** Folds a replay and derives what happened in it. */
export function observe(replay: Replay, options: ObserveOptions = {}): Observed {
  const observer = new Observer(replay.names);
  const steps = fold(replay);
  let last: FoldStep | null = null;
  let next = steps.next();
  while (next.done !== true) {
    last = next.value;
    observer.step(next.value);
    options.watch?.(next.value, observer.idOf);
    next = steps.next();
  }
  const stopped = next.value;
  if (stopped !== null && (last === null || options.keepPartial !== true)) return stopped;
  if (last === null) throw new Error('a fold without a refusal has at least its first state');
  const numbers = numbersOf(last.state);
  const facts = observer.finish();
  const cut = stopped !== null || endsLater(replay.metadata, numbers);
  const outcome = outcomeOf(numbers, replay.metadata, cut);
  return {
    ok: true,
    game: {
      tier: 'observed',
      facts,
      names: replay.names,
      identities: {
        corp: playerView(last.state, 'corp').identity,
        runner: playerView(last.state, 'runner').identity,
      },
      outcome,
      metadata: replay.metadata,
      entries: last.index + 1,
      chatDropped: replay.chatDropped,
      undone: observer.undone,
      warnings: warningsOf(observer, outcome, replay.metadata, last.index),
      stopped,
    },
  };
}

/** The metadata are of an end that is not in the file. */
const endsLater = ({ turn }: Metadata, { game }: Numbers): boolean =>
  turn !== null && turn > game.turn;

/** The last state tells the outcome; the metadata only where the state is silent, as after a claim or a timeout. */
function outcomeOf(numbers: Numbers, metadata: Metadata, cut: boolean): Outcome {
  const { game, players } = numbers;
  const over = game.winner !== null || game.reason !== null;
  const reason = over ? game.reason : cut ? null : metadata.reason;
  return {
    winner: over || cut ? game.winner : metadata.winner,
    reason: reason === null ? null : endReason(reason),
    turn: game.turn,
    points: { corp: players.corp.points, runner: players.runner.points },
  };
}

function warningsOf(observer: Observer, outcome: Outcome, metadata: Metadata, index: number) {
  const warnings = [...observer.mismatches];
  for (const { index: at, text } of observer.unread)
    warnings.push({ index: at, message: `Line not understood: ${text}` });
  for (const { index: at, to } of observer.undone) {
    warnings.push({
      index: at,
      message: `Undone back to entry ${to === null ? 'unknown' : String(to)}.`,
    });
  }
  if (metadata.turn !== null && metadata.turn !== outcome.turn) {
    warnings.push({
      index,
      message: `The metadata tell turn ${String(metadata.turn)}, the last state ${String(outcome.turn)}.`,
    });
  }
  if (metadata.winner !== null && outcome.winner !== null && metadata.winner !== outcome.winner) {
    const [told, won] = [SIDE_NAMES[metadata.winner], SIDE_NAMES[outcome.winner]];
    warnings.push({
      index,
      message: `The metadata tell that the ${told} won, the last state that the ${won} did.`,
    });
  }
  for (const side of SIDES) {
    const told = metadata.points[side];
    if (told !== null && told !== outcome.points[side]) {
      const message = `The metadata tell ${counted(told, 'point')} of the ${SIDE_NAMES[side]}, the last state ${String(outcome.points[side])}.`;
      warnings.push({ index, message });
    }
  }
  return warnings;
}
