import type { Decision, Effects, Work } from '#rules';
import { harmOf, type Leniency } from './harm';

/** What comes of an answer to what is asked in the middle of effects, but for what it costs itself. */
function effectsOf({ pool, state }: Work, choice: Decision): Effects {
  const block = state.frames.at(-1);
  if (choice.do !== 'option' || block?.at !== 'block' || state.prompt?.for !== 'runner') return [];
  const effect = pool.effects.get(block.vars.path)?.[block.vars.i];
  if (effect?.do === 'unless' && choice.option === 'no') return effect.effects;
  if (effect?.do === 'may' && choice.option === 'no') return effect.otherwise ?? [];
  if (effect?.do !== 'option') return [];
  return effect.options.find(({ option }) => option === choice.option)?.effects ?? [];
}

/** What an answer leads to costs at least so much; infinite where it ends the run. */
export const harmOfAnswer = (g: Work, choice: Decision, leniency: Leniency): number =>
  harmOf(g, effectsOf(g, choice), leniency);
