import type { Pool } from '../ability/pool';
import type { Work } from '../machine/work';
import { workOn } from '../query/work-on';
import { cardOf, isBlank, typeOf } from '../query/card';
import { handSizeOf } from '../query/hand-size';
import { linkOf } from '../query/link';
import { memoryLimit, memoryUsed } from '../query/memory';
import { agendaPointsOf } from '../query/points';
import { subsOf } from '../query/subroutines';
import { currentEncounter, currentRun } from '../query/run';
import { timingOf } from '../machine/timing';
import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import type { EncounterVars } from '../state/run-vars';
import type { ServerName } from '../state/server';
import type { Side } from '../state/side';
import type { Outcome } from '../state/outcome';
import type { State } from '../state/state';
import type { TimingStep } from '../state/timing-step';
import { knowersNow } from '../query/see';
import { cardName, cardView, hiddenCard, nameOf, type CardName, type CardView } from './card';
import { promptView, type PromptView } from './prompt';
import type { Viewer } from './viewer';

export interface ServerView {
  readonly name: ServerName;
  /** Innermost first. */
  readonly ice: readonly CardView[];
  readonly cards: readonly CardView[];
}

export interface RunView {
  readonly server: ServerName;
  readonly step: TimingStep;
  /** How many pieces of ice are still ahead, the present one included. */
  readonly position: number;
  readonly ice: CardName | null;
  /** Subroutines of the encountered ice that are broken, from 0. */
  readonly broken: readonly number[];
}

export interface TraceView {
  readonly base: number;
  readonly strength: number;
  readonly link: number;
}

/** A position as one viewer may know it: open information in full, the rest as hidden places. */
export interface PositionView {
  readonly viewer: Viewer;
  readonly turn: {
    readonly number: number;
    readonly side: Side;
    readonly clicks: number;
    readonly at: TimingStep | 'prevent';
  };
  readonly corp: {
    readonly identity: CardView;
    readonly credits: number;
    readonly clicks: number;
    readonly badPublicity: number;
    readonly handSize: number;
    readonly agendaPoints: number;
    readonly hq: readonly CardView[];
    /** Top first; as many places as cards, all hidden but to the judge. */
    readonly rd: readonly CardView[];
    readonly archives: readonly CardView[];
    readonly score: readonly CardView[];
    readonly servers: readonly ServerView[];
  };
  readonly runner: {
    readonly identity: CardView;
    readonly credits: number;
    readonly runCredits: number;
    readonly clicks: number;
    readonly tags: number;
    readonly brain: number;
    readonly handSize: number;
    readonly agendaPoints: number;
    readonly link: number;
    readonly mu: { readonly limit: number; readonly used: number };
    readonly grip: readonly CardView[];
    readonly stack: readonly CardView[];
    /** Oldest first. */
    readonly heap: readonly CardView[];
    readonly score: readonly CardView[];
    readonly rig: {
      readonly programs: readonly CardView[];
      readonly hardware: readonly CardView[];
      readonly resources: readonly CardView[];
      /** Of no type while they lie so (INFO-13). */
      readonly facedown: readonly CardView[];
    };
  };
  readonly play: readonly CardView[];
  /** Set aside for the moment: found by a search, and in no zone. */
  readonly aside: readonly CardView[];
  readonly removed: readonly CardView[];
  readonly run: RunView | null;
  readonly trace: TraceView | null;
  readonly access: { readonly card: CardName; readonly server: ServerName } | null;
  readonly prompt: PromptView | null;
  readonly outcome: Outcome | null;
}

const all = (g: Work, ids: readonly CardId[], viewer: Viewer): CardView[] =>
  ids.map((id) => cardView(g, id, viewer));

/** A deck is known to nobody; a hand to its owner. */
const deck = (g: Work, ids: readonly CardId[], viewer: Viewer): readonly CardView[] =>
  viewer === 'judge' ? all(g, ids, viewer) : ids.map(() => hiddenCard);
function hand(g: Work, ids: readonly CardId[], viewer: Viewer, owner: Side): readonly CardView[] {
  if (viewer === 'judge' || viewer === owner) return all(g, ids, viewer);
  // INFO-37: of an open hand, too, the order in which it lies is its owner's.
  const open = ids.map((id) => cardOf(g, id)).filter(({ faceup }) => faceup);
  const hidden = ids.slice(open.length).map(() => hiddenCard);
  return [...open.sort(byKind).map(({ id }) => cardView(g, id, viewer)), ...hidden];
}

/** Cards that lie open, by kind and then as they came to lie so. */
const byKind = (a: Card, b: Card): number => a.def - b.def || a.openHandle - b.openHandle;

/**
 * Archives keep no order (ZONE-07). For those who do not know the facedown cards a place in the row
 * would tell when a card came there, so they see faceup cards by kind, then the facedown ones.
 */
