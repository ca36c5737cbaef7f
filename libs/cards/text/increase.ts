import type { Amount } from '#rules';
import { figureOf } from './amount';
import type { Voice } from './voice';

/** "costs 1 credit less to rez for each tag": what for comes before what is counted. */
export function costs(by: Amount, to: string, v: Voice): string {
  const { figure, tail } = figureOf(by, v);
  const less = figure.startsWith('-');
  const amount = less ? figure.slice(1) : figure;
  const words = `costs ${amount} ${amount === '1' ? 'credit' : 'credits'} ${less ? 'less' : 'more'} ${to}`;
  return tail === '' ? words : `${words} ${tail}`;
}

/** "1 higher", "1 lower for each card in HQ". */
export function increased(by: Amount, v: Voice): string {
  const { figure, tail } = figureOf(by, v);
  const less = figure.startsWith('-');
  const words = `${less ? figure.slice(1) : figure} ${less ? 'lower' : 'higher'}`;
  return tail === '' ? words : `${words} ${tail}`;
}
