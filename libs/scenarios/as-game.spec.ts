import { corePool } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import { foldLog } from '#notation/native/fold-log';
import { readLog } from '#notation/native/read-log';
import { writeLog } from '#notation/native/write-log';
import { loadPosition } from '#notation/scenario/position/load';
import { readScenario } from '#notation/scenario/read-scenario';
import {
  chance,
  documentOf,
  goTo,
  runnerDoes as runner,
  corpDoes as corp,
} from '#testkit/scenario/play-scenario';
import { scenarioToGame } from './as-game';

const document = documentOf('Snare! in HQ', {
  corp: { credits: 7, hq: ['Snare!', 'Hedge Fund'], servers: { HQ: { ice: ['Enigma'] } } },
  runner: {
    grip: ['Diesel', 'Easy Mark', 'Mimic', 'Corroder'],
    rig: { programs: ['Yog.0'] },
  },
  script: [
    runner('run', { server: 'HQ' }),
    corp('rez', { card: 'Enigma', at: 'run.2.3' }),
    runner('use', { card: 'Yog.0', ability: 'break', subs: [0], at: 'run.3.1' }),
    runner('use', { card: 'Yog.0', ability: 'break', subs: [1] }),
    chance('hq-access', ['Snare!']),
    corp('choose', { for: 'Snare!', option: 'yes' }),
    chance('damage', ['Mimic', 'Diesel', 'Corroder']),
    runner('leave-accessed'),
    goTo('run-ended'),
  ],
});

describe('a scenario as a game', () => {
  const read = readScenario(document);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const made = scenarioToGame(corePool, read.scenario);

  it('is written as a log and folds to where the scenario ended', () => {
    if (!made.ok) throw new Error(made.report.reason);
    expect(made.report.result).toBe('pass');
    const log = readLog(writeLog(made.game.header, made.game.decisions).split('\n'));
    if (!log.ok) throw new Error(log.message);
    const folded = foldLog(rulesByPool, log.log, { loadPosition });
    if (!folded.ok) throw new Error(folded.message);
    expect(folded.state.runner.tags).toBe(1);
    expect(folded.state.runner.grip).toHaveLength(1);
  });

  it('keeps choices alone: nobody is asked who has but one answer', () => {
    if (!made.ok) throw new Error(made.report.reason);
    expect(made.game.decisions.map(({ decision }) => decision.do)).toEqual([
      'run',
      'rez',
      'use',
      'break',
      'use',
      'continue',
      'random',
      'option',
      'random',
      'random',
      'random',
      'leave-accessed',
    ]);
  });
});
