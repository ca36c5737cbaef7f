import type { ToldNumber } from '../state/filter';

/** Under which names what follows a trace finds how it ended. */
export const traced = { strength: '#trace strength', link: '#trace link' } as const;

/** Under which names what a fact sets off finds the numbers that the fact tells. */
export const toldNumbers: Readonly<Record<ToldNumber, string>> = {
  accessed: '#accessed',
  taken: '#taken',
  purged: '#purged',
  worth: '#worth',
  bid: '#bid',
  corp: '#corp',
  runner: '#runner',
};

/** Under which name an operation finds the position of the ice that was trashed to play it. */
export const vacated = '#vacated';
