import type { CardValue } from '#rules';
import { neutralRunner } from './neutral-runner';
import { shaper } from './shaper';

/** The Terminal Directive cycle, by faction. */
export const terminalDirective: readonly CardValue[] = [...neutralRunner, ...shaper];
