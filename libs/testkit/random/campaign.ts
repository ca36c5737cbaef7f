import { type Rules, hashState, type DeckList } from '#rules';
import { dealer } from '#play/dealer';
import { examineGame, type Examined, type Thorough } from './examine';
import { randomPlayer } from '#play/random-player';
import { repeatable } from '#play/repeatable';
import type { Source } from '#play/source';

export interface Decks {
  readonly corp: DeckList;
  readonly runner: DeckList;
}

export interface Campaign {
  readonly rules: Rules;
  readonly decks: (game: number, next: Source) => Decks;
  /** Seeds of the games: from `first` on, `games` of them. */
  readonly first: number;
  readonly games: number;
  /** Of one game: every decision with one chance in so many is looked at from all sides. */
  readonly thorough: (game: number) => Thorough;
  readonly found: (game: number, decks: Decks, examined: Examined) => void;
}

/** A game is over long before this. */
const most = 5000;

/** The decisions alone, folded from the start, come to the same states. */
function refoldBreach(rules: Rules, decks: Decks, { steps, state }: Examined): string | null {
  const opened = rules.open(decks);
  if (!opened.ok) return `the decks name ${opened.unknown.join(', ')}`;
  let at = 0;
  let breach: string | null = null;
  const folded = rules.fold(
    opened.state,
    steps.map((step) => step.decision),
    (reached) => {
      if (hashState(reached) !== steps[at]?.hash) breach ??= `the refold diverges at ${at}`;
      at += 1;
    },
  );
  if (!folded.ok) return `the refold refuses ${folded.at}: ${folded.code}`;
  if (JSON.stringify(folded.state) !== JSON.stringify(state))
    breach ??= 'the refold ends elsewhere';
  return breach;
}

/** Plays many games by any legal decision, each examined and folded again. Counts decisions. */
export function playCampaign({ rules, decks, first, games, thorough, found }: Campaign): {
  readonly decisions: number;
  readonly longest: number;
} {
  let decisions = 0;
  let longest = 0;
  for (let game = first; game < first + games; game += 1) {
    const next = repeatable(game);
    const both = decks(game, next);
    const opened = rules.open(both);
    if (!opened.ok) throw new Error(`no such cards: ${opened.unknown.join(', ')}`);
    const at = { player: randomPlayer(next), dealer: dealer(next), next };
    const table = { rules, ...at, thorough: thorough(game), most };
    const examined = examineGame(table, opened.state);
    const breach = examined.breach ?? refoldBreach(rules, both, examined);
    if (breach !== null) found(game, both, { ...examined, breach });
    decisions += examined.steps.length;
    longest = Math.max(longest, examined.steps.length);
  }
  return { decisions, longest };
}
