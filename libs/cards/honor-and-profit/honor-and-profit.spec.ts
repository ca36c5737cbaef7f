import { holdScenarios } from '#testkit/scenario/hold-scenarios';
import { holdWording } from '#testkit/scenario/hold-wording';

holdScenarios('honor-and-profit');
holdWording('honor-and-profit');
