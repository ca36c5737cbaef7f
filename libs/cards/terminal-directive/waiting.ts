import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    Mammon: 'X in optional When cost',
    'Maxwell James': 'window right after a run',
    Polyhistor: 'ordinal: server-approached',
    'Spear Phishing': 'filter: innermost ice',
    'Steve Cambridge: Master Grifter': 'remove from game',
  },
  withoutScenario: ['Dhegdheer', 'Process Automation', 'Biometric Spoofing'],
};