function archives(g: Work, viewer: Viewer): readonly CardView[] {
  const ids = g.state.corp.archives;
  if (viewer === 'judge' || viewer === 'corp') return all(g, ids, viewer);
  const faceup = ids
    .map((id) => cardOf(g, id))
    .filter((card) => card.faceup)
    .sort(byKind)
    .map((card) => cardView(g, card.id, viewer));
  const facedown = ids
    .filter((id) => !cardOf(g, id).faceup)
    .map(() => ({ ...hiddenCard, faceup: false }));
  return [...faceup, ...facedown];
}

const row = (g: Work, type: string, viewer: Viewer): CardView[] =>
  all(
    g,
    g.state.runner.rig.filter(
      (id) => typeOf(g, id) === type && !isBlank(cardOf(g, id)) && cardOf(g, id).host === null,
    ),
    viewer,
  );

/** By their places on the ice as it is now. */
const brokenIn = (g: Work, encounter: EncounterVars): number[] =>
  subsOf(g, cardOf(g, encounter.ice)).flatMap(({ id }, i) =>
    encounter.broken.includes(id) ? [i] : [],
  );

function runView(g: Work, viewer: Viewer): RunView | null {
  const run = currentRun(g);
  if (run === null) return null;
  const encounter = currentEncounter(g);
  return {
    server: run.server,
    step: timingOf(g),
    position: run.position,
    ice: run.ice === null ? null : cardName(g, run.ice, viewer),
    broken: encounter === null ? [] : brokenIn(g, encounter),
  };
}

function traceView(g: Work): TraceView | null {
  const found = g.state.frames.findLast((one) => one.at === 'trace');
  return found?.at === 'trace'
    ? { base: found.vars.base, strength: found.vars.strength, link: found.vars.link }
    : null;
}

function accessView(g: Work, viewer: Viewer): PositionView['access'] {
  const found = g.state.frames.findLast((one) => one.at === 'access');
  if (found?.at !== 'access') return null;
  const card = cardOf(g, found.vars.card);
  return { card: nameOf(g, card.id, knowersNow(g, card), viewer, card), server: found.vars.server };
}

/** The name of the window or step the game waits in. */
export function waitingAt(g: Work): TimingStep | 'prevent' {
  const top = g.state.frames[g.state.frames.length - 1];
  if (top?.at === 'window') return top.vars.name;
  return top?.at === 'imminent' ? 'prevent' : timingOf(g);
}

/** Builds the position at a state for one viewer. */
export function viewPosition(pool: Pool, state: State, viewer: Viewer): PositionView {
  const g = workOn(pool, state, null);
  const { corp, runner, turn } = state;
  return {
    viewer,
    turn: {
      number: turn.number,
      side: turn.side,
      clicks: state[turn.side].clicks,
      at: waitingAt(g),
    },
    corp: {
      identity: cardView(g, corp.identity, viewer),
      credits: corp.credits,
      clicks: corp.clicks,
      badPublicity: corp.badPublicity,
      handSize: handSizeOf(g, 'corp'),
      agendaPoints: agendaPointsOf(g, 'corp'),
      hq: hand(g, corp.hq, viewer, 'corp'),
      rd: deck(g, corp.rd, viewer),
      archives: archives(g, viewer),
      score: all(g, corp.score, viewer),
      servers: state.servers.map((server) => ({
        name: server.name,
        ice: all(g, server.ice, viewer),
        cards: all(
          g,
          server.root.filter((id) => cardOf(g, id).host === null),
          viewer,
        ),
      })),
    },
    runner: {
      identity: cardView(g, runner.identity, viewer),
      credits: runner.credits,
      runCredits: runner.runCredits,
      clicks: runner.clicks,
      tags: runner.tags,
      brain: runner.brain,
      handSize: handSizeOf(g, 'runner'),
      agendaPoints: agendaPointsOf(g, 'runner'),
      link: linkOf(g),
      mu: { limit: memoryLimit(g), used: memoryUsed(g) },
      grip: hand(g, runner.grip, viewer, 'runner'),
      stack: deck(g, runner.stack, viewer),
      heap: all(g, runner.heap, viewer),
      score: all(g, runner.score, viewer),
      rig: {
        programs: row(g, 'program', viewer),
        hardware: row(g, 'hardware', viewer),
        resources: row(g, 'resource', viewer),
        facedown: all(
          g,
          runner.rig.filter((id) => isBlank(cardOf(g, id)) && cardOf(g, id).host === null),
          viewer,
        ),
      },
    },
    play: all(g, state.play, viewer),
    aside: all(g, state.aside, viewer),
    removed: all(g, state.removed, viewer),
    run: runView(g, viewer),
    trace: traceView(g),
    access: accessView(g, viewer),
    prompt: promptView(g, viewer),
    outcome: state.outcome,
  };
}
