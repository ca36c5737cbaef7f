import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { RulesByPool } from '#cards/rules-by-pool';
import { loadPosition } from '#notation/scenario/position/load';
import { readPosition } from '#notation/scenario/position/read-position';
import { positionOf } from '#studies/position/of-state';
import { writeLine } from '#studies/position/write-line';
import { refuse, type StudyRefusal } from '#studies/study/refusal';
import { RULES_BY_POOL } from '../../rules-by-pool';

export interface EditedPosition {
  readonly ok: true;
  readonly line: string;
}

/** A document of a position as a line; refused with the place of what cannot stand. */
export class EditPosition extends Query<EditedPosition | StudyRefusal> {
  constructor(
    /** JSON. */
    readonly document: string,
    readonly pool: string,
  ) {
    super();
  }
}

/** Longer than any position that somebody writes. */
const LONGEST = 100_000;

const bad = (place: string, message: string): StudyRefusal =>
  refuse('BAD_POSITION', place, message, 'docs/formats/scenario.md describes positions.');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

@QueryHandler(EditPosition)
export class EditPositionHandler implements IQueryHandler<EditPosition> {
  constructor(@Inject(RULES_BY_POOL) private readonly pools: RulesByPool) {}

  execute({ document, pool: name }: EditPosition): Promise<EditedPosition | StudyRefusal> {
    return Promise.resolve(this.edited(document, name));
  }

  private edited(text: string, name: string): EditedPosition | StudyRefusal {
    const pool = this.pools.find(name)?.pool;
    if (pool === undefined)
      return refuse(
        'BAD_POSITION',
        'pool',
        `there is no pool "${name.slice(0, 60)}"`,
        `There are ${this.pools.names.join(', ')}.`,
      );
    if (text.length > LONGEST) return bad('document', `it has more than ${LONGEST} characters`);
    const document = parsed(text);
    if (document === undefined) return bad('document', 'it is no JSON');
    const read = readPosition(document);
    const [problem] = read.ok ? [] : read.problems;
    if (!read.ok) return bad(problem?.at ?? 'document', problem?.message ?? 'it is no position');
    const loaded = loadPosition(pool, document);
    if (!loaded.ok) return bad('document', loaded.message);
    const written = positionOf(pool, loaded.state, read.position.history);
    return written.ok ? { ok: true, line: writeLine(pool, written.position) } : written.refusal;
  }
}
