import type { WrittenCard, WrittenPosition } from './written';

/** What a line begins with: the format and its version. */
export const lineFormat = 'anr1';

export const counterLetters = {
  v: 'virus',
  p: 'power',
  a: 'agenda',
  c: 'credit',
  r: 'recurring',
} as const;
export type CounterLetter = keyof typeof counterLetters;

/** Rows of cards, in the order of a line; what is empty is left out. */
export const rows = [
  'hq',
  'rd',
  'ar',
  'cs',
  'gr',
  'st',
  'hp',
  'rs',
  'pg',
  'hw',
  're',
  'fd',
  'rm',
] as const;
export type Row = (typeof rows)[number];

export const numbers = ['cc', 'cb', 'rc', 'rt', 'rb'] as const;
export type NumberField = (typeof numbers)[number];

export function rowsOf({
  corp,
  runner,
  removed,
}: WrittenPosition): Record<Row, readonly WrittenCard[]> {
  const { programs, hardware, resources, facedown } = runner.rig;
  return {
    hq: corp.hq,
    rd: corp.rd,
    ar: corp.archives,
    cs: corp.score,
    gr: runner.grip,
    st: runner.stack,
    hp: runner.heap,
    rs: runner.score,
    pg: programs,
    hw: hardware,
    re: resources,
    fd: facedown,
    rm: removed,
  };
}

export const numbersOf = ({ corp, runner }: WrittenPosition): Record<NumberField, number> => ({
  cc: corp.credits,
  cb: corp.badPublicity,
  rc: runner.credits,
  rt: runner.tags,
  rb: runner.brain,
});
