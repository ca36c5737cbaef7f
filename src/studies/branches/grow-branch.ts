import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { answerChance, type Lay } from '#studies/branch/chance';
import { meant, type Wanted } from '#studies/branch/meant';
import { chapterOf } from '#studies/study/evolve';
import { noBranch, noChapter } from '#studies/study/places';
import { refuse, type StudyRefusal } from '#studies/study/refusal';
import type { Chapter, ChanceMode, Move } from '#studies/study/study';
import { follow, pathTo, stands } from '#studies/study/tree';
import type { StoodGame } from '#studies/position/stood-game';
import type { Caller } from '../../access/caller';
import { type AsOf, onKnownFirst, StudyDesk } from '../desk';
import { SOURCE_GAMES, type SourceGames } from '../ports';
import { branchId } from './branch-id';
import { beginsAt, OpenChapter } from './open-chapter';

export interface GrownBranch {
  readonly ok: true;
  /** The id under which the branch is read as a game is. */
  readonly branch: string;
  /** Its last decision. */
  readonly node: number;
}

/**
 * Goes on from a place of a chapter with a decision that is legal there, then with what chance does until
 * a player is asked. Without a decision chance alone goes on. What is there already is not made again.
 */
export class GrowBranch extends Command<GrownBranch | StudyRefusal> {
  constructor(
    readonly caller: Caller,
    readonly study: string,
    readonly chapter: string,
    /** The decision it follows; 0 for the beginning of the chapter. */
    readonly parent: number,
    readonly wanted: Wanted | null,
    readonly chance: ChanceMode,
    /** Which of the lots that can be drawn, from 0. */
    readonly draw: number,
  ) {
    super();
  }
}

@CommandHandler(GrowBranch)
export class GrowBranchHandler implements ICommandHandler<GrowBranch> {
  constructor(
    private readonly desk: StudyDesk,
    private readonly opening: OpenChapter,
    @Inject(SOURCE_GAMES) private readonly games: SourceGames,
  ) {}

  execute(command: GrowBranch): Promise<GrownBranch | StudyRefusal> {
    return onKnownFirst((asOf) => this.grow(command, asOf));
  }

  private async grow(command: GrowBranch, asOf: AsOf): Promise<GrownBranch | StudyRefusal> {
    const { caller, study: id, chapter: chapterId, parent } = command;
    const at = await this.desk.atChapter(caller, id, chapterId, asOf);
    if (!at.ok) return at;
    const { chapter, study, member } = at;
    if (!stands(chapter, parent))
      return noBranch(chapterId, parent, chapter.nodes[parent - 1]?.deletedBy ?? null);
    const before = pathTo(chapter, parent).map(({ decision }) => decision);
    const place = `chapter ${chapterId}, branch ${parent}`;
    const stood = await this.games.stand(branchId(chapterId, parent));
    if (stood === null) return noChapter(chapterId);
    const begun = await this.opening.open(chapter);
    if (begun === null) return noChapter(chapterId);
    const made = stood.decisions - beginsAt(begun);
    if (made < before.length)
      return refuse(
        'ILLEGAL',
        place,
        `the rules of today refuse decision ${made + 1} of this branch`,
        'Go on from the decision before it.',
      );
    const lay: Lay = { game: await this.chanceOf(chapter), branch: before };
    const moves = movesFor(stood, command, study.seed, lay, place);
    if ('code' in moves) return moves;
    const written = await this.desk.write(id, {
      ...{ type: 'grow', by: member.id, chapter: chapterId, parent, moves },
    });
    if (!written.ok) return written;
    const grown = chapterOf(written.state, chapterId);
    if (grown === null || !stands(grown, parent)) return noChapter(chapterId);
    const { node } = follow(grown, parent, moves);
    return { ok: true, branch: branchId(chapterId, node), node };
  }

  private async chanceOf({ source }: Chapter): Promise<Lay['game']> {
    if (source.kind !== 'game') return [];
    return (await this.games.stand(source.game))?.chanceAfter(source.decision) ?? [];
  }
}

function movesFor(
  { rules, state }: StoodGame,
  { chapter, wanted, chance, draw }: GrowBranch,
  seed: string,
  lay: Lay,
  place: string,
): readonly Move[] | StudyRefusal {
  const lots = { seed, of: JSON.stringify([chapter, draw, lay.branch]) };
  if (wanted === null) {
    if (state.prompt?.for === 'chance') return answerChance(rules, state, chance, lay, lots);
    return refuse('BAD_DECISION', place, 'no lot is to be drawn here', 'Name a decision.');
  }
  const chosen = meant(rules, state, wanted);
  if (!chosen.ok) return { ...chosen.refusal, place: `${place}, ${chosen.refusal.place}` };
  const { decision } = chosen;
  const by = decision.do === 'concede' ? decision.side : state.prompt?.for;
  if (by === undefined) throw new Error('a legal decision was asked of somebody');
  const taken = rules.apply(state, decision, by);
  if (!taken.ok) throw new Error(`a listed decision is refused: ${taken.reason}`);
  const after = { ...lay, branch: [...lay.branch, decision] };
  const rest = answerChance(rules, taken.state, chance, after, {
    ...lots,
    of: JSON.stringify([lots.of, decision]),
  });
  return [{ by, decision, chance: by === 'chance' ? 'by-hand' : null }, ...rest];
}
