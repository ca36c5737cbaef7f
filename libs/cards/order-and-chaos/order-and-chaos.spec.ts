import { holdScenarios } from '#testkit/scenario/hold-scenarios';

holdScenarios('order-and-chaos');
