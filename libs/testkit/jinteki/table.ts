import type { Json, JsonObject } from '#notation/jinteki/json';
import {
  type Work,
  cardOf,
  ownerOf,
  valueOf,
  agendaPointsOf,
  currentEncounter,
  currentRun,
  type CardId,
  type ServerName,
  type Side,
  type Outcome,
} from '#rules';
import { cardJson } from './card';

const centralKeys: Readonly<Record<string, string>> = {
  HQ: 'hq',
  'R&D': 'rd',
  Archives: 'archives',
};
const keyOf = (name: ServerName): string => centralKeys[name] ?? name.replace(/^Server /, 'remote');

const reasons = {
  'agenda-points': 'Agenda',
  flatline: 'Flatline',
  'empty-rd': 'Decked',
  concession: 'Concede',
} as const satisfies Record<Outcome['reason'], string>;

export const reasonOf = ({ reason }: Outcome): string => reasons[reason];

/** What a side has, apart from prompts and what counts its commands. */
export interface Table {
  readonly corp: JsonObject;
  readonly runner: JsonObject;
  readonly game: JsonObject;
}

const phases = { approach: 'approach-ice', encounter: 'encounter-ice' } as const;

function runJson(g: Work): JsonObject {
  const run = currentRun(g);
  if (run === null || run.phase === 'ended') return {};
  const encounter = currentEncounter(g);
  const ice = encounter === null ? null : cardOf(g, encounter.ice);
  const phase =
    run.success !== null ? 'success' : encounter !== null ? phases.encounter : phases.approach;
  return {
    run: { server: [keyOf(run.success ?? run.server)], position: run.position, phase },
    ...(encounter === null || ice === null
      ? {}
      : {
          encounters: {
            'encounter-count': 1,
            ice: { ...cardJson(g, ice.id), subroutines: subroutines(g, ice.id, encounter.broken) },
          },
        }),
  };
}

function subroutines(g: Work, ice: CardId, broken: readonly number[]): Json[] {
  const most = Math.max(8, ...broken.map((sub) => sub + 1));
  return Array.from({ length: most }, (_, sub) => ({
    label: `Subroutine ${String(sub + 1)} of ${valueOf(g, cardOf(g, ice)).title}`,
    ...(broken.includes(sub) ? { broken: true } : {}),
  }));
}

/** A state of ours as the server of jinteki.net lays it out; what a reader cannot do without. */
export function tableOf(g: Work): Table {
  const { corp, runner, servers, removed, play, aside, turn, outcome } = g.state;
  const cards = (ids: readonly CardId[]): JsonObject[] => ids.map((id) => cardJson(g, id));
  const of = (ids: readonly CardId[], side: Side): JsonObject[] =>
    cards(ids.filter((id) => ownerOf(g, cardOf(g, id)) === side));
  const unhosted = runner.rig.filter((id) => cardOf(g, id).host === null);
  const rig = (type: string): JsonObject[] =>
    cards(unhosted.filter((id) => valueOf(g, cardOf(g, id)).type === type));
  const shared = (side: Side) => ({
    credit: g.state[side].credits + (side === 'runner' ? runner.runCredits : 0),
    click: g.state[side].clicks,
    identity: cardJson(g, g.state[side].identity),
    'agenda-point': agendaPointsOf(g, side),
    scored: cards(g.state[side].score),
    rfg: of(removed, side),
    'play-area': of(play, side),
    'set-aside': of(aside, side),
    deck: [],
  });
  return {
    corp: {
      ...shared('corp'),
      hand: cards(corp.hq),
      discard: cards(corp.archives),
      'deck-count': corp.rd.length,
      'hand-count': corp.hq.length,
      'bad-publicity': { base: corp.badPublicity, additional: 0 },
      servers: Object.fromEntries(
        servers.map(({ name, ice, root }) => [
          keyOf(name),
          { content: cards(root), ices: cards(ice) },
        ]),
      ),
    },
    runner: {
      ...shared('runner'),
      hand: cards(runner.grip),
      discard: cards(runner.heap),
      'deck-count': runner.stack.length,
      'hand-count': runner.grip.length,
      'run-credit': runner.runCredits,
      'brain-damage': runner.brain,
      tag: { base: runner.tags, total: runner.tags, 'is-tagged': runner.tags > 0 },
      rig: {
        program: rig('program'),
        hardware: rig('hardware'),
        resource: rig('resource'),
        facedown: [],
      },
    },
    game: {
      turn: turn.number,
      'active-player': turn.number === 0 ? 'runner' : turn.side,
      'end-turn': turn.number === 0,
      ...runJson(g),
      ...(outcome === null
        ? {}
        : {
            reason: reasonOf(outcome),
            ...(outcome.winner === null ? {} : { winner: outcome.winner }),
          }),
    },
  };
}
