/** Titles that are not written yet, with the word that is missing. */
export const waiting: Readonly<Record<string, string>> = {
  Mammon: 'X in optional When cost',
  'Maxwell James': 'window right after a run',
  Polyhistor: 'ordinal: server-approached',
  'Spear Phishing': 'filter: innermost ice',
  'Steve Cambridge: Master Grifter': 'remove from game',
};

/** Written cards that still lack a scenario of their own. */
export const withoutScenario: readonly string[] = [
  'Dhegdheer',
  'Process Automation',
  'Biometric Spoofing',
];
