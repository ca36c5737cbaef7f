import {
  corpDoes as corp,
  goTo,
  playScenario,
  runnerDoes as runner,
} from '#testkit/scenario/play-scenario';
import { examplePool } from '../pool';

const portal = {
  hq: ['Hedge Fund'],
  credits: 0,
  score: [{ card: 'Braintrust', counters: { agenda: 5 } }],
  servers: { HQ: { ice: ['Cell Portal'] } },
};

const rez = corp('rez', { card: 'Cell Portal', at: 'run.2.3' });

describe('a loop that nobody has to go on with', () => {
  it('is left by the Runner, who has to jack out (LOOP-02)', () => {
    playScenario(
      {
        corp: portal,
        script: [runner('run', { server: 'HQ' }), rez, rez, goTo('run-ended')],
        expect: [
          {
            facts: [
              { type: 'derezzed' },
              { type: 'derezzed' },
              { type: 'ice-approached' },
              { type: 'jacked-out' },
              { type: 'run-ended', outcome: 'unsuccessful' },
            ],
          },
        ],
      },
      examplePool,
    );
  });

  it('is none while something changes each time', () => {
    playScenario(
      {
        corp: { ...portal, score: [{ card: 'Braintrust', counters: { agenda: 4 } }], credits: 9 },
        script: [runner('run', { server: 'HQ' }), rez, rez, rez, rez],
        expect: [{ noFact: { type: 'jacked-out' } }, { path: 'corp.credits', eq: 5 }],
      },
      examplePool,
    );
  });
});
