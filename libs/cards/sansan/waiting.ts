/** Titles that are not written yet, with the word that is missing. */
export const waiting: Readonly<Record<string, string>> = {
  Crowbar: 'modifier: memory-cost (cloud)',
  'Drive By': 'filter server remote; condition: card fits',
  'London Library': 'install onto this',
  'Meru Mati': 'condition: this protects SERVER',
  'Old Hollywood Grid': 'cannot steal',
  'Public Support': 'card becomes an agenda worth N',
  'Symmetrical Visage': 'fact: basic action',
  Turntable: 'swap in score areas',
};

/** Written cards that still lack a scenario of their own. */
export const withoutScenario: readonly string[] = [
  'Cortex Lock',
  'Predictive Algorithm',
  'Tech Startup',
  'Off-Campus Apartment',
  'Lockdown',
  'Oaktown Renovation',
  'Armand "Geist" Walker: Tech Lord',
  'Forger',
  'Allele Repression',
  'Drug Dealer',
  'Casting Call',
];
