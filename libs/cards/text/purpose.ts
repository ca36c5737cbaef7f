import type { Purpose } from '#rules';

export const purposeWords: Readonly<Record<Purpose, string>> = {
  icebreakers: 'to use icebreakers',
  'installing viruses': 'to install virus programs',
  'removing tags': 'to remove tags',
  traces: 'during traces',
  trashing: 'to trash cards you access',
};
