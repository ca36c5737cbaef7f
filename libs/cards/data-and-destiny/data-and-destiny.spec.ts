import { holdScenarios } from '#testkit/scenario/hold-scenarios';

holdScenarios('data-and-destiny');
