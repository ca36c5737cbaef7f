import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    Mutate: 'reveal until; install in a place',
    'Enhanced Login Protocol': 'runs not made by an ability',
    'Cerebral Static': 'blank text',
    'Targeted Marketing': 'name a card',
    'Port Anson Grid': 'additional cost to jack out',
    'Crisium Grid': 'runs neither successful nor not',
    BlacKat: 'more with stealth credits',
    'Labyrinthine Servers': 'prevent jacking out',
    Autoscripter: 'installed from the grip; run-unsuccessful',
    'Angel Arena': 'install cost X',
  },
  withoutScenario: [],
};
