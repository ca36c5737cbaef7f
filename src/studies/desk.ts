import { Inject, Injectable } from '@nestjs/common';
import type { StudyCommand } from '#studies/study/commands';
import type { StudyEvent } from '#studies/study/events';
import { chapterOf } from '#studies/study/evolve';
import { noChapter, noStudyThere, notYours } from '#studies/study/places';
import type { StudyRefusal } from '#studies/study/refusal';
import type { Chapter, Member, Study } from '#studies/study/study';
import type { Handled } from '#streams/handle';
import type { Caller } from '../access/caller';
import { CHAPTERS, type Chapters } from './ports';
import { memberOf, StudyGate } from './study-gate';
import { StudyStreams } from './study-streams';

export interface AtStudy {
  readonly ok: true;
  readonly study: Study;
  /** Null for who reads without a key. */
  readonly member: Member | null;
}

export interface AtChapter extends AtStudy {
  readonly member: Member;
  readonly chapter: Chapter;
}

/** A study as this process knows it, or as it stands in the store. */
export type AsOf = 'known' | 'now';

/**
 * For what does nothing but append, which is done only to a study as it stands: on what is known first, for
 * a refusal has to be of the study as it stands.
 */
export async function onKnownFirst<T extends { readonly ok: true }>(
  attempt: (asOf: AsOf) => Promise<T | StudyRefusal>,
): Promise<T | StudyRefusal> {
  const first = await attempt('known');
  return first.ok ? first : attempt('now');
}

export type Written = Handled<Study, StudyEvent> | StudyRefusal;

/** Where commands come to: nobody gets at a study, or at a chapter of it, that is not for them. */
@Injectable()
export class StudyDesk {
  constructor(
    private readonly streams: StudyStreams,
    private readonly gate: StudyGate,
    @Inject(CHAPTERS) private readonly chapters: Chapters,
  ) {}

  async at(caller: Caller, id: string, asOf: AsOf = 'now'): Promise<AtStudy | StudyRefusal> {
    const known = asOf === 'known' ? this.streams.known(id) : null;
    const study = known ?? (await this.streams.load(id));
    if (study === null || !this.gate.mayRead(study, caller)) return noStudyThere(id);
    if (study.about !== null && !(await this.gate.mayReadBeside(study.about, caller)))
      return noStudyThere(id);
    return { ok: true, study, member: memberOf(study, caller) };
  }

  async asMember(
    caller: Caller,
    id: string,
    asOf: AsOf = 'now',
  ): Promise<(AtStudy & { readonly member: Member }) | StudyRefusal> {
    const at = await this.at(caller, id, asOf);
    if (!at.ok) return at;
    const { member } = at;
    return member === null
      ? notYours(`study ${id}`, 'writing in a study', 'one of its members')
      : { ...at, member };
  }

  async atChapter(
    caller: Caller,
    id: string,
    chapterId: string,
    asOf: AsOf = 'now',
  ): Promise<AtChapter | StudyRefusal> {
    const at = await this.asMember(caller, id, asOf);
    if (!at.ok) return at;
    const chapter = chapterOf(at.study, chapterId);
    if (chapter === null || !(await this.gate.maySee(chapter.source, caller)))
      return noChapter(chapterId);
    return { ...at, chapter };
  }

  async write(id: string, command: StudyCommand): Promise<Written> {
    const written = await this.streams.write(id, command);
    if (written.ok)
      for (const event of written.events) {
        if (event.type === 'chapterAdded') this.chapters.add(event.chapter, id);
        if (event.type === 'chaptersTaken')
          for (const chapter of event.chapters) this.chapters.add(chapter.id, id);
      }
    return written;
  }
}
