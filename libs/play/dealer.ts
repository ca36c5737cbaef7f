import type { Decision, Prompt, State } from '#rules';
import { oneOf, shuffled, type Source } from './source';

export type ChancePrompt = Extract<Prompt, { for: 'chance' }>;

/** Answers what chance is asked: every order and every card as likely. */
export type Dealer = (prompt: ChancePrompt, state: State) => Decision;

export const dealer =
  (next: Source): Dealer =>
  (prompt, state) => {
    switch (prompt.kind) {
      case 'random':
        return { do: 'random', card: oneOf(prompt.from, next) };
      case 'shuffle': {
        const cards = prompt.deck === 'rd' ? state.corp.rd : state.runner.stack;
        return { do: 'shuffle', order: shuffled(cards, next) };
      }
    }
  };
