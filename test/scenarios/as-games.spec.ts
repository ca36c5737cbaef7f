import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { corePool, coreRules } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import { type Fact, type State, isTold, sayFact } from '#rules';
import { readScenarioText } from '#notation/scenario/read-scenario';
import { runScenario, told } from '#scenarios/run-scenario';
import { scenarioLog } from '#scenarios/scenario-log';

const files = ['core', 'rules'].flatMap((folder) =>
  readdirSync(join(__dirname, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name)),
);
/** Two in seven: enough to see, and quick. */
const some = files.filter((_, i) => i % 7 < 2);

const story = (state: State, facts: readonly Fact[]): string[] =>
  facts.filter(isTold).map((fact) => sayFact(corePool, state, fact, 'judge'));

describe('a scenario taken as a game, where nobody is asked who has but one answer', () => {
  it.each(some)('%s tells the same story', (file) => {
    const read = readScenarioText(readFileSync(join(__dirname, file), 'utf8'));
    if (!read.ok) throw new Error(told(read.problems));
    const { start, end } = runScenario(corePool, read.scenario);
    const made = scenarioLog(rulesByPool, read.scenario.written);
    if (start === null || end === null || !made.ok) throw new Error('it cannot be played');
    const live = coreRules.live(start.state);
    const facts: Fact[] = [];
    for (const { by, decision } of made.log.entries) {
      const taken = live.apply(decision, by);
      if (!taken.ok) throw new Error(taken.reason);
      facts.push(...taken.facts);
    }
    const steps = story(end.state, end.facts.slice(start.facts.length));
    const game = story(live.state, facts);
    const both = Math.min(steps.length, game.length);
    expect(game.slice(0, both)).toEqual(steps.slice(0, both));
    expect(game.filter((one) => one.length < 5 || one.includes('undefined'))).toEqual([]);
  });
});
