import type { CardSketches } from '../sketch/sketch';
import { wholeRun } from '../sketch/steps';

export const anarchScenarios: CardSketches = {
  Bhagat: {
    'trashes a card of R&D with the first success on HQ': {
      rules: ['ORD-01'],
      corp: { rd: ['Enigma', 'Hunter', 'Ice Wall'] },
      runner: { rig: { resources: ['Bhagat'] } },
      script: [...wholeRun('Archives'), ...wholeRun('HQ'), ...wholeRun('HQ')],
      expect: [{ path: 'corp.archives', eq: ['Enigma'] }],
    },
  },
};
