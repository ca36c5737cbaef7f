import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    Crowbar: 'modifier: memory-cost (cloud)',
    'Drive By': 'filter server remote; condition: card fits',
    'London Library': 'install onto this',
    'Meru Mati': 'condition: this protects SERVER',
    'Old Hollywood Grid': 'cannot steal',
    'Public Support': 'card becomes an agenda worth N',
    'Symmetrical Visage': 'fact: basic action',
    Turntable: 'swap in score areas',
  },
  withoutScenario: [
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
  ],
};
