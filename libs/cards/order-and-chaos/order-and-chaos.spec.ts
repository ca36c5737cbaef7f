import { holdScenarios } from '#testkit/scenario/hold-scenarios';
import { holdWording } from '#testkit/scenario/hold-wording';

holdScenarios('order-and-chaos');
holdWording('order-and-chaos');
