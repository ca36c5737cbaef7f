import type { ServerName } from '#rules';
import type { Lead } from './node';
import { runOf } from './run-of';

/** Where the run is elsewhere, or has not begun. */
const MOST_ICE = 15;

/** To come past a piece of ice is taken to be worth so much, where any way is looked for. */
const PER_ICE = 10;

/** What has less ice ahead, and costs less, comes first. */
export const nearest =
  (server: ServerName) =>
  ({ node }: Lead, least: number): number => {
    const run = runOf(node.state);
    const ahead = run === null || run.vars.server !== server ? MOST_ICE : run.vars.position;
    return least + Math.min(ahead, MOST_ICE) * PER_ICE;
  };
