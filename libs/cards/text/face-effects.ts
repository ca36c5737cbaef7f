import type { Effect, Outside } from '#rules';
import { valueOf } from './amount';
import { anyOf, sayTarget } from './filter';
import { sayPrevention } from './prevention';
import { type Sayings } from './table';
import { name, type Clause, type Voice } from './voice';
import { act, says } from './effect-words';

/** "another identity of the faction of your identity", "directive cards of different titles". */
function sayOutside({ type, subtype, faction }: Outside, amount: number, v: Voice): string {
  const kind = [subtype, type ?? 'card'].filter((one) => one !== undefined).join(' ');
  const whose = {
    own: ` of the faction of ${v.me === 'runner' ? 'your' : "the Runner's"} identity`,
    other: ` of another faction than that of ${v.me === 'runner' ? 'your' : "the Runner's"} identity`,
  };
  const of = faction === undefined ? '' : whose[faction];
  return amount === 1
    ? `${faction === 'own' ? 'another' : 'a'} ${kind}${of}`
    : `${String(amount)} ${kind}s of different titles${of}`;
}

/** How it reads that cards are shown, turned, scored and used. */
export const faceWords = {
  expose: ({ cards }, v) => act(v, `expose ${sayTarget(cards, v)}`),
  rez: ({ cards, free, discount, must }, v) => {
    const several = sayTarget(cards, v) === 'them';
    const less =
      discount === undefined
        ? ''
        : discount === 'all'
          ? `, ignoring ${several ? 'their rez costs' : 'its rez cost'}`
          : `, lowering ${several ? 'the rez cost of each' : 'its rez cost'} by ${valueOf(discount, v)}`;
    if (must === true)
      return says(
        `${name(v, 'corp')} must rez ${sayTarget(cards, v)}${discount === undefined ? ', paying its rez cost' : less}, if able`,
      );
    return {
      who: 'corp',
      does: `rez ${sayTarget(cards, v)}${free === true ? ', ignoring all costs' : less}`,
    };
  },
  derez: ({ cards }, v) => act(v, `derez ${sayTarget(cards, v)}`),
  'turn-facedown': ({ cards }, v) => act(v, `turn ${sayTarget(cards, v)} facedown`),
  'turn-faceup': ({ cards }, v) => act(v, `turn ${sayTarget(cards, v)} faceup`),
  flip: (_, v) => act(v, `flip ${v.self}`),
  'take-copy': (_, v) =>
    act(v, `swap ${v.self} for any copy of it, by its other side, without telling which`),
  bring: ({ cards, amount, to }, v) => {
    const what = sayOutside(cards, amount, v);
    const phrases = {
      rig: `begin with ${what} from outside of the game in the rig`,
      identity: `switch your identity with ${what} from outside of the game`,
      'on-this': `host ${what} from outside of the game on ${v.self}`,
    };
    return act(v, phrases[to]);
  },
  'rez-some': ({ cards, discount }, v) => ({
    who: 'corp',
    does: `rez any number of ${sayTarget(cards, v)}, lowering the total of their rez costs by ${discount}`,
  }),
  'gain-text': ({ of }, v) => says(`${v.self} has the text of ${sayTarget(of, v)}`),
  score: ({ cards }, v) => act(v, `score ${sayTarget(cards, v)}`),
  'resolve-scored': ({ of }, v) =>
    act(v, `resolve the "when you score" ability of ${anyOf(of, v)}`),
  'resolve-sub': ({ of }, v) => act(v, `resolve a subroutine on ${anyOf(of, v)}`),
  'use-click': ({ of }, v) =>
    act(v, `use the click ability of ${sayTarget(of, v)} without spending the click`),
  prevent: ({ prevention }, v) => act(v, sayPrevention(prevention, v)),
} satisfies Partial<Sayings<Effect, 'do', Clause>>;
