import type { Prevention } from '#rules';
import { list } from './english';
import { anyOf, typeNoun } from './filter';
import { saying, type Sayings } from './table';
import { name, type Voice } from './voice';

const upTo = (amount: number | 'all'): string =>
  amount === 'all' ? 'all' : amount === 1 ? '1' : `up to ${amount}`;

export const preventionWords: Sayings<Prevention, 'what'> = {
  damage: ({ kinds, amount, any, allBut, first }) =>
    allBut !== undefined
      ? `prevent all but ${allBut} ${list(kinds, 'or')} damage`
      : first === 'turn'
        ? `prevent ${upTo(amount)} point of the first ${list(kinds, 'or')} damage this turn`
        : `prevent ${any === true ? 'any amount of' : upTo(amount)} ${list(kinds, 'or')} damage`,
  tags: ({ amount }) => `avoid ${upTo(amount)} ${amount === 1 ? 'tag' : 'tags'}`,
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
