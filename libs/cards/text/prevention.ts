import type { Amount, DamageKind, Prevention } from '#rules';
import { valueOf } from './amount';
import { list } from './english';
import { anyOf } from './filter';
import { typeNoun } from './kind';
import { saying, type Sayings } from './table';
import { name, type Voice } from './voice';

function upTo(amount: Amount | 'all', v: Voice, exact?: true): string {
  if (amount === 'all') return 'all';
  if (exact === true) return valueOf(amount, v);
  if (amount === 1) return '1';
  return typeof amount === 'object' && amount.of === 'x' ? 'X' : `up to ${valueOf(amount, v)}`;
}

/** Of three kinds it is any damage. */
const kindsOf = (kinds: readonly DamageKind[]): string =>
  kinds.length === 3 ? '' : `${list(kinds, 'or')} `;

export const preventionWords: Sayings<Prevention, 'what'> = {
  damage: ({ kinds, amount, exact, any, allBut, first, from }, v) =>
    allBut !== undefined
      ? `prevent all but ${allBut} ${list(kinds, 'or')} damage`
      : first === 'turn'
        ? `prevent ${upTo(amount, v)} point of the first ${list(kinds, 'or')} damage this turn`
        : from === undefined
          ? `prevent ${any === true ? 'any amount of' : upTo(amount, v, exact)} ${list(kinds, 'or')} damage`
          : `prevent ${upTo(amount, v)} ${kindsOf(kinds)}damage from the card being accessed`,
  tags: ({ amount }, v) => `avoid ${upTo(amount, v)} ${amount === 1 ? 'tag' : 'tags'}`,
  trash: ({ types, other, by }, v) =>
    `prevent ${other === true ? 'another' : '1'} installed ${list(
      types.map((type) => typeNoun[type]),
      'or',
    )} from being trashed${by === undefined ? '' : ` by ${name(v, by)}`}`,
  'jack-out': (_, v) => `prevent ${name(v, 'runner')} from jacking out`,
  expose: () => 'prevent 1 card from being exposed',
  break: ({ on }, v) => `prevent a subroutine on ${anyOf(on, v)} from being broken`,
  encounter: () => 'prevent an ability of ice that an encounter set off',
  trace: () => 'prevent a trace, which begins again with a base strength of 0',
  'bad-publicity': () => 'avoid all of that bad publicity',
};

export const sayPrevention = (prevention: Prevention, v: Voice): string =>
  saying(preventionWords, prevention.what)(prevention, v);
