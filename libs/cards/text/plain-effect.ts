import type { PlainEffect } from '#rules';
import { breakWords } from './break-effects';
import { choiceWords } from './choice-effects';
import { counterWords } from './counter-effects';
import { deckWords } from './deck-effects';
import { faceWords } from './face-effects';
import { installWords } from './install-effects';
import { moveWords } from './move-effects';
import { poolWords } from './pool-effects';
import { runWords } from './run-effects';
import type { Sayings } from './table';
import type { Clause } from './voice';

/** How each instruction reads that holds no further ones. */
export const plainEffectWords = {
  ...poolWords,
  ...counterWords,
  ...deckWords,
  ...choiceWords,
  ...installWords,
  ...moveWords,
  ...faceWords,
  ...runWords,
  ...breakWords,
} satisfies Sayings<PlainEffect, 'do', Clause>;
