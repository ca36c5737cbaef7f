import {
  corpDoes as corp,
  corpTurn,
  goTo,
  playScenario,
  runnerDoes as runner,
  type Sketch,
} from '#testkit/scenario/play-scenario';

type Step = Sketch['script'][number];
/** The last step of the script is what is refused. */
type Case = readonly [why: string, code: string, sketch: Sketch];

const runnersIdentity = 'Noise: Hacker Extraordinaire';

const inCorpTurn = (sketch: Omit<Sketch, 'script'>, step: Step): Sketch => ({
  turn: corpTurn,
  ...sketch,
  script: [step],
});
const inRun = (sketch: Omit<Sketch, 'script'>, server: string, step: Step): Sketch => ({
  ...sketch,
  runner: { identity: runnersIdentity, ...sketch.runner },
  script: [runner('run', { server }), step],
});
const remote = (...cards: unknown[]) => ({ servers: { 'Server 1': { cards } } });
const breaks = (card: string, sub: number) => ({ card, ability: 'break', subs: [sub] });
const guarded = (...ice: string[]) => ({
  servers: { HQ: { ice: ice.map((card) => ({ card, rezzed: true })) } },
});
const withPrograms = (...programs: unknown[]) => ({ rig: { programs } });

const ofCorp: readonly Case[] = [
  [
    'ice outside of a run',
    'WRONG_WINDOW',
    inCorpTurn(
      { corp: { servers: { HQ: { ice: ['Ice Wall'] } } } },
      corp('rez', { card: 'Ice Wall' }),
    ),
  ],
  [
    'to advance what cannot be',
    'NOT_ADVANCEABLE',
    inCorpTurn({ corp: remote('PAD Campaign') }, corp('advance', { card: 'PAD Campaign' })),
  ],
  [
    'an agenda in HQ to be advanced',
    'WRONG_ZONE',
    inCorpTurn(
      { corp: { hq: ['Hostile Takeover'] } },
      corp('advance', { card: 'Hostile Takeover' }),
    ),
  ],
  [
    'an asset for the root of a central',
    'BAD_TARGET',
    inCorpTurn(
      { corp: { hq: ['PAD Campaign'] } },
      corp('install', { card: 'PAD Campaign', server: 'HQ' }),
    ),
  ],
  [
    'a second region',
    'REGION_LIMIT',
    inCorpTurn(
      { corp: { hq: ['SanSan City Grid'], ...remote('SanSan City Grid') } },
      corp('install', { card: 'SanSan City Grid#1', server: 'Server 1' }),
    ),
  ],
  [
    'a resource of a Runner without tags',
    'PLAY_RESTRICTION',
    inCorpTurn(
      { runner: { rig: { resources: ['Decoy'] } } },
      corp('trash-resource', { card: 'Decoy' }),
    ),
  ],
  [
    'an operation that would change nothing',
    'NO_EFFECT',
    inCorpTurn(
      { corp: { hq: ['Closed Accounts'] }, runner: { tags: 1, credits: 0 } },
      corp('play', { card: 'Closed Accounts' }),
    ),
  ],
  [
    'an unrezzed card to be used',
    'NOT_ACTIVE',
    inCorpTurn(
      { corp: remote('Melange Mining Corp.') },
      corp('use', { card: 'Melange Mining Corp.', ability: 0 }),
    ),
  ],
  [
    'a purge with two clicks',
    'NO_CLICKS',
    {
      turn: { ...corpTurn, clicks: 2 },
      script: [corp('purge')],
    },
  ],
];

const ofRunner: readonly Case[] = [
  [
    'a breaker of another kind',
    'WRONG_SUBTYPE',
    inRun(
      { corp: guarded('Enigma'), runner: withPrograms('Corroder') },
      'HQ',
      runner('use', { ...breaks('Corroder', 0), at: 'run.3.1' }),
    ),
  ],
  [
    'a breaker that is too weak',
    'STRENGTH_TOO_LOW',
    inRun(
      { corp: guarded('Wall of Static'), runner: withPrograms('Corroder') },
      'HQ',
      runner('use', { ...breaks('Corroder', 0), at: 'run.3.1' }),
    ),
  ],
  [
    'a subroutine the ice does not have',
    'BAD_TARGET',
    inRun(
      { corp: guarded('Ice Wall'), runner: withPrograms('Corroder') },
      'HQ',
      runner('use', { ...breaks('Corroder', 3), at: 'run.3.1' }),
    ),
  ],
  [
    'an action during a run',
    'WRONG_WINDOW',
    inRun({ corp: guarded('Ice Wall') }, 'HQ', runner('gain-credit')),
  ],
  [
    'a trash cost that is too high',
    'CANNOT_PAY',
    inRun(
      { corp: remote('PAD Campaign'), runner: { credits: 3 } },
      'Server 1',
      runner('trash-accessed', { card: 'PAD Campaign', at: 'run.5.5' }),
    ),
  ],
  [
    'a host that is not rezzed',
    'BAD_TARGET',
    {
      corp: { servers: { HQ: { ice: ['Ice Wall'] } } },
      runner: { grip: ['Parasite'] },
      script: [runner('install', { card: 'Parasite', host: 'Ice Wall' })],
    },
  ],
  [
    'a search for a run that was not made',
    'PLAY_RESTRICTION',
    {
      corp: { servers: { HQ: { ice: ['Ice Wall'] } } },
      runner: { rig: { hardware: ['Lemuria Codecracker'] } },
      script: [runner('use', { card: 'Lemuria Codecracker', ability: 0 })],
    },
  ],
  [
    'anything when the game is over',
    'GAME_OVER',
    {
      corp: { hq: ['Priority Requisition'] },
      runner: { score: ['Priority Requisition', 'Hostile Takeover'] },
      script: [runner('run', { server: 'HQ' }), goTo('run-ended'), runner('gain-credit')],
    },
  ],
];

describe('what is refused, and with which code', () => {
  it.each([...ofCorp, ...ofRunner])('%s: %s', (_why, illegal, sketch) => {
    const last = { ...sketch.script.at(-1), illegal };
    const script = [...sketch.script.slice(0, -1), last];
    expect(playScenario({ ...sketch, script }).report.result).toBe('pass');
  });
});
