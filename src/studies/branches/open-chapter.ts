import { Inject, Injectable } from '@nestjs/common';
import type { RulesByPool } from '#cards/rules-by-pool';
import type { LogHeader } from '#notation/native/header';
import type { Pool } from '#rules';
import { RecentlyUsed } from '#streams/recently-used';
import { headerOfPosition } from '#studies/log/illegal-in';
import { readLine } from '#studies/position/read-line';
import type { WrittenPosition } from '#studies/position/written';
import type { StudyRefusal } from '#studies/study/refusal';
import type { Chapter, Move } from '#studies/study/study';
import { dealWorld } from '#studies/world/deal-world';
import { RULES_BY_POOL } from '../../rules-by-pool';
import { SOURCE_GAMES, type SourceGames } from '../ports';
import { recordMoment } from '../record-moment';

/** Where a chapter begins, as the reader of branches takes it. */
export type Begun =
  | { readonly from: 'game'; readonly game: string; readonly decision: number }
  | ({ readonly from: 'position' } & Beginning);

/** A position, and what was decided from there on before the chapter begins. */
interface Beginning {
  readonly header: LogHeader;
  readonly before: readonly Move[];
}

/** After how many decisions of what is read as a game a chapter begins. */
export const beginsAt = (begun: Begun): number =>
  begun.from === 'game' ? begun.decision : begun.before.length;

/** Worlds in memory; each can be dealt again. */
const KEPT = 256;

/** Opens what chapters begin in. A seat's world is dealt again each time, by its record and seed. */
@Injectable()
export class OpenChapter {
  private readonly known = new RecentlyUsed<string, Beginning>(KEPT);

  constructor(
    @Inject(SOURCE_GAMES) private readonly games: SourceGames,
    @Inject(RULES_BY_POOL) private readonly pools: RulesByPool,
  ) {}

  /** Null where what it begins in is not there any more. */
  async open({ id, source }: Pick<Chapter, 'id' | 'source'>): Promise<Begun | null> {
    if (source.kind === 'game')
      return { from: 'game', game: source.game, decision: source.decision };
    if (source.kind === 'view') return null;
    const known = this.known.get(id);
    if (known !== undefined) return { from: 'position', ...known };
    const begun = await this.begin(source);
    if (begun === null || 'code' in begun) return null;
    this.known.set(id, begun);
    return { from: 'position', ...begun };
  }

  /** Where a chapter of a world or position begins; a refusal where none can be dealt. Null: no such moment. */
  async begin(
    source: Exclude<Chapter['source'], { kind: 'game' | 'view' }>,
  ): Promise<Beginning | StudyRefusal | null> {
    if (source.kind === 'position') {
      const read = readLine(source.position);
      return read.ok
        ? { header: headerOfPosition(read.pool, read.position), before: [] }
        : read.refusal;
    }
    const world = await this.world(source);
    return world === null || 'code' in world
      ? world
      : { header: headerOfPosition(world.pool.name, world.position), before: world.moves };
  }

  /** The position that a seat's chapter begins in, dealt again. */
  async world(
    source: Extract<Chapter['source'], { kind: 'record' }>,
  ): Promise<
    | { readonly pool: Pool; readonly position: WrittenPosition; readonly moves: readonly Move[] }
    | StudyRefusal
    | null
  > {
    const { game, seat, decklist, deal, seed } = source;
    const moment = await recordMoment(source, this.games);
    const record = await this.games.record(game, seat, moment);
    const rules = record === null ? null : this.pools.find(record.pool);
    if (record === null || rules === null) return null;
    const world = dealWorld(rules, { record, decklist, seed, deal });
    if (!world.ok) return world.refusal;
    return { pool: rules.pool, position: world.position, moves: world.moves };
  }
}
