import { holdScenarios } from '#testkit/scenario/hold-scenarios';

holdScenarios('honor-and-profit');
