import { coreRules } from '#cards/pool';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { withHosts } from './with-hosts';

const { pool } = coreRules;
const hosting = (hosted: string) => {
  const { end } = playScenario(
    { turn: runnerTurn, runner: { rig: { programs: ['Djinn', hosted] } }, script: [] },
    pool,
  );
  const [host, one] = end?.state.runner.rig ?? [];
  if (end === null || host === undefined || one === undefined) throw new Error('nothing is there');
  const cards = end.state.cards.map((card) => (card.id === one ? { ...card, host } : card));
  const picks = [host, one].map((card) => ({ do: 'pick', card }) as const);
  return { picks, left: withHosts({ ...end.state, cards }, picks) };
};

describe('cards that come to lie in a discard pile', () => {
  it('are not named beside the host that takes them along', () => {
    const { picks, left } = hosting('Datasucker');
    expect(left).toEqual(picks.slice(0, 1));
  });

  it('may be the host or what it hosts, where both have one title', () => {
    const { picks, left } = hosting('Djinn');
    expect(left).toEqual(picks);
  });
});
