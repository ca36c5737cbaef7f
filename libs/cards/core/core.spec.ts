import { holdWording } from '#testkit/scenario/hold-wording';

holdWording('core');
