import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Viewer } from '#rules';
import type { Wanted } from '#studies/branch/meant';
import type { ChanceMode, Glyph, Role } from '#studies/study/study';
import type { Caller } from '../../access/caller';
import { ValidateDeck } from '../../decks/validate-deck';
import { seatDeck } from '../../games/play/seat-deck';
import type { WantedSource } from '../../studies/find-source';
import { AddChapter } from '../../studies/add-chapter';
import { AdmitMember } from '../../studies/admit-member';
import { JoinNotes } from '../../studies/beside/join-notes';
import { WriteGameNote } from '../../studies/beside/write-game-note';
import { GrowBranch } from '../../studies/branches/grow-branch';
import { PlayOn } from '../../studies/branches/play-on';
import { ShowBranch } from '../../studies/branches/show-branch';
import { EditStudy } from '../../studies/edit-study';
import { ImportStudy } from '../../studies/import-study';
import { RemoveNote } from '../../studies/notes/remove-note';
import { ReviseNote } from '../../studies/notes/revise-note';
import { WriteNote } from '../../studies/notes/write-note';
import { OpenStudy } from '../../studies/open-study';
import { TakeIn } from '../../studies/take-in';
import { accepted } from '../graphql/accepted';
import { badInput } from '../graphql/errors';
import { gameOf } from './studies.resolver';
import {
  editOf,
  gameNoteOf,
  marksOf,
  noteOf,
  sourceOf,
  type EditInput,
  type GameNoteInput,
  type MarkInput,
  type NoteInput,
  type SourceInput,
} from './study-input';
import { decisionsOut } from './study-told';

interface OpenArgs {
  readonly title: string;
  readonly owner: string;
  readonly chapter: string;
  readonly source: SourceInput;
}

interface GrowArgs {
  readonly study: string;
  readonly chapter: string;
  readonly parent: number;
  readonly decision?: Wanted | null;
  readonly chance: ChanceMode;
  readonly draw: number;
}

interface GameNoteArgs {
  readonly game: string;
  readonly as: Viewer;
  readonly at: number;
  readonly note: GameNoteInput;
}

interface PlayOnArgs {
  readonly branch: string;
  readonly corp: string;
  readonly runner: string;
  readonly spectators: boolean;
}

interface ReviseArgs {
  readonly study: string;
  readonly note: string;
  readonly revision: number;
  readonly text: string;
  readonly glyph?: Glyph | null;
  readonly marks: readonly MarkInput[];
}

