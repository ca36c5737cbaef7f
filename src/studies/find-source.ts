import { counted } from '#text/counted';
import { Inject, Injectable } from '@nestjs/common';
import { engineVersion, opponent, type Side } from '#rules';
import { refuse, type StudyRefusal } from '#studies/study/refusal';
import type { Decklist, Move, Source } from '#studies/study/study';
import { ofScenario } from '#studies/position/of-scenario';
import type { RulesByPool } from '#cards/rules-by-pool';
import { seeded } from '#studies/chance/seeded';
import type { Caller } from '../access/caller';
import { OpenChapter } from './branches/open-chapter';
import {
  CHAPTERS,
  type Chapters,
  GAME_ACCESS,
  type GameAccess,
  PUBLIC_DECKS,
  type PublicDecks,
  SOURCE_GAMES,
  type SourceGames,
} from './ports';
import { placeOfBranch } from './branches/branch-id';
import { RULES_BY_POOL } from '../rules-by-pool';
import { StudyGate } from './study-gate';

/** Where somebody wants a chapter to begin. */
export type WantedSource =
  /** A judge's moment of a game. */
  | { readonly kind: 'game'; readonly game: string; readonly moment: number }
  /** A seat's moment; without a decklist of the opponent's, a public one is drawn. */
  | {
      readonly kind: 'record';
      readonly game: string;
      readonly seat: Side;
      readonly moment: number;
      readonly decklist: Decklist | null;
      readonly deal: number;
    }
  | { readonly kind: 'position'; readonly position: string }
  /** A conformance scenario: its position, and its decisions as a branch. */
  | { readonly kind: 'scenario'; readonly scenario: string };

export type FoundSource =
  | {
      readonly ok: true;
      readonly source: Source;
      /** The first branch, which comes with it. */
      readonly moves?: readonly Move[];
    }
  | StudyRefusal;

export const noGameThere = (game: string): StudyRefusal =>
  refuse(
    'GAME_NOT_FOUND',
    `game ${game}`,
    `there is no game ${game} that you may look at so`,
    'Check the id, and send the key you were given.',
  );

const notOver = (game: string): StudyRefusal =>
  refuse(
    'GAME_NOT_OVER',
    `game ${game}`,
    'a game that is being played is not studied',
    'Do it when the game is over.',
  );

const noMoment = (game: string, moment: number): StudyRefusal =>
  refuse(
    'OUT_OF_RANGE',
    `game ${game}, moment ${moment}`,
    `there is no moment ${moment}`,
    'Take the number of a moment that its viewer was told.',
  );

/** Finds what a chapter begins in, for who may look at it so. */
@Injectable()
export class FindSource {
  constructor(
    private readonly gate: StudyGate,
    private readonly opening: OpenChapter,
    @Inject(SOURCE_GAMES) private readonly games: SourceGames,
    @Inject(GAME_ACCESS) private readonly access: GameAccess,
    @Inject(PUBLIC_DECKS) private readonly decks: PublicDecks,
    @Inject(CHAPTERS) private readonly chapters: Chapters,
    @Inject(RULES_BY_POOL) private readonly pools: RulesByPool,
  ) {}

  async find(caller: Caller, seed: string, wanted: WantedSource): Promise<FoundSource> {
    switch (wanted.kind) {
      case 'position': {
        const begun = await this.opening.begin(wanted);
        if (begun !== null && 'code' in begun) return begun;
        return { ok: true, source: wanted };
      }
      case 'scenario': {
        const read = ofScenario(this.pools, wanted.scenario);
        if (!read.ok) return read.refusal;
        const { position, moves } = read;
        return { ok: true, source: { kind: 'position', position }, moves };
      }
      case 'game':
        return this.inGame(caller, wanted);
      case 'record':
        return this.inRecord(caller, seed, wanted);
    }
  }

  private async inGame(
    caller: Caller,
    { game, moment }: Extract<WantedSource, { kind: 'game' }>,
  ): Promise<FoundSource> {
    if ((await this.access.sight(caller, game, 'judge')) !== 'all') return noGameThere(game);
    if (await this.isBranch(game))
      return refuse(
        'WRONG_GAME',
        `game ${game}`,
        'this is a branch of a study, and no game',
        'Grow the branch, or take its study in.',
      );
    const stood = await this.games.stand(game);
    if (stood === null) return noGameThere(game);
    if (!stood.over) return notOver(game);
    const decision = stood.decisionAt(moment);
    return decision === null
      ? noMoment(game, moment)
      : { ok: true, source: { kind: 'game', game, decision } };
  }

  private async inRecord(
    caller: Caller,
    seed: string,
    wanted: Extract<WantedSource, { kind: 'record' }>,
  ): Promise<FoundSource> {
    const { game, seat, moment, deal } = wanted;
    const none: Decklist = { identity: '', cards: [] };
    const asked = {
      kind: 'record',
      game,
      seat,
      moment,
      deal,
      decklist: none,
      sampled: false,
      seed,
    } as const;
    if (!(await this.gate.maySee(asked, caller)) || (await this.isBranch(game)))
      return noGameThere(game);
    const stood = await this.games.stand(game);
    if (stood === null) return noGameThere(game);
    if (!stood.over) return notOver(game);
    const decision = stood.toldBy(moment, seat);
    if (decision === null) return noMoment(game, moment);
    const source = { ...asked, told: { decision, engine: engineVersion } };
    const record = await this.games.record(game, seat, moment);
    if (record === null) return noMoment(game, moment);
    if (wanted.decklist !== null) {
      const given: Source = { ...source, decklist: wanted.decklist };
      const begun = await this.opening.begin(given);
      if (begun === null) return noMoment(game, moment);
      return 'code' in begun ? begun : { ok: true, source: given };
    }
    const identity = record.view[opponent(seat)].identity;
    const lists = 'code' in identity ? await this.decks.of(identity.code, record.pool) : [];
    const fitting: Source[] = [];
    let why: StudyRefusal | null = null;
    for (const decklist of lists) {
      const drawn: Source = { ...source, decklist, sampled: true };
      const begun = await this.opening.begin(drawn);
      if (begun === null) continue;
      if ('code' in begun) why = begun;
      else fitting.push(drawn);
    }
    const next = seeded(seed, `decklist ${seat} ${moment} ${deal}`);
    const drawn = fitting.length === 0 ? undefined : fitting[next(fitting.length)];
    if (drawn !== undefined) return { ok: true, source: drawn };
    if (why?.code === 'NO_WORLD') return why;
    return refuse(
      'BAD_DECKLIST',
      'decklist',
      `none of ${counted(lists.length, 'public deck')} of that identity fits what the ${seat} saw`,
      'Give the list that you suppose the opponent plays.',
    );
  }

  private async isBranch(id: string): Promise<boolean> {
    const place = placeOfBranch(id);
    return place !== null && (await this.chapters.studyOf(place.chapter)) !== null;
  }
}
