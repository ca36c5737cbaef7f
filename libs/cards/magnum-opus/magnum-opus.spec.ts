import { holdScenarios } from '#testkit/scenario/hold-scenarios';

holdScenarios('magnum-opus');
