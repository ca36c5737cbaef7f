import type { Outcome, Side, Viewer } from '#rules';
import type { Board } from './board';
import { codeOf } from './codes';
import type { ObservedHeader } from './header';
import type { ObservedTrace } from './trace-at';
import { type Known, type ObservedCard, viewZone } from './view-board';

const hidden: ObservedCard = {
  hidden: true,
  handle: null,
  advancement: 0,
  counters: {},
  hosted: [],
};

const places = (count: number): readonly ObservedCard[] =>
  Array.from({ length: Math.max(0, Math.min(count, 1_000)) }, () => hidden);

const identity = (title: string | null): ObservedCard =>
  title === null
    ? hidden
    : { card: title, code: codeOf(title), handle: null, advancement: 0, counters: {}, hosted: [] };

const serverOrder = (name: string): number =>
  ['HQ', 'R&D', 'Archives'].indexOf(name) >= 0
    ? ['HQ', 'R&D', 'Archives'].indexOf(name)
    : 3 + (Number(/\d+/.exec(name)?.[0]) || 0);

function serversOf(board: Board, cards: (key: string) => readonly ObservedCard[]) {
  const names = new Map<string, string>([
    ['HQ', 'hq'],
    ['R&D', 'rd'],
    ['Archives', 'archives'],
  ]);
  for (const [key, { server }] of Object.entries(board.zones))
    if (server !== null) names.set(server, key.slice(0, key.lastIndexOf('.')));
  return [...names]
    .sort(([a], [b]) => serverOrder(a) - serverOrder(b))
    .map(([name, key]) => ({ name, ice: cards(`${key}.ices`), cards: cards(`${key}.content`) }));
}

/** The table at an entry of a replay for one viewer, in the form of any other position. */
export function viewPosition(
  header: Pick<ObservedHeader, 'identities'>,
  board: Board,
  viewer: Viewer,
  known: Known,
  outcome: Outcome | null,
  trace: ObservedTrace | null,
) {
  const cards = (key: string): readonly ObservedCard[] => viewZone(board, key, viewer, known);
  const { turn, corp, runner, run } = board;
  const side: Side = turn.side ?? 'corp';
  const both = (key: string): readonly ObservedCard[] => [
    ...cards(`corp.${key}`),
    ...cards(`runner.${key}`),
  ];
  return {
    viewer,
    turn: {
      number: turn.number,
      side,
      clicks: side === 'corp' ? corp.clicks : runner.clicks,
      at: turn.between ? 'between-turns' : run === null ? 'turn' : 'run',
    },
    corp: {
      identity: identity(header.identities.corp),
      credits: corp.credits,
      clicks: corp.clicks,
      badPublicity: corp.badPublicity,
      handSize: corp.handSize,
      agendaPoints: corp.points,
      hq: cards('corp.hand'),
      rd: places(corp.deck),
      archives: cards('corp.discard'),
      score: cards('corp.scored'),
      servers: serversOf(board, cards),
    },
    runner: {
      identity: identity(header.identities.runner),
      credits: runner.credits,
      runCredits: runner.runCredits,
      clicks: runner.clicks,
      tags: runner.tags,
      brain: runner.brain,
      handSize: runner.handSize,
      agendaPoints: runner.points,
      link: runner.link,
      mu: runner.memory,
      grip: cards('runner.hand'),
      stack: places(runner.deck),
      heap: cards('runner.discard'),
      score: cards('runner.scored'),
      rig: {
        programs: cards('rig.program'),
        hardware: cards('rig.hardware'),
        resources: cards('rig.resource'),
        facedown: cards('rig.facedown'),
      },
    },
    play: [...both('play-area'), ...both('current')],
    aside: both('set-aside'),
    removed: both('rfg'),
    run:
      run === null
        ? null
        : {
            server: run.server,
            step: run.phase ?? 'run',
            position: run.position,
            ice: null,
            broken: [],
          },
    trace,
    access: null,
    prompt: null,
    outcome,
  };
}

export type ObservedPosition = ReturnType<typeof viewPosition>;
