import { signal } from '@preact/signals';

/** Whether a game that goes on is followed, or the line is down and tried again. */
export const line = signal<'none' | 'up' | 'down'>('none');
