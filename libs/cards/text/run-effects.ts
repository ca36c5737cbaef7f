import { type Effect } from '#rules';
import { some } from './amount';
import { sayTarget } from './filter';
import { type Sayings } from './table';
import { deckName, does, type Clause } from './voice';
import { act, says } from './effect-words';

/** How it reads that a run is led, ended and what is accessed in it. */
export const runWords = {
  'end-run': (_, v) => act(v, 'end the run'),
  'jack-out': () => ({ who: 'runner', does: 'jack out' }),
  'continue-after': ({ ice }, v) =>
    says(
      `the run continues as if ${does(v, 'runner', 'have')} just passed ${sayTarget(ice, v)}, from there on`,
    ),
  approach: ({ ice, encounters }, v) => ({
    who: 'runner',
    does: `${encounters === true ? 'encounter' : 'approach'} ${sayTarget(ice, v)}, and the run continues from there`,
  }),
  encounter: ({ ice }, v) => ({ who: 'runner', does: `encounter ${sayTarget(ice, v)}` }),
  access: (effect, v) => ({
    who: 'runner',
    does:
      'deck' in effect
        ? effect.at === undefined
          ? `access the top card of ${deckName(v, effect.deck)}`
          : `access the card of ${deckName(v, effect.deck)} at that place`
        : 'atMost' in effect
          ? `access up to ${some(effect.atMost, 'card', v)} in that server`
          : 'each' in effect
            ? effect.each.same === undefined
              ? 'access all other cards there'
              : `access all of ${sayTarget(effect.each.same, v)}`
            : 'root' in effect
              ? `access all cards in the root of ${effect.root}`
              : 'zone' in effect
                ? 'access all cards in Archives'
                : `access ${sayTarget(effect.cards, v)}`,
  }),
  'access-more': ({ cards }, v) => ({
    who: 'runner',
    does: `access ${some(cards, 'additional card', v)}`,
  }),
  'move-run': ({ server, encounters }, v) =>
    says(
      encounters === true
        ? `the attacked server becomes ${server === 'chosen' ? 'that server' : server}, and ${does(v, 'runner', 'encounter the outermost piece of ice protecting it')}, if there is any and it is rezzed`
        : `the attacked server becomes ${server === 'chosen' ? 'that server' : server}: ${does(v, 'runner', `continue from its outermost position, without passing ${v.self}`)}`,
    ),
  bypass: (_, v) => act(v, `bypass ${v.encountered}`),
  'approach-outermost': (_, v) => ({
    who: 'runner',
    does: `approach the outermost piece of ice protecting the attacked server once this encounter is over, without passing ${v.self}`,
  }),
} satisfies Partial<Sayings<Effect, 'do', Clause>>;
