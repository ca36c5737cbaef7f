import { type Frame, type Work, advance, frame } from '#rules';
import type { Position, WaitingPlace } from './position';

/** The step of a turn or the setup whose question is open at each place. */
function frameAt(g: Work, at: WaitingPlace): Frame {
  const { corp, runner } = g.state;
  switch (at) {
    case 'setup':
      return frame('setup', corp.hq.length + runner.grip.length === 0 ? 'rd' : 'corp', {});
    case 'corp.1.2':
      return frame('corp-turn', '1.2', {});
    case 'corp.2.1':
      return frame('corp-turn', '2.1a', {});
    case 'corp.2.2':
      return frame('corp-turn', corp.clicks > 0 ? '2.2' : '2.2b', {});
    case 'corp.3.1':
      return frame('corp-turn', '3.1a', {});
    case 'runner.1.2':
      return frame('runner-turn', '1.2', {});
    case 'runner.1.5':
      return frame('runner-turn', '1.5', {});
    case 'runner.1.6':
      return frame('runner-turn', runner.clicks > 0 ? '1.6' : '1.6b', {});
    case 'runner.2.1':
      return frame('runner-turn', '2.1a', {});
  }
}

/** Opens the question the position waits on, whether or not there is a choice in it. */
export function waitAt(g: Work, { turn }: Position): void {
  const { state } = g;
  // Setup comes before the first turn, which then begins with its own number.
  state.turn = { side: turn.side, number: turn.at === 'setup' ? turn.number - 1 : turn.number };
  state[turn.side].clicks = turn.at === 'setup' ? 0 : turn.clicks;
  state.frames.push(frameAt(g, turn.at));
  advance(g, null);
}