/** What is written in studies. */
@Resolver('GrownBranch')
export class WriteStudiesResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Mutation('openStudy')
  async openStudy(
    @Args() { title, owner, chapter, source }: OpenArgs,
    @Context('caller') caller: Caller,
  ) {
    const first = { title: chapter, source: await this.sourceOf(source, caller) };
    return accepted(await this.commands.execute(new OpenStudy(caller, title, owner, first)));
  }

  @Mutation('addChapter')
  async addChapter(
    @Args('study') study: string,
    @Args('title') title: string,
    @Args('source') source: SourceInput,
    @Context('caller') caller: Caller,
  ) {
    return accepted(
      await this.commands.execute(
        new AddChapter(caller, study, title, await this.sourceOf(source, caller)),
      ),
    );
  }

  private sourceOf(source: SourceInput, caller: Caller): Promise<WantedSource> {
    return sourceOf(source, async (text, side) => {
      const deck = { kind: 'text', text, notation: null } as const;
      const { list } = accepted(await this.queries.execute(new ValidateDeck(deck, 'core', caller)));
      const seated = seatDeck(list, side, 'the supposed deck');
      if (seated.ok) return seated.deck;
      throw badInput('BAD_DECKLIST', seated.message, 'Give the deck that they may play.');
    });
  }

  @Mutation('growBranch')
  async growBranch(
    @Args() { study, chapter, parent, decision, chance, draw }: GrowArgs,
    @Context('caller') caller: Caller,
  ) {
    const grow = new GrowBranch(caller, study, chapter, parent, decision ?? null, chance, draw);
    return accepted(await this.commands.execute(grow));
  }

  @ResolveField('decisions')
  async decisions(
    @Parent() { branch }: { readonly branch: string },
    @Context('caller') caller: Caller,
  ) {
    const shown = await this.queries.execute(new ShowBranch(caller, branch));
    return decisionsOut(shown?.legal ?? []);
  }

  @ResolveField('game')
  game(@Parent() { branch }: { readonly branch: string }) {
    return gameOf(this.queries, branch);
  }

  @Mutation('playOn')
  async playOn(
    @Args() { branch, corp, runner, spectators }: PlayOnArgs,
    @Context('caller') caller: Caller,
  ) {
    const play = new PlayOn(caller, branch, { corp, runner }, spectators);
    return accepted(await this.commands.execute(play));
  }

  @Mutation('editStudy')
  async editStudy(
    @Args('study') study: string,
    @Args('edit') edit: EditInput,
    @Context('caller') caller: Caller,
  ) {
    const edited = new EditStudy(caller, study, editOf(edit));
    return { study, ...accepted(await this.commands.execute(edited)) };
  }

  @Mutation('admitMember')
  async admitMember(
    @Args('study') study: string,
    @Args('name') name: string | null | undefined,
    @Args('role') role: Role,
    @Context('caller') caller: Caller,
  ) {
    if (role === 'owner')
      throw badInput('BAD_INPUT', 'a study has one owner', 'Take another role.');
    return accepted(
      await this.commands.execute(new AdmitMember(caller, study, name ?? null, role)),
    );
  }

  @Mutation('cloneStudy')
  async cloneStudy(
    @Args('study') study: string,
    @Args('title') title: string,
    @Args('owner') owner: string,
    @Context('caller') caller: Caller,
  ) {
    return accepted(await this.commands.execute(new TakeIn(caller, study, { title, owner })));
  }

  @Mutation('importStudy')
  async importStudy(
    @Args('file') file: string,
    @Args('owner') owner: string,
    @Context('caller') caller: Caller,
  ) {
    return accepted(await this.commands.execute(new ImportStudy(caller, file, owner)));
  }

  @Mutation('takeInStudy')
  async takeInStudy(
    @Args('study') study: string,
    @Args('into') into: string,
    @Context('caller') caller: Caller,
  ) {
    const taken = await this.commands.execute(new TakeIn(caller, study, { study: into }));
    return { ...accepted(taken), unchanged: false };
  }

  @Mutation('writeNote')
  async writeNote(
    @Args('study') study: string,
    @Args('chapter') chapter: string,
    @Args('note') note: NoteInput,
    @Context('caller') caller: Caller,
  ) {
    return accepted(
      await this.commands.execute(new WriteNote(caller, study, chapter, noteOf(note))),
    );
  }

  @Mutation('joinNotes')
  async joinNotes(
    @Args('game') game: string,
    @Args('name') name: string,
    @Context('caller') caller: Caller,
  ) {
    return accepted(await this.commands.execute(new JoinNotes(caller, game, name)));
  }

  @Mutation('writeGameNote')
  async writeGameNote(
    @Args() { game, as, at, note }: GameNoteArgs,
    @Context('caller') caller: Caller,
  ) {
    const write = new WriteGameNote(caller, game, as, at, gameNoteOf(note));
    return accepted(await this.commands.execute(write));
  }

  @Mutation('reviseNote')
  async reviseNote(
    @Args() { study, note, revision, text, glyph, marks }: ReviseArgs,
    @Context('caller') caller: Caller,
  ) {
    const revise = [study, note, revision, text, glyph ?? null, marksOf(marks)] as const;
    return accepted(await this.commands.execute(new ReviseNote(caller, ...revise)));
  }

  @Mutation('removeNote')
  async removeNote(
    @Args('study') study: string,
    @Args('note') note: string,
    @Context('caller') caller: Caller,
  ) {
    return accepted(await this.commands.execute(new RemoveNote(caller, study, note, 'remove')));
  }

  @Mutation('hideNote')
  async hideNote(
    @Args('study') study: string,
    @Args('note') note: string,
    @Context('caller') caller: Caller,
  ) {
    return accepted(await this.commands.execute(new RemoveNote(caller, study, note, 'hide')));
  }

  @Mutation('unhideNote')
  async unhideNote(
    @Args('study') study: string,
    @Args('note') note: string,
    @Context('caller') caller: Caller,
  ) {
    return accepted(await this.commands.execute(new RemoveNote(caller, study, note, 'unhide')));
  }
}
