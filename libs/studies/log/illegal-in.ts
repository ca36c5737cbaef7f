import type { RulesByPool } from '#cards/rules-by-pool';
import { logFormat, type LogHeader } from '#notation/native/header';
import { followedRules, openLog } from '#notation/native/open-log';
import { loadPosition } from '#notation/scenario/position/load';
import { engineVersion, type Rules, type State } from '#rules';
import { readLine } from '../position/read-line';
import { refuse, type StudyRefusal } from '../study/refusal';
import type { FileChapter, FileSource } from './study-file';

/** The header of a game that begins with a position. */
export const headerOfPosition = (pool: string, position: unknown): LogHeader => ({
  format: logFormat,
  rules: followedRules,
  pool,
  engine: engineVersion,
  players: { corp: { name: 'Corp' }, runner: { name: 'Runner' } },
  start: { kind: 'position', position },
});

interface Begun {
  readonly rules: Rules;
  readonly state: State;
}

const illegal = (place: string, reason: string): StudyRefusal =>
  refuse(
    'ILLEGAL',
    place,
    reason,
    'Send the file as it was written, by a version that has its cards.',
  );

function begin(pools: RulesByPool, source: FileSource, place: string): Begun | StudyRefusal {
  if (source.kind === 'position') {
    const read = readLine(source.position);
    if (!read.ok) return { ...read.refusal, place: `${place}, ${read.refusal.place}` };
    const opened = openLog(pools, headerOfPosition(read.pool, read.position), loadPosition);
    return opened.ok ? opened : illegal(place, opened.message);
  }
  const { header, moves } = source.log;
  const opened = openLog(pools, header, loadPosition);
  if (!opened.ok) return illegal(place, opened.message);
  const live = opened.rules.live(opened.state, 'none');
  for (const [at, { by, decision }] of moves.slice(0, source.decision).entries()) {
    const taken = live.apply(decision, by);
    if (!taken.ok) return illegal(`${place}, decision ${at + 1}`, taken.reason);
  }
  return { rules: opened.rules, state: live.state };
}

/** The first variation of a chapter that the rules refuse where it stands; null where all are legal. */
export function illegalIn(
  pools: RulesByPool,
  { title, source, nodes }: FileChapter,
): StudyRefusal | null {
  const place = `chapter "${title.slice(0, 60)}"`;
  const begun = begin(pools, source, place);
  if ('code' in begun) return begun;
  const children = new Map<number, number[]>();
  for (const [at, { parent }] of nodes.entries())
    children.set(parent, [...(children.get(parent) ?? []), at + 1]);
  const open = [{ node: 0, state: begun.state }];
  for (let here = open.pop(); here !== undefined; here = open.pop())
    for (const child of children.get(here.node) ?? []) {
      const move = nodes[child - 1];
      if (move === undefined) continue;
      const taken = begun.rules.apply(here.state, move.decision, move.by);
      if (!taken.ok) return illegal(`${place}, variation ${child}`, taken.reason);
      open.push({ node: child, state: taken.state });
    }
  return null;
}
