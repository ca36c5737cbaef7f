import { holdScenarios } from '#testkit/scenario/hold-scenarios';

holdScenarios('creation-and-control');
