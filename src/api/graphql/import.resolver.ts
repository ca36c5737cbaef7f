import { Inject } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { FindGame } from '../../analysis/projections/games/queries';
import { reportOf } from '../import-report';
import { AnnotateGame } from '../../games/import/annotate-game';
import { ImportGame } from '../../games/import/import-game';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/tokens';
import { kindOf } from '#notation/recognise';
import type { KnownDeck, KnownDecks } from '#notation/jinteki/reconstruct/known-deck';
import { type Side, sides } from '#rules';
import { knownDeck } from '../../games/import/known-deck';
import { unpacked } from '../http/bytes';
import { KEYS, type Keys } from '../../access/keys';
import type { Gate } from '../gate/gate';
import { notImported, purposeOf, takeImport } from '../take-file';
import { badInput, notTaken } from './errors';
import { listed } from './source';

interface ImportArgs {
  readonly file: string;
  readonly keepPartial: boolean;
  readonly keepChat: boolean;
  readonly anonymous: boolean;
  readonly private: boolean;
  readonly decks: { readonly corp?: string | null; readonly runner?: string | null } | null;
}

interface AnnotateArgs {
  readonly game: string;
  readonly file: string;
  readonly author: string;
}

/** What base64 makes of the first bytes of a gzip file. */
const PACKED = /^H4sI[\w+/=\s]*$/;

/** Throws what is wrong with one of them. */
function decksOf(given: ImportArgs['decks']): KnownDecks {
  const decks: { [side in Side]?: KnownDeck } = {};
  for (const side of sides) {
    const text = given?.[side];
    if (typeof text !== 'string') continue;
    const deck = knownDeck(text, side);
    if (!deck.ok) throw notTaken(deck);
    decks[side] = deck.deck;
  }
  return decks;
}

@Resolver()
export class ImportResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(KEYS) private readonly keys: Keys,
    @Inject(CONFIG) private readonly config: Pick<Config, 'maxUpload'>,
  ) {}

  @Mutation('importReplay')
  async importReplay(
    @Args() { file, private: kept, decks: given, ...taking }: ImportArgs,
    @Context('gate') gate: Gate,
  ) {
    const content = await this.contentOf(file);
    const other = notImported(content);
    if (other !== null) throw notTaken(other);
    const source = kindOf(content) === 'pasted-log' ? 'pasted-log' : 'replay';
    const options = { ...taking, decks: decksOf(given) };
    const port = { commands: this.commands, keys: this.keys };
    const taken = await takeImport(port, new ImportGame(source, content, options, kept));
    const { result: imported, key } = taken;
    if (!imported.ok) throw notTaken(imported);
    if (key !== null) gate.welcome(purposeOf(imported));
    const row = await this.queries.execute(new FindGame(imported.id));
    if (row === null)
      throw badInput('NOT_LISTED', `the game ${imported.id} is stored`, 'Ask for it in a while.');
    const { divergence, ...report } = reportOf(imported);
    return { ...report, key, game: listed(row), divergence: divergence ?? null };
  }

  @Mutation('annotateGame')
  async annotateGame(@Args() { game, file, author }: AnnotateArgs, @Context('gate') gate: Gate) {
    const sight = await gate.sight(game, 'judge');
    // Who may not see all of it writes nothing beside it, and hears nothing of it.
    const theirs = sight.ok && sight.ranges === 'all' ? game : null;
    const annotated = await this.commands.execute(new AnnotateGame(theirs, file, author.trim()));
    if (!annotated.ok) throw notTaken(annotated);
    return annotated;
  }

  private async contentOf(file: string): Promise<Uint8Array | string> {
    if (!PACKED.test(file)) return file;
    const content = await unpacked(Buffer.from(file, 'base64'), this.config.maxUpload);
    if (content.ok) return content.bytes;
    throw badInput(
      content.code,
      content.code === 'TOO_LARGE'
        ? `Unpacked, the file has more than ${this.config.maxUpload} bytes.`
        : 'The file begins like a gzip file and is none, or is cut off.',
      'Pack a single replay again, or send its text.',
    );
  }
}
