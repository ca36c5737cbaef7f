import { opponent, type Side } from '../state/side';

interface Holding {
  holder: Side;
  acted: boolean;
  corpHad: boolean;
  runnerHad: boolean;
}

const had = (v: Holding): boolean => v.corpHad && v.runnerHad;

/** The holder declines: it closes, or the other player has the chance (PAW-02, PAW-03, PAW-04). */
export function yieldHold(v: Holding): 'closed' | 'open' {
  if (v.holder === 'corp') v.corpHad = true;
  else v.runnerHad = true;
  if (!v.acted && had(v)) return 'closed';
  v.holder = opponent(v.holder);
  v.acted = false;
  return 'open';
}
