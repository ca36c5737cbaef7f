import { rulesByPool } from '#cards/rules-by-pool';
import { deviatingHeader } from '#testkit/jinteki/deviating-header';
import { readDeviatingLog } from './read-deviating-log';

/** What a log says that holds one deviation. */
function read(deviation: string, card: number, credits: number): unknown {
  const lines = [deviatingHeader, { deviation, card, credits }].map((line) => JSON.stringify(line));
  const log = readDeviatingLog(rulesByPool, `${lines.join('\n')}\n`);
  return log.ok ? [log.deviations, log.state.runner.credits] : log.message;
}

describe('a log with deviations', () => {
  const opened = readDeviatingLog(rulesByPool, JSON.stringify(deviatingHeader));
  if (!opened.ok) throw new Error(opened.message);
  const { identity, credits } = opened.state.runner;

  it('holds credits that were set by hand, more or less', () => {
    expect(read('set-by-hand', identity, -2)).toEqual([1, credits - 2]);
    expect(read('set-by-hand', identity, 2)).toEqual([1, credits + 2]);
    expect(read('set-by-hand', identity, -credits - 1)).toContain('cannot be taken here');
  });

  it('holds fewer than none of no other kind', () => {
    expect(read('loan-spent', identity, -1)).toContain('"credits" is no number of credits');
  });
});
