import { holdScenarios } from '#testkit/scenario/hold-scenarios';
import { holdWording } from '#testkit/scenario/hold-wording';

holdScenarios('terminal-directive');
holdWording('terminal-directive');
