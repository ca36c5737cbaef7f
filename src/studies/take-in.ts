import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { TakenChapter, TakenNode } from '#studies/study/events';
import { limits } from '#studies/study/limits';
import { noStudyThere } from '#studies/study/places';
import type { StudyRefusal } from '#studies/study/refusal';
import type { Chapter, Study } from '#studies/study/study';
import { childrenOf, nodeOf } from '#studies/study/tree';
import { KEYS, type Keys } from '../access/keys';
import type { Key } from '../access/presented';
import type { Caller } from '../access/caller';
import type { Clock } from '../platform/clock/clock';
import { CLOCK } from '../platform/tokens';
import { chapterIdFrom } from './branches/branch-id';
import { StudyDesk } from './desk';
import { StudyGate } from './study-gate';

export interface TakenIn {
  readonly ok: true;
  readonly study: string;
  /** The owner's of a clone; null where a study was taken into one that was there. */
  readonly key: Key | null;
}

/**
 * Takes the chapters of a study, with their branches, into another: all that the caller may look at.
 * Games are referred to, as before; notes stay with their authors, in the study they were written in.
 */
export class TakeIn extends Command<TakenIn | StudyRefusal> {
  constructor(
    readonly caller: Caller,
    readonly from: string,
    readonly into:
      | { readonly study: string }
      /** A clone: a study of one's own. */
      | { readonly title: string; readonly owner: string },
  ) {
    super();
  }
}

/** What is there of a chapter, the main line first, numbered anew. */
function takenFrom(chapter: Chapter, id: string): TakenChapter {
  const nodes: TakenNode[] = [];
  const open: { readonly from: number; readonly to: number }[] = [{ from: 0, to: 0 }];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const child of childrenOf(chapter, at.from)) {
      const node = nodeOf(chapter, child);
      if (node === null) continue;
      const { by, decision, chance, name, glyph } = node;
      nodes.push({ parent: at.to, by, decision, chance, name, glyph });
      open.push({ from: child, to: nodes.length });
    }
  return { id, title: chapter.title, source: chapter.source, nodes };
}

@CommandHandler(TakeIn)
export class TakeInHandler implements ICommandHandler<TakeIn> {
  constructor(
    private readonly desk: StudyDesk,
    private readonly gate: StudyGate,
    @Inject(KEYS) private readonly keys: Pick<Keys, 'issue'>,
    @Inject(CLOCK) private readonly clock: Pick<Clock, 'newId'>,
  ) {}

  async execute({ caller, from, into }: TakeIn): Promise<TakenIn | StudyRefusal> {
    const source = await this.desk.at(caller, from);
    if (!source.ok) return source;
    if (source.study.about !== null) return noStudyThere(from);
    const { seen: visible } = await this.gate.visible(source.study.chapters, caller);
    const taken = this.taken(source.study, visible);
    const through = [...source.study.ancestors];
    if ('study' in into) {
      const at = await this.desk.asMember(caller, into.study);
      if (!at.ok) return at;
      const by = at.member.id;
      const written = await this.desk.write(into.study, {
        ...{ type: 'take-in', by, from, through, chapters: taken },
      });
      return written.ok ? { ok: true, study: into.study, key: null } : written;
    }
    const [study, by] = [this.clock.newId(), this.clock.newId()];
    const opened = await this.desk.write(study, {
      ...{ type: 'open', study, title: into.title, seed: this.clock.newId(), clonedFrom: from },
      owner: { id: by, name: into.owner },
    });
    if (!opened.ok) return opened;
    const written = await this.desk.write(study, {
      ...{ type: 'take-in', by, from, through, chapters: taken },
    });
    if (!written.ok) return written;
    return { ok: true, study, key: await this.keys.issue({ for: 'study', study, member: by }) };
  }

  private taken(study: Study, visible: ReadonlySet<string>): readonly TakenChapter[] {
    return study.chapters
      .filter(({ id, removedBy }) => removedBy === null && visible.has(id))
      .slice(0, limits.chapters)
      .map((chapter) => takenFrom(chapter, chapterIdFrom(this.clock.newId())));
  }
}
