import { holdScenarios } from '#testkit/scenario/hold-scenarios';

holdScenarios('reign-and-reverie');
