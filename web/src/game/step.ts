/** How far one step goes. */
export type Unit = 'moment' | 'action' | 'run' | 'turn';

/** Forwards or back. */
export type Direction = 1 | -1;
