import type { Purpose } from '#rules';
import { noun } from './filter';
import { onServer } from './server';
import type { Voice } from './voice';

type Named = Extract<Purpose, string>;

export const purposeWords: Readonly<Record<Named, string>> = {
  icebreakers: 'to use icebreakers',
  'installing viruses': 'to install virus programs',
  'removing tags': 'to remove tags',
  traces: 'during traces',
  trashing: 'to trash cards you access',
};

export function sayPurpose(purpose: Purpose, v: Voice): string {
  if (typeof purpose === 'string') return purposeWords[purpose];
  if ('during' in purpose) return `during runs${onServer(purpose.on)}`;
  const { type } = purpose.cards;
  const where =
    purpose.at === undefined
      ? ''
      : type === 'ice'
        ? ' protecting this server'
        : ' in or protecting this server';
  return `to ${purpose.to} ${noun(purpose.cards, v).many}${where}`;
}
