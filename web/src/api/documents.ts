// Written by bin/documents.mjs; not to be edited.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** On what numbers rest. */
export type Basis =
  /** On decisions that were folded. */
  | 'DECISIONS'
  /** On facts that were observed. */
  | 'FACTS';

/** What flows. */
export type Currency =
  /** Credits. */
  | 'CREDITS'
  /** Clicks. */
  | 'CLICKS';

/** Whether something came in or went out. */
export type FlowDirection =
  /** It came in. */
  | 'IN'
  /** It went out. */
  | 'OUT';

/** How a list is written. */
export type DeckNotation =
  /** As NetrunnerDB exports text. */
  | 'NETRUNNERDB_TEXT'
  /** As NetrunnerDB's API gives it. */
  | 'NETRUNNERDB_JSON'
  /** As NetrunnerDB exports Markdown. */
  | 'MARKDOWN'
  /** As jinteki.net exports it. */
  | 'JINTEKI'
  /** OCTGN's XML. */
  | 'OCTGN'
  /** Our own: number, code and title of a card a line. */
  | 'OWN';

/** A text, or a stored deck in one of its versions, the last when none is named. */
export type DeckSource = {
  /** The list, instead of a stored deck. */
  readonly text?: string | null | undefined;
  /** How the text is written; what it looks like where nothing is said. */
  readonly notation?: DeckNotation | null | undefined;
  /** Id of a stored deck, instead of a text. */
  readonly deck?: string | null | undefined;
  /** Number of its version; the last where none is named. */
  readonly version?: number | null | undefined;
};

/** What a key was given for. */
export type KeyPurpose =
  /** To whoever uploaded a log. */
  | 'UPLOAD'
  /** To whoever imported a replay or a pasted log. */
  | 'IMPORT'
  /** To a player of a live game. */
  | 'SEAT'
  /** To the holder of a link. */
  | 'GRANT'
  /** To the organiser of a tournament. */
  | 'TOURNAMENT'
  /** To the owner of a deck. */
  | 'DECK'
  /** To a member of a study, or to whoever was given its link. */
  | 'STUDY';

/**
 * The decks of a replay, each as a text in any notation that decks are read in. One that the game
 * contradicts is refused with the card and the entry.
 */
export type PlayedDecklists = {
  /** What the Corp played. */
  readonly corp?: string | null | undefined;
  /** What the Runner played. */
  readonly runner?: string | null | undefined;
};

/** What something that is to be known of an import is about. */
export type ImportWarningKind =
  /** Titles that no pool has. */
  | 'NOT_IN_POOL'
  /** Why no decisions were looked for. */
  | 'NOT_JUDGED'
  /** What the server let a player do and our rules forbid: one of `deviations`. */
  | 'ALLOWED'
  /** Cards that never showed, and nobody tells them. */
  | 'UNSEEN'
  /** Cards that never showed, as a decklist tells them. */
  | 'LISTED'
  /** What a decklist names and no pool has. */
  | 'UNHEARD'
  /** What did not agree or was not understood as the file was read. */
  | 'OBSERVED';

/** How far our rules have judged a game. */
export type GameTier =
  /** Every decision of it, to its end: a game of decisions, or an observed one whose deviations our rules forbid. */
  | 'VERIFIED'
  /** Up to a divergence. */
  | 'PARTIAL'
  /** What happened was seen, and no more. */
  | 'OBSERVED';

/** What kind of thing happened. Games of decisions and observed ones share these; some occur in one of the two only. */
export type FactKind =
  /** A player keeps the opening hand; told of observed games. */
  | 'HAND_KEPT'
  /** A player takes a mulligan. */
  | 'MULLIGANED'
  /** A turn begins. */
  | 'TURN_BEGAN'
  /** A phase of a turn begins. */
  | 'PHASE_BEGAN'
  /** A turn ends. */
  | 'TURN_ENDED'
  /** A player gets clicks. */
  | 'CLICKS_GAINED'
  /** A player spends clicks. */
  | 'CLICKS_SPENT'
  /** A player loses clicks. */
  | 'CLICKS_LOST'
  /** Credits come into a player's pool. */
  | 'CREDITS_GAINED'
  /** Credits are moved from a card into a pool. */
  | 'CREDITS_TAKEN'
  /** A player pays. */
  | 'CREDITS_SPENT'
  /** Of a payment, what a card's own credits paid. */
  | 'CARD_CREDITS_SPENT'
  /** A pool has no credits left. */
  | 'POOL_EMPTY'
  /** A player loses credits. */
  | 'CREDITS_LOST'
  /** A player draws. */
  | 'DREW'
  /** A card is installed. */
  | 'INSTALLED'
  /** An install made a remote server. */
  | 'SERVER_CREATED'
  /** An operation or event is played. */
  | 'PLAYED'
  /** A card is rezzed. */
  | 'REZZED'
  /** A card is derezzed. */
  | 'DEREZZED'
  /** A card is turned facedown. */
  | 'TURNED_FACEDOWN'
  /** A facedown card of the Runner is turned faceup. */
  | 'TURNED_FACEUP'
  /** A card is flipped to its other side. */
  | 'FLIPPED'
  /** An unrezzed card is shown to all. */
  | 'EXPOSED'
  /** A card is shown to all. */
  | 'REVEALED'
  /** A player looks at cards. */
  | 'LOOKED'
  /** A card is trashed. */
  | 'TRASHED'
  /** A player discards at the end of a turn. */
  | 'DISCARDED'
  /** A card goes somewhere else, such as back to a hand. */
  | 'RETURNED'
  /** A card is removed from the game. */
  | 'REMOVED_FROM_GAME'
  /** A card comes onto another. */
  | 'HOSTED'
  /** A card comes into the game from outside. */
  | 'BROUGHT'
  /** A player searches a deck. */
  | 'SEARCHED'
  /** A deck is shuffled. */
  | 'SHUFFLED'
  /** A player puts cards of a deck in order. */
  | 'ARRANGED'
  /** Cards change places. */
  | 'SWAPPED'
  /** A card is advanced. */
  | 'ADVANCED'
  /** Counters or tokens come onto a card. */
  | 'TOKENS_PLACED'
  /** Counters or tokens leave a card. */
  | 'TOKENS_REMOVED'
  /** The Corp purges virus counters. */
  | 'PURGED'
  /** The Runner takes tags. */
  | 'TAGS_TAKEN'
  /** The Runner avoids tags. */
  | 'TAGS_AVOIDED'
  /** The Runner removes tags. */
  | 'TAGS_REMOVED'
  /** The Corp takes bad publicity. */
  | 'BAD_PUBLICITY_TAKEN'
  /** The Corp removes bad publicity; told of observed games. */
  | 'BAD_PUBLICITY_REMOVED'
  /** The Runner suffers damage. */
  | 'DAMAGE_SUFFERED'
  /** Damage is prevented. */
  | 'DAMAGE_PREVENTED'
  /** A card is saved from being trashed. */
  | 'TRASH_PREVENTED'
  /** A card is saved from being exposed. */
  | 'EXPOSURE_PREVENTED'
  /** A player chooses a card for an ability. */
  | 'CHOSEN'
  /** A player chooses one of an ability's options. */
  | 'OPTION_CHOSEN'
  /** A run begins. */
  | 'RUN_BEGAN'
  /** A run goes on at another server. */
  | 'RUN_MOVED'
  /** A run goes on at another server; told of observed games. */
  | 'RUN_REDIRECTED'
  /** The Runner approaches a piece of ice. */
  | 'ICE_APPROACHED'
  /** The Runner encounters a piece of ice. */
  | 'ICE_ENCOUNTERED'
  /** A subroutine is broken. */
  | 'SUB_BROKEN'
  /** An ability changes a strength for a time. */
  | 'STRENGTH_CHANGED'
  /** Every subroutine of a piece of ice is broken. */
  | 'ALL_BROKEN'
  /** A subroutine resolves. */
  | 'SUB_RESOLVED'
  /** The Runner bypasses a piece of ice. */
  | 'ICE_BYPASSED'
  /** An encounter ends. */
  | 'ENCOUNTER_ENDED'
  /** The Runner passes a piece of ice. */
  | 'ICE_PASSED'
  /** The Runner approaches the attacked server. */
  | 'SERVER_APPROACHED'
  /** The Runner jacks out. */
  | 'JACKED_OUT'
  /** A run is successful. */
  | 'RUN_SUCCESSFUL'
  /** The Runner accesses a card. */
  | 'ACCESSED'
  /** The Runner steals an agenda. */
  | 'STOLEN'
  /** The Corp scores an agenda. */
  | 'SCORED'
  /** A card is added to a score area. */
  | 'ADDED_TO_SCORE_AREA'
  /** A player forfeits an agenda. */
  | 'FORFEITED'
  /** A player's agenda points change; told of observed games. */
  | 'POINTS_CHANGED'
  /** A run ends. */
  | 'RUN_ENDED'
  /** A trace begins. */
  | 'TRACE_BEGAN'
  /** A player spends credits in a trace or a psi game. */
  | 'BID'
  /** A trace ends. */
  | 'TRACE_ENDED'
  /** Credits spent in secret were revealed. */
  | 'SPENT_IN_SECRET'
  /** An ability is used. */
  | 'ABILITY_USED'
  /** An ability has resolved. */
  | 'ABILITY_RESOLVED'
  /** A loop of abilities was repeated so many times. */
  | 'LOOP_ENDED'
  /** The game ends. */
  | 'GAME_ENDED'
  /** A player changes the game by a command of the chat; told of observed games. */
  | 'COMMANDED'
  /** The game is taken back to how it was; told of observed games. */
  | 'UNDONE';

/** What was decided. */
export type DecisionKind =
  /** To access a card. */
  | 'ACCESS'
  /** To access a place of which no card can be told apart. */
  | 'ACCESS_ZONE'
  /** To advance a card by an action. */
  | 'ADVANCE'
  /** How many credits to spend, in secret or in a trace. */
  | 'BID'
  /** To break a subroutine. */
  | 'BREAK'
  /** To concede the game. */
  | 'CONCEDE'
  /** To go on with the run. */
  | 'CONTINUE'
  /** Not to steal an agenda. */
  | 'DECLINE_STEAL'
  /** To discard a card. */
  | 'DISCARD'
  /** To choose nothing more. */
  | 'DONE'
  /** To draw by an action. */
  | 'DRAW'
  /** Which of several abilities resolves first. */
  | 'FIRST'
  /** To gain a credit by an action. */
  | 'GAIN_CREDIT'
  /** To install a card by an action. */
  | 'INSTALL'
  /** To jack out. */
  | 'JACK_OUT'
  /** To keep the opening hand. */
  | 'KEEP'
  /** To leave an accessed card where it is. */
  | 'LEAVE_ACCESSED'
  /** To take a mulligan. */
  | 'MULLIGAN'
  /** A number for an ability. */
  | 'NUMBER'
  /** One of the options of an ability. */
  | 'OPTION'
  /** To do nothing in a window. */
  | 'PASS'
  /** How much of a payment one source pays. */
  | 'PAY'
  /** To choose a card. */
  | 'PICK'
  /** To play a card by an action. */
  | 'PLAY'
  /** To purge virus counters by an action. */
  | 'PURGE'
  /** Chance picks a card at random. */
  | 'RANDOM'
  /** To remove a tag by an action. */
  | 'REMOVE_TAG'
  /** To do what a card says instead of accessing. */
  | 'REPLACE'
  /** To rez a card. */
  | 'REZ'
  /** To run by an action. */
  | 'RUN'
  /** To score an agenda. */
  | 'SCORE'
  /** To choose a server. */
  | 'SERVER'
  /** Chance shuffles a deck. */
  | 'SHUFFLE'
  /** To steal an agenda that costs something. */
  | 'STEAL'
  /** To pay for an accessed card to be trashed. */
  | 'TRASH_ACCESSED'
  /** To trash a resource of a tagged Runner by an action. */
  | 'TRASH_RESOURCE'
  /** To use an ability. */
  | 'USE';

/** A place in which cards lie. */
export type Zone =
  /** Where an identity lies. */
  | 'IDENTITY'
  /** R&D. */
  | 'RD'
  /** HQ. */
  | 'HQ'
  /** Archives. */
  | 'ARCHIVES'
  /** In the root of a server. */
  | 'ROOT'
  /** Protecting a server. */
  | 'ICE'
  /** The Corp's score area. */
  | 'CORP_SCORE'
  /** The stack. */
  | 'STACK'
  /** The grip. */
  | 'GRIP'
  /** The heap. */
  | 'HEAP'
  /** The Runner's rig. */
  | 'RIG'
  /** The Runner's score area. */
  | 'RUNNER_SCORE'
  /** Being played. */
  | 'PLAY'
  /** On another card. */
  | 'HOSTED'
  /** Set aside. */
  | 'ASIDE'
  /** Out of the game. */
  | 'REMOVED';

/** The type of a card. */
export type CardType =
  /** An agenda. */
  | 'AGENDA'
  /** An asset. */
  | 'ASSET'
  /** An event. */
  | 'EVENT'
  /** A piece of hardware. */
  | 'HARDWARE'
  /** A piece of ice. */
  | 'ICE'
  /** An identity. */
  | 'IDENTITY'
  /** An operation. */
  | 'OPERATION'
  /** A program. */
  | 'PROGRAM'
  /** A resource. */
  | 'RESOURCE'
  /** An upgrade. */
  | 'UPGRADE';

/** Cards that were released together, in the order of release. */
export type CardCycle =
  /** The Core Set. */
  | 'CORE'
  /** Genesis. */
  | 'GENESIS'
  /** Creation and Control. */
  | 'CREATION_AND_CONTROL'
  /** Spin. */
  | 'SPIN'
  /** Honor and Profit. */
  | 'HONOR_AND_PROFIT'
  /** Lunar. */
  | 'LUNAR'
  /** Order and Chaos. */
  | 'ORDER_AND_CHAOS'
  /** SanSan. */
  | 'SANSAN'
  /** Data and Destiny. */
  | 'DATA_AND_DESTINY'
  /** Mumbad. */
  | 'MUMBAD'
  /** Flashpoint. */
  | 'FLASHPOINT'
  /** Red Sand. */
  | 'RED_SAND'
  /** Terminal Directive. */
  | 'TERMINAL_DIRECTIVE'
  /** Kitara. */
  | 'KITARA'
  /** Reign and Reverie. */
  | 'REIGN_AND_REVERIE'
  /** Magnum Opus. */
  | 'MAGNUM_OPUS'
  /** NAPD Multiplayer. */
  | 'NAPD'
  /** Draft. */
  | 'DRAFT';

/** The faction of a card. */
export type Faction =
  /** Haas-Bioroid, of the Corp. */
  | 'HAAS_BIOROID'
  /** Jinteki, of the Corp. */
  | 'JINTEKI'
  /** NBN, of the Corp. */
  | 'NBN'
  /** The Weyland Consortium, of the Corp. */
  | 'WEYLAND_CONSORTIUM'
  /** Anarch, of the Runner. */
  | 'ANARCH'
  /** Criminal, of the Runner. */
  | 'CRIMINAL'
  /** Shaper, of the Runner. */
  | 'SHAPER'
  /** Adam, a mini-faction of the Runner. */
  | 'ADAM'
  /** Apex, a mini-faction of the Runner. */
  | 'APEX'
  /** Sunny Lebeau, a mini-faction of the Runner. */
  | 'SUNNY_LEBEAU'
  /** The Corp's cards of no faction. */
  | 'NEUTRAL_CORP'
  /** The Runner's cards of no faction. */
  | 'NEUTRAL_RUNNER';

/** Why our rules could not follow a game of another server. */
export type DivergenceKind =
  /** That server allows what our rules do not. */
  | 'RULE'
  /** A player changed the game by hand. */
  | 'MANUAL'
  /** A player took something back. */
  | 'UNDO'
  /** That server did not do what its card or rule says. */
  | 'DEFECT'
  /** Nothing that is known explains it. */
  | 'UNEXPLAINED';

/** How a server let a player deviate from our rules. */
export type DeviationKind =
  /** Recurring credits are moved into the pool by hand. */
  | 'LOAN'
  /** Such credits pay for what their card allows. */
  | 'LOAN_REPAID'
  /** Such credits pay for something else. */
  | 'LOAN_SPENT'
  /** Such credits are still in the pool when their card is refilled or gone. */
  | 'LOAN_KEPT'
  /** A card is played and does nothing. */
  | 'NO_EFFECT'
  /** A choice that a card asks for is left open. */
  | 'UNANSWERED'
  /** A resource that lies in the heap is paid for to be trashed. */
  | 'NOTHING_TRASHED'
  /** What a card does when a turn begins is done at another time. */
  | 'OUT_OF_WINDOW'
  /** An ability is paid for and changes nothing. */
  | 'IDLE_USE'
  /** A console is trashed for the next one. */
  | 'CONSOLE_REPLACED'
  /** An accessed card is trashed for its cost, where an effect lets it be trashed at no cost. */
  | 'COST_PAID'
  /** An ability that searches is called off before it is paid for, and the deck is shuffled all the same. */
  | 'CANCELLED'
  /** A card that lies in Archives is paid for to be rezzed. */
  | 'IDLE_REZ'
  /** The Corp lets unbroken subroutines be. */
  | 'UNFIRED'
  /** The Runner leaves a card in the root of a breached server without accessing it. */
  | 'UNACCESSED'
  /** Programs are trashed to make room for one that is not installed after all. */
  | 'ROOM_MADE'
  /** A card is rezzed before the Runner may jack out. */
  | 'EARLY_REZ'
  /** An icebreaker is pumped while no ice is encountered. */
  | 'EARLY_PUMP'
  /** An ability that costs a click is used before the turn begins. */
  | 'EARLY_USE'
  /** The game ends where nobody is asked, as somebody concedes. */
  | 'ENDS_AMID'
  /** A window after a decision is held open, as a later deviation is done there. */
  | 'HELD_OPEN'
  /** A resource of the grip is trashed as an installed one would be. */
  | 'GRIP_TRASHED'
  /** A card that goes with its last counter goes where none was placed on it. */
  | 'EMPTIED'
  /** What an identity does for the start of the game is not done. */
  | 'UNPREPARED'
  /** An action is taken that a card in force forbids, or lets come only after another. */
  | 'BARRED'
  /** A subroutine resolves, and something is done before the next does. */
  | 'SUB_APART'
  /** Recurring credits are refilled before the window that comes before a turn begins. */
  | 'EARLY_REFILL'
  /** A card is used, and nothing comes of it. */
  | 'IN_VAIN'
  /** A card's question is answered that ours does not ask. */
  | 'ANSWERED'
  /** A player's credits are set by hand, and come from nothing; or a run is ended, or a card trashed or derezzed, by hand. */
  | 'SET_BY_HAND';

/** What was written beside a game. */
export type NoteKind =
  /** By somebody who looked at the replay. */
  | 'ANNOTATION'
  /** By the players to each other. */
  | 'CHAT';

/** Where credits and clicks came from, or what they went into. */
export type FlowSource =
  /** What lay there when the game was taken up. */
  | 'OPENING'
  /** The text of a card. */
  | 'CARD'
  /** An action of the chart. */
  | 'ACTION'
  /** A rule, such as the clicks of a turn. */
  | 'RULE'
  /** Recurring credits. */
  | 'RECURRING'
  /** A payment for something. */
  | 'USE'
  /** Credits on a card that went with it, or when it ceased to be active. */
  | 'LOST_WITH_CARD'
  /** What a pool did, of which an observed game does not tell why. */
  | 'UNEXPLAINED';

/** Where credits lie that were not spent. */
export type CreditPlace =
  /** In a player's pool. */
  | 'POOL'
  /** With the Runner, for the present run. */
  | 'RUN'
  /** On a card. */
  | 'CARD';

/** What was run on, remotes together. */
export type RunTarget =
  /** HQ. */
  | 'HQ'
  /** R&D. */
  | 'RD'
  /** Archives. */
  | 'ARCHIVES'
  /** Any remote server. */
  | 'REMOTE';

/** What clicks paid for. */
export type SpendingPurpose =
  /** To gain a credit. */
  | 'GAIN_CREDIT'
  /** To draw. */
  | 'DRAW'
  /** To purge virus counters. */
  | 'PURGE'
  /** To remove a tag. */
  | 'REMOVE_TAG'
  /** To advance a card. */
  | 'ADVANCE'
  /** To trash a resource. */
  | 'TRASH_RESOURCE'
  /** To run. */
  | 'RUN'
  /** To install a card. */
  | 'INSTALL'
  /** To play a card. */
  | 'PLAY'
  /** To rez a card. */
  | 'REZ'
  /** To use an ability. */
  | 'ABILITY'
  /** To trash an accessed card. */
  | 'TRASH_ACCESSED'
  /** To steal an agenda. */
  | 'STEAL'
  /** A trace. */
  | 'TRACE';

/** How an installed card or an agenda was lost. */
export type LossKind =
  /** The other player trashed it. */
  | 'TRASHED'
  /** The Runner stole it. */
  | 'STOLEN';

/** A part of a game. */
export type GamePhase =
  /** Turns 1 to 4. */
  | 'EARLY'
  /** Turns 5 to 8. */
  | 'MIDDLE'
  /** The turns after those. */
  | 'LATE';

/** What credits and clicks came from, or went to. */
export type FlowPurpose =
  /** The action that gains a credit. */
  | 'GAIN_CREDIT'
  /** The action that draws. */
  | 'DRAW'
  /** The action that purges virus counters. */
  | 'PURGE'
  /** The action that removes a tag. */
  | 'REMOVE_TAG'
  /** The action that advances a card. */
  | 'ADVANCE'
  /** The action that trashes a resource. */
  | 'TRASH_RESOURCE'
  /** A run: the action that makes one, or the rules of one. */
  | 'RUN'
  /** A card was installed. */
  | 'INSTALL'
  /** A card was played. */
  | 'PLAY'
  /** A card was rezzed. */
  | 'REZ'
  /** An ability was used. */
  | 'ABILITY'
  /** An accessed card was trashed. */
  | 'TRASH_ACCESSED'
  /** An agenda was stolen. */
  | 'STEAL'
  /** A trace. */
  | 'TRACE'
  /** The opening of the game. */
  | 'SETUP'
  /** The beginning or end of a turn. */
  | 'TURN'
  /** Bad publicity. */
  | 'BAD_PUBLICITY';

/** Why no way into a server is known. */
export type NoWay =
  /** There is none for less than 60 credits' worth. */
  | 'NO_WAY'
  /** It turns on cards that the viewer cannot know. */
  | 'HIDDEN'
  /** There are too many ways to try them all. What the cheapest costs is told by `atLeast` and `atMost`. */
  | 'TOO_MANY';

/** How far ways into servers are looked for. */
export type SearchDepth =
  /** As far as it takes some fifty milliseconds a moment: of some ways only bounds are told, which are `TOO_MANY`. */
  | 'USUAL'
  /** Up to twenty times as far, for who waits for it: nearly all ways are told. */
  | 'DEEP';

/** A player and a deck: a starter deck by its name, or any deck of the cards that are played here. */
export type SeatInput = {
  /** The player's name. */
  readonly name: string;
  /** Name of a starter deck, such as jinteki or near-earth-hub, instead of `deck`. */
  readonly starter?: string | null | undefined;
  /** A deck, instead of `starter`. */
  readonly deck?: DeckSource | null | undefined;
};

/** Everything that is given has to fit. Identities are codes, titles or the names they are called by. */
export type RateFilter = {
  /** Name of the player. */
  readonly player?: string | null | undefined;
  /** Name of the opponent. */
  readonly opponent?: string | null | undefined;
  /** The identity that was played. */
  readonly identity?: string | null | undefined;
  /** The identity that the opponent played. */
  readonly opponentIdentity?: string | null | undefined;
  /** The side that was played. */
  readonly side?: Side | null | undefined;
  /** Name of the card pool. */
  readonly pool?: string | null | undefined;
  /** Recorded then or later. */
  readonly since?: string | null | undefined;
  /** Recorded before. */
  readonly until?: string | null | undefined;
  /** On what the games rest. */
  readonly restsOn?: Basis | null | undefined;
  /** Turns that the player took, at least. */
  readonly leastTurns?: number | null | undefined;
  /** Turns that the player took, at most. */
  readonly mostTurns?: number | null | undefined;
  /** How far our rules have judged the games. */
  readonly tier?: GameTier | null | undefined;
  /** Id or name of the tournament whose matches the games were. */
  readonly tournament?: string | null | undefined;
  /** Id of the deck that the player played, in any of its versions. */
  readonly deck?: string | null | undefined;
};

/** Who looks: each player, a spectator with open information alone, a judge with everything. */
export type Viewer =
  /** The Corp. */
  | 'CORP'
  /** The Runner. */
  | 'RUNNER'
  /** Whoever sees what lies open on the table. */
  | 'SPECTATOR'
  /** Whoever sees everything. */
  | 'JUDGE';

/** One of the two players. */
export type Side =
  /** The Corp. */
  | 'CORP'
  /** The Runner. */
  | 'RUNNER';

/** Who decides. Chance shuffles and picks at random. */
export type Actor =
  /** The Corp. */
  | 'CORP'
  /** The Runner. */
  | 'RUNNER'
  /** Nobody: shuffles and random picks. */
  | 'CHANCE';

/** Why a game ended. */
export type Reason =
  /** A player has as many agenda points as win the game: seven, where no card says otherwise. */
  | 'AGENDA_POINTS'
  /** The Runner suffered more damage than there were cards in the grip. */
  | 'FLATLINE'
  /** The Corp had to draw from an empty R&D. */
  | 'EMPTY_RD'
  /** A player conceded. */
  | 'CONCESSION';

/** What became of an accessed card. */
export type Fate =
  /** The access goes on. */
  | 'ACCESSING'
  /** The Runner stole it. */
  | 'STOLEN'
  /** The Runner trashed it. */
  | 'TRASHED'
  /** It stayed where it was. */
  | 'LEFT';

/** How a score area changed. */
export type ScoreKind =
  /** The Corp scored an agenda. */
  | 'SCORED'
  /** The Runner stole an agenda. */
  | 'STOLEN'
  /** A player forfeited an agenda. */
  | 'FORFEITED'
  /** A card was added to it in another way. */
  | 'ADDED'
  /** A card of it and one elsewhere were swapped: the card that lies there now. Of two score areas each has its own row. */
  | 'SWAPPED';

/** What the games of a slice have in common. */
export type Dimension =
  /** By name of the player. */
  | 'PLAYER'
  /** By name of the opponent. */
  | 'OPPONENT'
  /** By the identity that was played. */
  | 'IDENTITY'
  /** By the identity that the opponent played. */
  | 'OPPONENT_IDENTITY'
  /** By the side that was played. */
  | 'SIDE'
  /** The card pool a game was played with. */
  | 'POOL'
  /** In which games were recorded, as 2026-01. */
  | 'MONTH';

/** Everything that is given has to fit. Identities are codes or titles. */
export type StatisticsFilter = {
  /** Name of the player. */
  readonly player?: string | null | undefined;
  /** Name of the opponent. */
  readonly opponent?: string | null | undefined;
  /** The identity that was played. */
  readonly identity?: string | null | undefined;
  /** The identity that the opponent played. */
  readonly opponentIdentity?: string | null | undefined;
  /** The side that was played. */
  readonly side?: Side | null | undefined;
  /** Name of the card pool. */
  readonly pool?: string | null | undefined;
  /** Recorded then or later. */
  readonly since?: string | null | undefined;
  /** Recorded before. */
  readonly until?: string | null | undefined;
};

/** Where a chapter is to begin: exactly one of them. */
export type StudySourceInput = {
  /** At a judge's moment of a game that is over. */
  readonly game?: GameMomentInput | null | undefined;
  /** In a world dealt by what a seat was told by one of its moments. */
  readonly record?: SeatRecordInput | null | undefined;
  /** In a position, written as one line (docs/formats/position.md). */
  readonly position?: string | null | undefined;
  /** In the position of a conformance scenario (docs/formats/scenario.md), whose decisions are the first branch. */
  readonly scenario?: string | null | undefined;
};

/** A moment of a game, as a judge counts. */
export type GameMomentInput = {
  /** Id of the game. */
  readonly game: string;
  /** Number of the moment. */
  readonly moment: number;
};

/** What a seat was told by one of its moments. */
export type SeatRecordInput = {
  /** Id of the game. */
  readonly game: string;
  /** Whose seat it is. */
  readonly seat: Side;
  /** Number of the seat's moment, between two actions or in the midst of one. */
  readonly moment: number;
  /** What the opponent is supposed to play; a public deck that fits is drawn where nothing is said. */
  readonly decklist?: SupposedDeckInput | null | undefined;
  /** The same as a text, in any notation that decks are read in. */
  readonly list?: string | null | undefined;
  /** Which of the worlds that fit, from 0. */
  readonly deal?: number;
};

/** A deck, by codes of cards. */
export type SupposedDeckInput = {
  /** Code of the identity. */
  readonly identity: string;
  /** Its cards. */
  readonly cards: ReadonlyArray<SupposedCardInput>;
};

/** Copies of a card. */
export type SupposedCardInput = {
  /** Code of the card. */
  readonly code: string;
  /** How many copies. */
  readonly copies: number;
};

/** A decision, as a judge says it. What is left out is not asked for. */
export type BranchDecisionInput = {
  /** Of which kind it is. */
  readonly do: DecisionKind;
  /** The card, by its title or handle. */
  readonly card?: string | null | undefined;
  /** The card it goes onto, by its title or handle. */
  readonly host?: string | null | undefined;
  /** The server. */
  readonly server?: string | null | undefined;
  /** The option. */
  readonly option?: string | null | undefined;
  /** The number of an ability or a subroutine. */
  readonly index?: number | null | undefined;
  /** How many credits, or which number. */
  readonly number?: number | null | undefined;
  /** What a shuffle is to bring, the top card first, by titles or handles; the others follow as they lie. */
  readonly order?: ReadonlyArray<string> | null | undefined;
};

/** A change of a study: exactly one of them. */
export type StudyEdit = {
  /** Calls the study something else. */
  readonly title?: RetitleInput | null | undefined;
  /** Opens it to everybody or to its members alone, from a time on. */
  readonly share?: ShareInput | null | undefined;
  /** Takes the key of this member back. */
  readonly dismiss?: string | null | undefined;
  /** Calls a chapter something else. */
  readonly chapterTitle?: RetitleChapterInput | null | undefined;
  /** Puts a chapter behind another. */
  readonly moveChapter?: MoveChapterInput | null | undefined;
  /** Takes this chapter out. */
  readonly removeChapter?: string | null | undefined;
  /** Calls a branch something, or nothing. */
  readonly branchName?: NameBranchInput | null | undefined;
  /** Says how good a decision is, or takes it back. */
  readonly branchGlyph?: MarkBranchInput | null | undefined;
  /** Makes this branch the main line among its siblings. */
  readonly promote?: BranchPlaceInput | null | undefined;
  /** Takes this branch out, with all that follows it. */
  readonly delete?: BranchPlaceInput | null | undefined;
};

/** Another title. */
export type RetitleInput = {
  /** What it is called now; refused where somebody changed that. */
  readonly was: string;
  /** What it is to be called. */
  readonly to: string;
};

/** Who reads a study. */
export type ShareInput = {
  /** Beside its members. */
  readonly readership: StudyReadership;
  /** Until when owner and editors alone read it. */
  readonly embargo?: string | null | undefined;
};

/** Another title for a chapter. */
export type RetitleChapterInput = {
  /** Id of the chapter. */
  readonly chapter: string;
  /** What it is called now; refused where somebody changed that. */
  readonly was: string;
  /** What it is to be called. */
  readonly to: string;
};

/** Another place for a chapter. */
export type MoveChapterInput = {
  /** Id of the chapter. */
  readonly chapter: string;
  /** Id of the chapter it is to stand behind; null for the first place. */
  readonly behind?: string | null | undefined;
};

/** A name for a branch. */
export type NameBranchInput = {
  /** Id of the chapter. */
  readonly chapter: string;
  /** Number of the branch. */
  readonly node: number;
  /** What it is called now; refused where somebody changed that. */
  readonly was?: string | null | undefined;
  /** What it is to be called; null for nothing. */
  readonly to?: string | null | undefined;
};

/** A glyph for a decision. */
export type MarkBranchInput = {
  /** Id of the chapter. */
  readonly chapter: string;
  /** Number of the branch. */
  readonly node: number;
  /** How good the decision is; null to say nothing. */
  readonly glyph?: Glyph | null | undefined;
};

/** A branch of a chapter. */
export type BranchPlaceInput = {
  /** Id of the chapter. */
  readonly chapter: string;
  /** Number of the branch. */
  readonly node: number;
};

/** A note that is to be written, about a moment or a branch. */
export type StudyNoteInput = {
  /** The moment, as the chapter's viewer counts. */
  readonly moment?: number | null | undefined;
  /** The branch, by its number; 0: the beginning of the chapter. */
  readonly branch?: number | null | undefined;
  /** The first note of the thread it answers in. */
  readonly thread?: string | null | undefined;
  /** For whom it is. */
  readonly audience?: NoteAudience;
  /** Markdown. */
  readonly text?: string;
  /** How good the decision is. */
  readonly glyph?: Glyph | null | undefined;
  /** Drawn over the table. */
  readonly marks?: ReadonlyArray<MarkInput>;
};

/** A note that is to be written beside a game. */
export type GameNoteInput = {
  /** The first note of the thread it answers in. */
  readonly thread?: string | null | undefined;
  /** For whom it is. */
  readonly audience?: NoteAudience;
  /** Markdown. */
  readonly text?: string;
  /** How good the decision is. */
  readonly glyph?: Glyph | null | undefined;
  /** Drawn over the table. */
  readonly marks?: ReadonlyArray<MarkInput>;
};

/** A mark on a card or server, or an arrow from one to another. */
export type MarkInput = {
  /** A card by its handle, or a server by its name. */
  readonly from: string;
  /** Where an arrow ends; null for a mark. */
  readonly to?: string | null | undefined;
  /** Its colour. */
  readonly colour?: MarkColour;
};

/** What the holder of a key may do in a study. */
export type StudyRole =
  /** Anything; whoever opened it. */
  | 'OWNER'
  /** Change chapters and branches. */
  | 'EDITOR'
  /** Write notes. */
  | 'COMMENTER'
  /** Read: the holder of a link. */
  | 'READER';

/** What was done in a study. */
export type StudyChangeKind =
  /** It was opened. */
  | 'STUDY_OPENED'
  /** Somebody got a key. */
  | 'MEMBER_ADMITTED'
  /** A key was taken back. */
  | 'MEMBER_DISMISSED'
  /** It got another title. */
  | 'STUDY_RETITLED'
  /** It was shared otherwise. */
  | 'STUDY_SHARED'
  /** A chapter was added. */
  | 'CHAPTER_ADDED'
  /** A chapter got another title. */
  | 'CHAPTER_RETITLED'
  /** A chapter was moved. */
  | 'CHAPTER_MOVED'
  /** A chapter was taken out. */
  | 'CHAPTER_REMOVED'
  /** A branch has grown. */
  | 'BRANCH_GROWN'
  /** A branch was named. */
  | 'BRANCH_NAMED'
  /** A decision got a glyph. */
  | 'BRANCH_MARKED'
  /** A branch became the main line. */
  | 'BRANCH_PROMOTED'
  /** A branch was taken out. */
  | 'BRANCH_DELETED'
  /** A note was written. */
  | 'NOTE_WRITTEN'
  /** A note was rewritten. */
  | 'NOTE_REVISED'
  /** A note was taken out. */
  | 'NOTE_REMOVED'
  /** A note was hidden. */
  | 'NOTE_HIDDEN'
  /** A note that was hidden is shown again. */
  | 'NOTE_UNHIDDEN'
  /** Chapters of another study, or of a file, were taken in. */
  | 'CHAPTERS_TAKEN';

/** Who reads a study beside its members. */
export type StudyReadership =
  /** Nobody; a link is a member. */
  | 'MEMBERS'
  /** Everybody: it is listed and found. */
  | 'EVERYBODY';

/** Where a chapter begins. */
export type StudySourceKind =
  /** In the true position of a game. */
  | 'GAME'
  /** In a world dealt by what a seat was told. */
  | 'RECORD'
  /** In a position without a game. */
  | 'POSITION';

/** How chance is answered in a branch. */
export type ChanceMode =
  /** The same shuffles and picks as in the game, where they still mean something; else by lot. */
  | 'AS_IT_LAY'
  /** By lots that are drawn from the study's seed. */
  | 'DEALT'
  /** By whoever grows the branch. */
  | 'BY_HAND';

/** How good a decision is. */
export type Glyph =
  /** !! */
  | 'BRILLIANT'
  /** ! */
  | 'GOOD'
  /** !? */
  | 'INTERESTING'
  /** ?! */
  | 'DUBIOUS'
  /** ? */
  | 'MISTAKE'
  /** ?? */
  | 'BLUNDER'
  /** The only decision that holds. */
  | 'ONLY';

/** For whom a note is. */
export type NoteAudience =
  /** Its author alone. */
  | 'AUTHOR'
  /** Whoever has a key of the study, a link too. */
  | 'MEMBERS'
  /** Whoever reads the study. */
  | 'EVERYBODY';

/** The colour of a mark. */
export type MarkColour =
  /** Green. */
  | 'GREEN'
  /** Red. */
  | 'RED'
  /** Blue. */
  | 'BLUE'
  /** Yellow. */
  | 'YELLOW';

/** How strictly an event is held. */
export type Tier =
  /** Casual. */
  | 'CASUAL'
  /** Competitive. */
  | 'COMPETITIVE'
  /** Premier. */
  | 'PREMIER';

/** How an event is played. */
export type Structure =
  /** Rounds in the Swiss system, with decks that players bring. */
  | 'SWISS'
  /** Drafted decks for both sides. */
  | 'FULL_DRAFT'
  /** A drafted deck for one side. */
  | 'HALF_DRAFT';

/** Whether lists are handed in. */
export type Decklists =
  /** Every player hands them in. */
  | 'REQUIRED'
  /** Players may hand them in. */
  | 'OPTIONAL';

/** What comes after the Swiss rounds. */
export type AfterSwiss =
  /** The cut. */
  | 'SEED_CUT'
  /** Nothing: the event is over. */
  | 'FINISH';

/** What is not given is as the rules have it. */
export type TournamentSettingsInput = {
  /** The event's name. */
  readonly name: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** How strictly it is held. */
  readonly tier: Tier;
  /** How it is played. */
  readonly structure: Structure;
  /** Swiss rounds. */
  readonly rounds: number;
  /** Name of the organiser. */
  readonly organiser: string;
  /** Players of the cut, a power of two, or 0 for none. */
  readonly cut?: number | null | undefined;
  /** Length of a Swiss round. */
  readonly roundMinutes?: number | null | undefined;
  /** Length of a round of the cut, at most 90. */
  readonly cutMinutes?: number | null | undefined;
  /** Whether lists are handed in. */
  readonly decklists?: Decklists | null | undefined;
  /** That lists are held against, such as core; constructed or draft on the day when none is named. */
  readonly format?: string | null | undefined;
  /** Name of a second organiser. */
  readonly secondOrganiser?: string | null | undefined;
};

/** The two lists of a player. */
export type TournamentDecksInput = {
  /** The Corp's list. */
  readonly corp: TournamentDeckInput;
  /** The Runner's list. */
  readonly runner: TournamentDeckInput;
};

/** A text in any notation, or a stored deck in one of its versions, the last when none is named. */
export type TournamentDeckInput = {
  /** The list, instead of a stored deck. */
  readonly text?: string | null | undefined;
  /** Id of a stored deck, instead of a text. */
  readonly deck?: string | null | undefined;
  /** Number of its version; the last where none is named. */
  readonly version?: number | null | undefined;
};

/** The two players of a table. */
export type TableInput = {
  /** Id of one of them. */
  readonly first: string;
  /** Id of the other. */
  readonly second: string;
};

/** How a game of a match ended. */
export type OutcomeKind =
  /** A player won. */
  | 'WIN'
  /** Time was called before it was over. */
  | 'TIME'
  /** Both won at the same instant. */
  | 'DRAW'
  /** Time was called before it began. */
  | 'UNSTARTED';

/** A win has a winner; time has the points of both score areas. */
export type GameOutcomeInput = {
  /** How it ended. */
  readonly kind: OutcomeKind;
  /** Who won, for a win. */
  readonly winner?: Side | null | undefined;
  /** The Corp's agenda points, for a game that went to time. */
  readonly corpPoints?: number | null | undefined;
  /** The Runner's agenda points, for a game that went to time. */
  readonly runnerPoints?: number | null | undefined;
};

/** The games in order; sides are exchanged after each. */
export type MatchResultInput = {
  /** Id of the player who was the Corp in the first game. */
  readonly firstCorp: string;
  /** The outcomes, in order. */
  readonly games: ReadonlyArray<GameOutcomeInput>;
};

/** What a match of the cut came to. */
export type CutResultInput = {
  /** Id of the player who was the Corp. */
  readonly corp: string;
  /** Id of the player who was the Runner. */
  readonly runner: string;
  /** How the game ended. */
  readonly outcome: GameOutcomeInput;
  /** The stored game. */
  readonly game?: string | null | undefined;
};

/** How far an event has come. */
export type TournamentPhase =
  /** Players register. */
  | 'REGISTRATION'
  /** Swiss rounds are played. */
  | 'SWISS'
  /** The cut is played. */
  | 'CUT'
  /** It is over. */
  | 'FINISHED';

/** Who paired a round. */
export type PairedBy =
  /** The rules, with chance to settle ties. */
  | 'CHANCE'
  /** The organiser. */
  | 'ORGANISER';

/** A file or printable page about an event. */
export type TournamentExport =
  /** The whole event, as NRTM writes it. */
  | 'NRTM_JSON'
  /** Standings as CSV. */
  | 'STANDINGS_CSV'
  /** Pairings of a round as CSV. */
  | 'PAIRINGS_CSV'
  /** Pairings of a round as a page. */
  | 'PAIRINGS_HTML'
  /** Standings as a page. */
  | 'STANDINGS_HTML'
  /** The bracket of the cut as a page. */
  | 'BRACKET_HTML'
  /** The bracket of the cut as a picture. */
  | 'BRACKET_SVG';

/** How it is settled who plays which side. */
export type RulingKind =
  /** A player chooses. */
  | 'CHOSEN'
  /** The rule says who plays which side. */
  | 'ASSIGNED'
  /** A random method finds the player who chooses. */
  | 'RANDOM';

/** What clicks were spent on. */
export type ClickUse =
  /** A credit. */
  | 'CREDIT'
  /** A card drawn. */
  | 'DRAW'
  /** An install. */
  | 'INSTALL'
  /** An operation or event. */
  | 'PLAY'
  /** A run. */
  | 'RUN'
  /** An advancement token. */
  | 'ADVANCE'
  /** Virus counters purged. */
  | 'PURGE'
  /** A tag removed. */
  | 'REMOVE_TAG'
  /** An ability. */
  | 'ABILITY'
  /** Something else. */
  | 'OTHER';

export type GameAnalysisQueryVariables = Exact<{
  id: string;
  as: Viewer;
}>;

export type GameAnalysisQuery = {
  readonly game: {
    readonly analysis: {
      readonly restsOn: Basis;
      readonly story: ReadonlyArray<{ readonly at: number; readonly text: string }>;
      readonly economy: {
        readonly remainder: number;
        readonly turns: ReadonlyArray<{
          readonly turn: number;
          readonly again: number;
          readonly side: Side;
          readonly gained: number;
          readonly spent: number;
          readonly clicks: number;
          readonly credits: number;
        }>;
        readonly unspent: ReadonlyArray<{
          readonly side: Side;
          readonly where: CreditPlace;
          readonly amount: number;
          readonly card: { readonly card: string } | null;
        }>;
        readonly flows: ReadonlyArray<{
          readonly side: Side;
          readonly currency: Currency;
          readonly direction: FlowDirection;
          readonly of: FlowSource;
          readonly purpose: FlowPurpose | null;
          readonly amount: number;
          readonly times: number;
          readonly title: string | null;
          readonly card: { readonly card: string } | null;
        }>;
      };
      readonly accesses: {
        readonly truth: {
          readonly count: number;
          readonly actual: number;
          readonly expected: number;
          readonly z: number | null;
        } | null;
        readonly runner: {
          readonly count: number;
          readonly actual: number;
          readonly expected: number;
          readonly z: number | null;
        } | null;
      };
      readonly draws: ReadonlyArray<{
        readonly side: Side;
        readonly dealt: {
          readonly agenda: {
            readonly count: number;
            readonly actual: number;
            readonly expected: number;
            readonly z: number | null;
          };
          readonly economy: {
            readonly count: number;
            readonly actual: number;
            readonly expected: number;
            readonly z: number | null;
          };
          readonly ice: {
            readonly count: number;
            readonly actual: number;
            readonly expected: number;
            readonly z: number | null;
          };
          readonly breaker: {
            readonly count: number;
            readonly actual: number;
            readonly expected: number;
            readonly z: number | null;
          };
        };
        readonly redealt: {
          readonly agenda: {
            readonly count: number;
            readonly actual: number;
            readonly expected: number;
            readonly z: number | null;
          };
          readonly economy: {
            readonly count: number;
            readonly actual: number;
            readonly expected: number;
            readonly z: number | null;
          };
          readonly ice: {
            readonly count: number;
            readonly actual: number;
            readonly expected: number;
            readonly z: number | null;
          };
          readonly breaker: {
            readonly count: number;
            readonly actual: number;
            readonly expected: number;
            readonly z: number | null;
          };
        } | null;
        readonly drawn: {
          readonly agenda: {
            readonly count: number;
            readonly actual: number;
            readonly expected: number;
            readonly z: number | null;
          };
          readonly economy: {
            readonly count: number;
            readonly actual: number;
            readonly expected: number;
            readonly z: number | null;
          };
          readonly ice: {
            readonly count: number;
            readonly actual: number;
            readonly expected: number;
            readonly z: number | null;
          };
          readonly breaker: {
            readonly count: number;
            readonly actual: number;
            readonly expected: number;
            readonly z: number | null;
          };
        };
      }>;
      readonly tempo: {
        readonly clicks: ReadonlyArray<{
          readonly side: Side;
          readonly use: SpendingPurpose;
          readonly clicks: number;
        }>;
        readonly runs: ReadonlyArray<{
          readonly target: RunTarget;
          readonly runs: number;
          readonly successful: number;
        }>;
        readonly stands: ReadonlyArray<{
          readonly server: string;
          readonly from: number;
          readonly turns: number;
        }>;
        readonly paces: ReadonlyArray<{
          readonly side: Side;
          readonly phase: GamePhase;
          readonly clicks: number;
          readonly credits: number;
          readonly cards: number;
          readonly worth: number | null;
        }> | null;
        readonly losses: ReadonlyArray<{
          readonly at: number;
          readonly side: Side;
          readonly how: LossKind;
          readonly investedCredits: number;
          readonly investedClicks: number;
          readonly paid: number;
          readonly denied: number;
          readonly card: { readonly card: string } | null;
        }> | null;
      };
    } | null;
  } | null;
};

export type KindLuckRowsFragment = {
  readonly agenda: {
    readonly count: number;
    readonly actual: number;
    readonly expected: number;
    readonly z: number | null;
  };
  readonly economy: {
    readonly count: number;
    readonly actual: number;
    readonly expected: number;
    readonly z: number | null;
  };
  readonly ice: {
    readonly count: number;
    readonly actual: number;
    readonly expected: number;
    readonly z: number | null;
  };
  readonly breaker: {
    readonly count: number;
    readonly actual: number;
    readonly expected: number;
    readonly z: number | null;
  };
};

export type LuckRowFragment = {
  readonly count: number;
  readonly actual: number;
  readonly expected: number;
  readonly z: number | null;
};

export type ServerTaxQueryVariables = Exact<{
  id: string;
  at: number;
  as: Viewer;
  depth: SearchDepth;
}>;

export type ServerTaxQuery = {
  readonly game: {
    readonly serverTax: ReadonlyArray<{
      readonly server: string;
      readonly unknownIce: number;
      readonly now: {
        readonly isAffordable: boolean | null;
        readonly why: NoWay | null;
        readonly atLeast: number | null;
        readonly cost: {
          readonly credits: number;
          readonly passing: number;
          readonly clicks: number;
          readonly counters: number;
          readonly cards: number;
          readonly damage: number;
          readonly tags: number;
        } | null;
        readonly atMost: { readonly price: number } | null;
      };
      readonly rezzed: {
        readonly isAffordable: boolean | null;
        readonly why: NoWay | null;
        readonly atLeast: number | null;
        readonly cost: {
          readonly credits: number;
          readonly passing: number;
          readonly clicks: number;
          readonly counters: number;
          readonly cards: number;
          readonly damage: number;
          readonly tags: number;
        } | null;
        readonly atMost: { readonly price: number } | null;
      };
    }> | null;
  } | null;
};

export type ServerTaxesQueryVariables = Exact<{
  id: string;
  as: Viewer;
}>;

export type ServerTaxesQuery = {
  readonly game: {
    readonly serverTaxes: ReadonlyArray<{
      readonly at: number;
      readonly servers: ReadonlyArray<{
        readonly server: string;
        readonly now: {
          readonly isAffordable: boolean | null;
          readonly why: NoWay | null;
          readonly atLeast: number | null;
          readonly cost: {
            readonly price: number;
            readonly credits: number;
            readonly passing: number;
            readonly clicks: number;
            readonly counters: number;
            readonly cards: number;
            readonly damage: number;
            readonly tags: number;
          } | null;
          readonly atMost: { readonly price: number } | null;
        };
        readonly rezzed: {
          readonly isAffordable: boolean | null;
          readonly why: NoWay | null;
          readonly atLeast: number | null;
          readonly cost: {
            readonly price: number;
            readonly credits: number;
            readonly passing: number;
            readonly clicks: number;
            readonly counters: number;
            readonly cards: number;
            readonly damage: number;
            readonly tags: number;
          } | null;
          readonly atMost: { readonly price: number } | null;
        };
      }> | null;
    }> | null;
  } | null;
};

export type PricedWayFragment = {
  readonly isAffordable: boolean | null;
  readonly why: NoWay | null;
  readonly atLeast: number | null;
  readonly cost: {
    readonly price: number;
    readonly credits: number;
    readonly passing: number;
    readonly clicks: number;
    readonly counters: number;
    readonly cards: number;
    readonly damage: number;
    readonly tags: number;
  } | null;
  readonly atMost: { readonly price: number } | null;
};

export type ServerWayRowFragment = {
  readonly isAffordable: boolean | null;
  readonly why: NoWay | null;
  readonly atLeast: number | null;
  readonly cost: {
    readonly credits: number;
    readonly passing: number;
    readonly clicks: number;
    readonly counters: number;
    readonly cards: number;
    readonly damage: number;
    readonly tags: number;
  } | null;
  readonly atMost: { readonly price: number } | null;
};

export type CatalogueQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  text?: string | null | undefined;
  side?: Side | null | undefined;
  faction?: Faction | null | undefined;
  type?: CardType | null | undefined;
  cycle?: CardCycle | null | undefined;
}>;

export type CatalogueQuery = {
  readonly catalogue: {
    readonly totalCount: number;
    readonly nearest: ReadonlyArray<string>;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly cycle: CardCycle;
        readonly scenarios: number | null;
        readonly card: {
          readonly title: string;
          readonly code: string;
          readonly side: Side;
          readonly faction: Faction;
          readonly type: CardType;
          readonly subtypes: ReadonlyArray<string>;
          readonly unique: boolean;
          readonly cost: string | null;
          readonly strength: string | null;
          readonly advancement: number | null;
          readonly agendaPoints: number | null;
          readonly trashCost: string | null;
          readonly memory: string | null;
          readonly text: ReadonlyArray<string> | null;
          readonly subroutines: number | null;
          readonly link: string;
        };
      };
    }>;
  };
};

export type DeckListQueryVariables = Exact<{
  first: number;
  owner?: string | null | undefined;
  name?: string | null | undefined;
  identity?: string | null | undefined;
}>;

export type DeckListQuery = {
  readonly decks: {
    readonly totalCount: number;
    readonly isTotalExact: boolean;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly owner: string;
        readonly name: string | null;
        readonly identity: string | null;
        readonly versions: number;
      };
    }>;
  };
};

export type ShownDeckQueryVariables = Exact<{
  id: string;
}>;

export type ShownDeckQuery = {
  readonly deck: {
    readonly id: string;
    readonly owner: string | null;
    readonly versions: ReadonlyArray<{
      readonly number: number;
      readonly note: string | null;
      readonly list: {
        readonly name: string | null;
        readonly text: string;
        readonly identities: ReadonlyArray<{
          readonly quantity: number;
          readonly card: { readonly title: string; readonly faction: Faction; readonly side: Side };
        }>;
        readonly cards: ReadonlyArray<{
          readonly quantity: number;
          readonly card: {
            readonly title: string;
            readonly type: CardType;
            readonly faction: Faction;
            readonly playable: boolean;
          };
        }>;
      };
    }>;
    readonly games: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly side: Side;
          readonly game: {
            readonly id: string;
            readonly tier: GameTier;
            readonly winner: Side | null;
            readonly reason: Reason | null;
            readonly turns: number;
            readonly recordedAt: string | null;
            readonly players: { readonly corp: string; readonly runner: string };
            readonly identities: {
              readonly corp: { readonly code: string; readonly title: string };
              readonly runner: { readonly code: string; readonly title: string };
            };
          };
        };
      }>;
    };
  } | null;
};

export type LegalityOfDeckQueryVariables = Exact<{
  id: string;
  format: string;
}>;

export type LegalityOfDeckQuery = {
  readonly deck: {
    readonly id: string;
    readonly legality: {
      readonly legal: boolean;
      readonly format: string;
      readonly violations: ReadonlyArray<{ readonly rule: string; readonly message: string }>;
    };
  } | null;
};

export type DeckTextQueryVariables = Exact<{
  id: string;
  notation: DeckNotation;
}>;

export type DeckTextQuery = {
  readonly deck: {
    readonly versions: ReadonlyArray<{ readonly list: { readonly text: string } }>;
  } | null;
};

export type ImportDeckMutationVariables = Exact<{
  owner: string;
  text: string;
}>;

export type ImportDeckMutation = {
  readonly importDeck: {
    readonly key: string;
    readonly notes: ReadonlyArray<string>;
    readonly deck: {
      readonly id: string;
      readonly versions: ReadonlyArray<{
        readonly list: {
          readonly name: string | null;
          readonly identities: ReadonlyArray<{ readonly card: { readonly title: string } }>;
        };
      }>;
    };
  };
};

export type ReviseDeckMutationVariables = Exact<{
  id: string;
  text: string;
  note?: string | null | undefined;
}>;

export type ReviseDeckMutation = { readonly reviseDeck: { readonly notes: ReadonlyArray<string> } };

export type GameHeadQueryVariables = Exact<{
  id: string;
}>;

export type GameHeadQuery = {
  readonly game: {
    readonly seats: ReadonlyArray<Side>;
    readonly fileKept: boolean | null;
    readonly id: string;
    readonly tier: GameTier;
    readonly winner: Side | null;
    readonly reason: Reason | null;
    readonly turns: number;
    readonly recordedAt: string | null;
    readonly views: ReadonlyArray<{
      readonly viewer: Viewer;
      readonly from: number;
      readonly to: number;
    }>;
    readonly verified: { readonly id: string } | null;
    readonly observed: { readonly id: string } | null;
    readonly players: { readonly corp: string; readonly runner: string };
    readonly identities: {
      readonly corp: { readonly code: string; readonly title: string };
      readonly runner: { readonly code: string; readonly title: string };
    };
  } | null;
};

export type OpenMomentQueryVariables = Exact<{
  id: string;
  as: Viewer;
  at: number;
  first: number;
}>;

export type OpenMomentQuery = {
  readonly game: {
    readonly seats: ReadonlyArray<Side>;
    readonly fileKept: boolean | null;
    readonly id: string;
    readonly tier: GameTier;
    readonly winner: Side | null;
    readonly reason: Reason | null;
    readonly turns: number;
    readonly recordedAt: string | null;
    readonly stretch: ReadonlyArray<{
      readonly at: number;
      readonly time: string | null;
      readonly position: unknown;
      readonly changes: unknown;
      readonly told: unknown;
      readonly legal: ReadonlyArray<{
        readonly by: Actor;
        readonly kind: DecisionKind;
        readonly text: string;
        readonly from: number | null;
        readonly to: number | null;
      }>;
    }> | null;
    readonly views: ReadonlyArray<{
      readonly viewer: Viewer;
      readonly from: number;
      readonly to: number;
    }>;
    readonly verified: { readonly id: string } | null;
    readonly observed: { readonly id: string } | null;
    readonly players: { readonly corp: string; readonly runner: string };
    readonly identities: {
      readonly corp: { readonly code: string; readonly title: string };
      readonly runner: { readonly code: string; readonly title: string };
    };
  } | null;
};

export type StretchQueryVariables = Exact<{
  id: string;
  as: Viewer;
  at: number;
  first: number;
}>;

export type StretchQuery = {
  readonly game: {
    readonly stretch: ReadonlyArray<{
      readonly at: number;
      readonly time: string | null;
      readonly position: unknown;
      readonly changes: unknown;
      readonly told: unknown;
      readonly legal: ReadonlyArray<{
        readonly by: Actor;
        readonly kind: DecisionKind;
        readonly text: string;
        readonly from: number | null;
        readonly to: number | null;
      }>;
    }> | null;
  } | null;
};

export type GameHeadFragment = {
  readonly seats: ReadonlyArray<Side>;
  readonly fileKept: boolean | null;
  readonly id: string;
  readonly tier: GameTier;
  readonly winner: Side | null;
  readonly reason: Reason | null;
  readonly turns: number;
  readonly recordedAt: string | null;
  readonly views: ReadonlyArray<{
    readonly viewer: Viewer;
    readonly from: number;
    readonly to: number;
  }>;
  readonly verified: { readonly id: string } | null;
  readonly observed: { readonly id: string } | null;
  readonly players: { readonly corp: string; readonly runner: string };
  readonly identities: {
    readonly corp: { readonly code: string; readonly title: string };
    readonly runner: { readonly code: string; readonly title: string };
  };
};

export type StretchRowFragment = {
  readonly at: number;
  readonly time: string | null;
  readonly position: unknown;
  readonly changes: unknown;
  readonly told: unknown;
  readonly legal: ReadonlyArray<{
    readonly by: Actor;
    readonly kind: DecisionKind;
    readonly text: string;
    readonly from: number | null;
    readonly to: number | null;
  }>;
};

export type CounterpartQueryVariables = Exact<{
  id: string;
  at: number;
  as: Viewer;
  for: Viewer;
}>;

export type CounterpartQuery = { readonly game: { readonly counterpart: number | null } | null };

export type TimelineQueryVariables = Exact<{
  id: string;
  as: Viewer;
  first: number;
  after?: string | null | undefined;
}>;

export type TimelineQuery = {
  readonly game: {
    readonly timeline: {
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly at: number;
          readonly kind: FactKind;
          readonly text: string;
          readonly data: unknown;
        };
      }>;
    } | null;
  } | null;
};

export type GameSeriesQueryVariables = Exact<{
  id: string;
  as: Viewer;
}>;

export type GameSeriesQuery = {
  readonly game: {
    readonly series: {
      readonly corpCredits: ReadonlyArray<number>;
      readonly runnerCredits: ReadonlyArray<number>;
      readonly corpCards: ReadonlyArray<number>;
      readonly runnerCards: ReadonlyArray<number>;
      readonly corpPoints: ReadonlyArray<number>;
      readonly runnerPoints: ReadonlyArray<number>;
      readonly tags: ReadonlyArray<number>;
      readonly badPublicity: ReadonlyArray<number>;
      readonly ice: ReadonlyArray<number>;
      readonly rezzedIce: ReadonlyArray<number>;
      readonly programs: ReadonlyArray<number>;
      readonly clicks: ReadonlyArray<{
        readonly at: number;
        readonly side: Side;
        readonly use: ClickUse;
        readonly amount: number;
      }>;
    } | null;
  } | null;
};

export type CardFactsQueryVariables = Exact<{
  names: ReadonlyArray<string> | string;
}>;

export type CardFactsQuery = {
  readonly cards: ReadonlyArray<{
    readonly title: string;
    readonly code: string;
    readonly side: Side;
    readonly faction: Faction;
    readonly type: CardType;
    readonly subtypes: ReadonlyArray<string>;
    readonly unique: boolean;
    readonly cost: string | null;
    readonly strength: string | null;
    readonly advancement: number | null;
    readonly agendaPoints: number | null;
    readonly trashCost: string | null;
    readonly memory: string | null;
    readonly text: ReadonlyArray<string> | null;
    readonly subroutines: number | null;
    readonly link: string;
  }>;
};

export type ImportWithDecksMutationVariables = Exact<{
  file: string;
  decks: PlayedDecklists;
  private: boolean;
}>;

export type ImportWithDecksMutation = {
  readonly importReplay: {
    readonly created: boolean;
    readonly key: string | null;
    readonly tier: GameTier;
    readonly game: {
      readonly id: string;
      readonly verified: { readonly id: string } | null;
    } | null;
    readonly importWarnings: ReadonlyArray<{
      readonly kind: ImportWarningKind;
      readonly side: Side | null;
      readonly text: string;
    }>;
  };
};

export type NewestGamesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  player?: string | null | undefined;
  opponent?: string | null | undefined;
  identity?: string | null | undefined;
  opponentIdentity?: string | null | undefined;
  side?: Side | null | undefined;
  winner?: Side | null | undefined;
  reason?: Reason | null | undefined;
  tier?: GameTier | null | undefined;
  since?: string | null | undefined;
  until?: string | null | undefined;
  card?: string | null | undefined;
}>;

export type NewestGamesQuery = {
  readonly games: {
    readonly totalCount: number;
    readonly isTotalExact: boolean;
    readonly isBrokenOff: boolean;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly tier: GameTier;
        readonly winner: Side | null;
        readonly reason: Reason | null;
        readonly turns: number;
        readonly recordedAt: string | null;
        readonly players: { readonly corp: string; readonly runner: string };
        readonly identities: {
          readonly corp: { readonly code: string; readonly title: string };
          readonly runner: { readonly code: string; readonly title: string };
        };
      };
    }>;
  };
};

export type GameRowFragment = {
  readonly id: string;
  readonly tier: GameTier;
  readonly winner: Side | null;
  readonly reason: Reason | null;
  readonly turns: number;
  readonly recordedAt: string | null;
  readonly players: { readonly corp: string; readonly runner: string };
  readonly identities: {
    readonly corp: { readonly code: string; readonly title: string };
    readonly runner: { readonly code: string; readonly title: string };
  };
};

export type OpenGameMutationVariables = Exact<{
  corp: SeatInput;
  runner: SeatInput;
  spectators: boolean;
}>;

export type OpenGameMutation = {
  readonly openGame: {
    readonly game: string;
    readonly keys: { readonly corp: string; readonly runner: string };
  };
};

export type DecideMutationVariables = Exact<{
  game: string;
  seat: Side;
  at: number;
  choice: number;
  number?: number | null | undefined;
}>;

export type DecideMutation = { readonly decide: { readonly position: { readonly at: number } } };

export type ConcedeMutationVariables = Exact<{
  game: string;
  seat: Side;
}>;

export type ConcedeMutation = { readonly concede: { readonly position: { readonly at: number } } };

export type LiveMomentsSubscriptionVariables = Exact<{
  game: string;
  as: Viewer;
  after: number;
}>;

export type LiveMomentsSubscription = {
  readonly moments: {
    readonly at: number;
    readonly time: string | null;
    readonly data: unknown;
    readonly told: unknown;
    readonly legal: ReadonlyArray<{
      readonly by: Actor;
      readonly kind: DecisionKind;
      readonly text: string;
      readonly from: number | null;
      readonly to: number | null;
    }>;
  };
};

export type ChoicesApartQueryVariables = Exact<{
  game: string;
  seat: Viewer;
  at: number;
}>;

export type ChoicesApartQuery = {
  readonly game: {
    readonly position: {
      readonly at: number;
      readonly legal: ReadonlyArray<{ readonly data: unknown }>;
    } | null;
  } | null;
};

export type SeatOfDeckQueryVariables = Exact<{
  id: string;
}>;

export type SeatOfDeckQuery = {
  readonly deck: {
    readonly id: string;
    readonly versions: ReadonlyArray<{
      readonly list: {
        readonly name: string | null;
        readonly identities: ReadonlyArray<{
          readonly card: { readonly title: string; readonly side: Side };
        }>;
      };
    }>;
  } | null;
};

export type DeleteGameMutationVariables = Exact<{
  game: string;
}>;

export type DeleteGameMutation = {
  readonly deleteGame: ReadonlyArray<{ readonly game: string; readonly gone: boolean }>;
};

export type OpenedByKeysQueryVariables = Exact<{ [key: string]: never }>;

export type OpenedByKeysQuery = {
  readonly keys: ReadonlyArray<{
    readonly for: KeyPurpose;
    readonly side: Side | null;
    readonly game: {
      readonly id: string;
      readonly tier: GameTier;
      readonly winner: Side | null;
      readonly reason: Reason | null;
      readonly turns: number;
      readonly recordedAt: string | null;
      readonly views: ReadonlyArray<{ readonly viewer: Viewer }>;
      readonly players: { readonly corp: string; readonly runner: string };
      readonly identities: {
        readonly corp: { readonly code: string; readonly title: string };
        readonly runner: { readonly code: string; readonly title: string };
      };
    } | null;
  }>;
};

export type AccessLogQueryVariables = Exact<{
  id: string;
  as: Viewer;
}>;

export type AccessLogQuery = {
  readonly game: {
    readonly accessLog: ReadonlyArray<{
      readonly number: number;
      readonly at: number;
      readonly turn: number;
      readonly run: number | null;
      readonly server: string;
      readonly zone: Zone;
      readonly fate: Fate;
      readonly card: { readonly title: string | null; readonly hidden: boolean };
    }> | null;
  } | null;
};

export type ScoreHistoryQueryVariables = Exact<{
  id: string;
  as: Viewer;
}>;

export type ScoreHistoryQuery = {
  readonly game: {
    readonly scoreHistory: ReadonlyArray<{
      readonly number: number;
      readonly at: number;
      readonly turn: number;
      readonly kind: ScoreKind;
      readonly side: Side;
      readonly points: number;
      readonly corpPoints: number;
      readonly runnerPoints: number;
      readonly card: { readonly title: string | null };
    }> | null;
  } | null;
};

export type SeatKnowledgeQueryVariables = Exact<{
  id: string;
  at: number;
  as: Viewer;
}>;

export type SeatKnowledgeQuery = {
  readonly game: {
    readonly knowledge: ReadonlyArray<{
      readonly count: number;
      readonly exact: boolean;
      readonly unknown: number;
      readonly points: number;
      readonly place: {
        readonly zone: Zone;
        readonly server: string | null;
        readonly under: number | null;
      };
      readonly known: ReadonlyArray<{
        readonly card: string;
        readonly at: number;
        readonly fact: FactKind;
      }>;
      readonly chances: ReadonlyArray<{ readonly card: string | null; readonly chance: number }>;
    }> | null;
  } | null;
};

export type SeatHindsightQueryVariables = Exact<{
  id: string;
  at: number;
  of: Side;
}>;

export type SeatHindsightQuery = {
  readonly game: {
    readonly hindsight: ReadonlyArray<{
      readonly really: ReadonlyArray<string>;
      readonly knowledge: {
        readonly count: number;
        readonly exact: boolean;
        readonly unknown: number;
        readonly points: number;
        readonly place: {
          readonly zone: Zone;
          readonly server: string | null;
          readonly under: number | null;
        };
        readonly known: ReadonlyArray<{
          readonly card: string;
          readonly at: number;
          readonly fact: FactKind;
        }>;
        readonly chances: ReadonlyArray<{ readonly card: string | null; readonly chance: number }>;
      };
    }> | null;
  } | null;
};

export type KnowledgeRowFragment = {
  readonly count: number;
  readonly exact: boolean;
  readonly unknown: number;
  readonly points: number;
  readonly place: {
    readonly zone: Zone;
    readonly server: string | null;
    readonly under: number | null;
  };
  readonly known: ReadonlyArray<{
    readonly card: string;
    readonly at: number;
    readonly fact: FactKind;
  }>;
  readonly chances: ReadonlyArray<{ readonly card: string | null; readonly chance: number }>;
};

export type GameNotesQueryVariables = Exact<{
  id: string;
  as: Viewer;
}>;

export type GameNotesQuery = {
  readonly game: {
    readonly notes: ReadonlyArray<{
      readonly at: number;
      readonly kind: NoteKind;
      readonly author: string;
      readonly text: string;
      readonly glyph: Glyph | null;
      readonly mark: string | null;
    }> | null;
    readonly threads: ReadonlyArray<{
      readonly id: string;
      readonly study: string;
      readonly at: number;
      readonly thread: string | null;
      readonly audience: NoteAudience;
      readonly author: string | null;
      readonly own: boolean;
      readonly text: string | null;
      readonly html: string | null;
      readonly glyph: Glyph | null;
      readonly marks: ReadonlyArray<{
        readonly from: string;
        readonly to: string | null;
        readonly colour: MarkColour;
      }>;
    }>;
  } | null;
};

export type ThreadNoteFragment = {
  readonly id: string;
  readonly study: string;
  readonly at: number;
  readonly thread: string | null;
  readonly audience: NoteAudience;
  readonly author: string | null;
  readonly own: boolean;
  readonly text: string | null;
  readonly html: string | null;
  readonly glyph: Glyph | null;
  readonly marks: ReadonlyArray<{
    readonly from: string;
    readonly to: string | null;
    readonly colour: MarkColour;
  }>;
};

export type JoinNotesMutationVariables = Exact<{
  game: string;
  name: string;
}>;

export type JoinNotesMutation = { readonly joinNotes: { readonly key: string } };

export type WriteGameNoteMutationVariables = Exact<{
  game: string;
  as: Viewer;
  at: number;
  note: GameNoteInput;
}>;

export type WriteGameNoteMutation = { readonly writeGameNote: { readonly note: string } };

export type RemoveGameNoteMutationVariables = Exact<{
  study: string;
  note: string;
}>;

export type RemoveGameNoteMutation = { readonly removeNote: { readonly note: string } };

export type HideGameNoteMutationVariables = Exact<{
  study: string;
  note: string;
}>;

export type HideGameNoteMutation = { readonly hideNote: { readonly note: string } };

export type HeldPurposesQueryVariables = Exact<{ [key: string]: never }>;

export type HeldPurposesQuery = {
  readonly keys: ReadonlyArray<{
    readonly for: KeyPurpose;
    readonly side: Side | null;
    readonly game: { readonly id: string } | null;
  }>;
};

export type ImportReportQueryVariables = Exact<{
  id: string;
}>;

export type ImportReportQuery = {
  readonly game: {
    readonly tier: GameTier;
    readonly legalThrough: number | null;
    readonly decisionsFound: number | null;
    readonly entriesVerified: number | null;
    readonly divergences: ReadonlyArray<{
      readonly decision: number;
      readonly historyIndex: number;
      readonly kind: DivergenceKind;
      readonly reason: string;
      readonly expected: string;
      readonly got: string;
    }> | null;
    readonly deviations: ReadonlyArray<{
      readonly decision: number;
      readonly historyIndex: number;
      readonly kind: DeviationKind;
      readonly rule: string;
      readonly reason: string;
      readonly legal: boolean;
    }> | null;
    readonly importWarnings: ReadonlyArray<{
      readonly kind: ImportWarningKind;
      readonly entry: number | null;
      readonly text: string;
    }> | null;
  } | null;
};

export type PlayerRowsQueryVariables = Exact<{
  by: Dimension;
  filter?: StatisticsFilter | null | undefined;
  first: number;
}>;

export type PlayerRowsQuery = {
  readonly playerStatistics: {
    readonly totalCount: number;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly key: string | null;
        readonly title: string | null;
        readonly games: number;
        readonly wins: number;
        readonly losses: number;
        readonly turns: number;
        readonly creditsGained: number;
        readonly accesses: number;
        readonly pointsStolen: number;
        readonly pointsScored: number;
        readonly runs: {
          readonly hq: { readonly runs: number };
          readonly rd: { readonly runs: number };
          readonly archives: { readonly runs: number };
          readonly remotes: { readonly runs: number };
        };
      };
    }>;
  };
};

export type CardRowsQueryVariables = Exact<{
  filter?: StatisticsFilter | null | undefined;
  first: number;
}>;

export type CardRowsQuery = {
  readonly cardStatistics: {
    readonly totalCount: number;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly key: string | null;
        readonly title: string | null;
        readonly decks: number;
        readonly copies: number;
        readonly wins: number;
        readonly seen: number;
        readonly winsSeen: number;
        readonly plays: number;
        readonly installs: number;
        readonly uses: number;
      };
    }>;
  };
};

export type MatchupQueryVariables = Exact<{
  filter?: RateFilter | null | undefined;
}>;

export type MatchupQuery = {
  readonly winRates: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly key: string;
        readonly title: string | null;
        readonly against: string | null;
        readonly againstTitle: string | null;
        readonly rate: {
          readonly wins: number;
          readonly games: number;
          readonly low: number;
          readonly high: number;
        };
      };
    }>;
  };
  readonly players: {
    readonly totalCount: number;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly key: string;
        readonly rate: {
          readonly wins: number;
          readonly games: number;
          readonly low: number;
          readonly high: number;
        };
      };
    }>;
  };
};

export type MatchupsQueryVariables = Exact<{
  filter?: RateFilter | null | undefined;
  first: number;
}>;

export type MatchupsQuery = {
  readonly winRates: {
    readonly totalCount: number;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly key: string;
        readonly title: string | null;
        readonly against: string | null;
        readonly againstTitle: string | null;
        readonly rate: {
          readonly wins: number;
          readonly games: number;
          readonly low: number;
          readonly high: number;
        };
      };
    }>;
  };
};

export type PublicStudiesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  title?: string | null | undefined;
}>;

export type PublicStudiesQuery = {
  readonly studies: {
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    readonly edges: ReadonlyArray<{
      readonly node: { readonly id: string; readonly title: string; readonly owner: string };
    }>;
  };
};

export type ShownStudyQueryVariables = Exact<{
  id: string;
}>;

export type ShownStudyQuery = {
  readonly study: {
    readonly id: string;
    readonly title: string;
    readonly owner: string;
    readonly role: StudyRole | null;
    readonly readership: StudyReadership;
    readonly chapters: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
      readonly source: {
        readonly kind: StudySourceKind;
        readonly game: string | null;
        readonly decision: number | null;
      };
      readonly branches: ReadonlyArray<{
        readonly id: string;
        readonly node: number;
        readonly parent: number;
        readonly place: number;
        readonly by: Actor;
        readonly decision: unknown;
        readonly name: string | null;
        readonly glyph: Glyph | null;
      }>;
      readonly notes: ReadonlyArray<{
        readonly id: string;
        readonly moment: number | null;
        readonly branch: number | null;
        readonly thread: string | null;
        readonly audience: NoteAudience;
        readonly author: string | null;
        readonly own: boolean;
        readonly revision: number;
        readonly text: string | null;
        readonly html: string | null;
        readonly glyph: Glyph | null;
        readonly marks: ReadonlyArray<{
          readonly from: string;
          readonly to: string | null;
          readonly colour: MarkColour;
        }>;
      }>;
    }>;
  } | null;
};

export type StudyChangesSubscriptionVariables = Exact<{
  study: string;
}>;

export type StudyChangesSubscription = {
  readonly studyChanged: { readonly kind: StudyChangeKind };
};

export type BranchDecisionsQueryVariables = Exact<{
  branch: string;
}>;

export type BranchDecisionsQuery = {
  readonly branchDecisions: ReadonlyArray<{
    readonly text: string;
    readonly by: Actor;
    readonly do: DecisionKind;
    readonly card: string | null;
    readonly host: string | null;
    readonly server: string | null;
    readonly option: string | null;
    readonly index: number | null;
    readonly from: number | null;
    readonly to: number | null;
  }> | null;
};

export type BranchFilesQueryVariables = Exact<{
  branch: string;
}>;

export type BranchFilesQuery = { readonly branchScenario: string | null };

export type BranchAnimationQueryVariables = Exact<{
  branch: string;
}>;

export type BranchAnimationQuery = {
  readonly branchPictures: { readonly animation: string } | null;
};

export type PlayOnMutationVariables = Exact<{
  branch: string;
  corp: string;
  runner: string;
}>;

export type PlayOnMutation = {
  readonly playOn: {
    readonly game: string;
    readonly keys: { readonly corp: string; readonly runner: string };
  };
};

export type LastDecisionQueryVariables = Exact<{
  id: string;
}>;

export type LastDecisionQuery = {
  readonly game: {
    readonly decisionList: {
      readonly edges: ReadonlyArray<{ readonly node: { readonly text: string } }>;
    } | null;
  } | null;
};

export type OpenStudyMutationVariables = Exact<{
  title: string;
  owner: string;
  chapter: string;
  source: StudySourceInput;
}>;

export type OpenStudyMutation = {
  readonly openStudy: { readonly study: string; readonly chapter: string; readonly key: string };
};

export type AddChapterMutationVariables = Exact<{
  study: string;
  title: string;
  source: StudySourceInput;
}>;

export type AddChapterMutation = { readonly addChapter: { readonly chapter: string } };

export type GrowBranchMutationVariables = Exact<{
  study: string;
  chapter: string;
  parent: number;
  decision: BranchDecisionInput;
  chance: ChanceMode;
}>;

export type GrowBranchMutation = {
  readonly growBranch: { readonly branch: string; readonly node: number };
};

export type EditStudyMutationVariables = Exact<{
  study: string;
  edit: StudyEdit;
}>;

export type EditStudyMutation = { readonly editStudy: { readonly unchanged: boolean } };

export type WriteNoteMutationVariables = Exact<{
  study: string;
  chapter: string;
  note: StudyNoteInput;
}>;

export type WriteNoteMutation = { readonly writeNote: { readonly note: string } };

export type RemoveNoteMutationVariables = Exact<{
  study: string;
  note: string;
}>;

export type RemoveNoteMutation = { readonly removeNote: { readonly note: string } };

export type TournamentListQueryVariables = Exact<{
  first: number;
  name?: string | null | undefined;
}>;

export type TournamentListQuery = {
  readonly tournaments: {
    readonly totalCount: number;
    readonly isTotalExact: boolean;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
        readonly date: string;
        readonly phase: TournamentPhase;
        readonly players: number;
        readonly paired: number;
        readonly rounds: number;
      };
    }>;
  };
};

export type ShownTournamentQueryVariables = Exact<{
  id: string;
}>;

export type ShownTournamentQuery = {
  readonly tournament: {
    readonly id: string;
    readonly phase: TournamentPhase;
    readonly advice: ReadonlyArray<string>;
    readonly settings: {
      readonly name: string;
      readonly date: string;
      readonly organiser: string;
      readonly format: string;
      readonly structure: Structure;
      readonly rounds: number;
      readonly cut: number;
      readonly roundMinutes: number;
      readonly cutMinutes: number;
    };
    readonly players: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly droppedAfter: number | null;
      readonly decks: {
        readonly corp: { readonly identity: string; readonly deckId: string | null };
        readonly runner: { readonly identity: string; readonly deckId: string | null };
      } | null;
    }>;
    readonly standings: {
      readonly round: number;
      readonly rows: ReadonlyArray<{
        readonly rank: number;
        readonly prestige: number;
        readonly strengthOfSchedule: number;
        readonly player: { readonly id: string; readonly name: string };
      }>;
    } | null;
    readonly rounds: ReadonlyArray<{
      readonly number: number;
      readonly by: PairedBy;
      readonly bye: string | null;
      readonly over: boolean;
      readonly matches: ReadonlyArray<{
        readonly table: number;
        readonly players: ReadonlyArray<string>;
        readonly games: ReadonlyArray<string | null>;
        readonly result: {
          readonly firstCorp: string;
          readonly games: ReadonlyArray<{
            readonly kind: OutcomeKind;
            readonly winner: Side | null;
          }>;
        } | null;
      }>;
    }>;
    readonly bracket: {
      readonly matches: ReadonlyArray<{
        readonly id: string;
        readonly players: ReadonlyArray<string | null>;
        readonly needed: boolean;
        readonly winner: string | null;
        readonly ruling: {
          readonly kind: RulingKind;
          readonly rule: string;
          readonly by: string | null;
          readonly corp: string | null;
        } | null;
        readonly sides: { readonly corp: string; readonly runner: string } | null;
        readonly result: {
          readonly gameId: string | null;
          readonly outcome: { readonly kind: OutcomeKind; readonly winner: Side | null };
        } | null;
      }>;
      readonly places: ReadonlyArray<{ readonly rank: number; readonly player: string }>;
    } | null;
  } | null;
};

export type TournamentFileQueryVariables = Exact<{
  id: string;
  as: TournamentExport;
}>;

export type TournamentFileQuery = {
  readonly tournament: {
    readonly export: { readonly mediaType: string; readonly body: string } | null;
  } | null;
};

export type AnnounceTournamentMutationVariables = Exact<{
  settings: TournamentSettingsInput;
}>;

export type AnnounceTournamentMutation = {
  readonly announceTournament: {
    readonly key: string;
    readonly tournament: { readonly id: string; readonly settings: { readonly name: string } };
  };
};

export type RegisterPlayerMutationVariables = Exact<{
  id: string;
  player: string;
  name: string;
  decks?: TournamentDecksInput | null | undefined;
}>;

export type RegisterPlayerMutation = {
  readonly registerPlayer: { readonly phase: TournamentPhase };
};

export type HandInDecksMutationVariables = Exact<{
  id: string;
  player: string;
  decks: TournamentDecksInput;
}>;

export type HandInDecksMutation = { readonly handInDecks: { readonly phase: TournamentPhase } };

export type DropPlayerMutationVariables = Exact<{
  id: string;
  player: string;
}>;

export type DropPlayerMutation = { readonly dropPlayer: { readonly phase: TournamentPhase } };

export type StartTournamentMutationVariables = Exact<{
  id: string;
}>;

export type StartTournamentMutation = {
  readonly startTournament: { readonly phase: TournamentPhase };
};

export type DrawRoundMutationVariables = Exact<{
  id: string;
}>;

export type DrawRoundMutation = { readonly drawRound: { readonly phase: TournamentPhase } };

export type CloseSwissMutationVariables = Exact<{
  id: string;
  then: AfterSwiss;
}>;

export type CloseSwissMutation = { readonly closeSwiss: { readonly phase: TournamentPhase } };

export type RecordResultMutationVariables = Exact<{
  id: string;
  round: number;
  table: number;
  result: MatchResultInput;
}>;

export type RecordResultMutation = { readonly recordResult: { readonly phase: TournamentPhase } };

export type CorrectResultMutationVariables = Exact<{
  id: string;
  round: number;
  table: number;
  result: MatchResultInput;
}>;

export type CorrectResultMutation = {
  readonly correctResult: {
    readonly changes: ReadonlyArray<
      | {
          readonly __typename: 'StandingChange';
          readonly afterRound: number;
          readonly player: string;
          readonly rank: ReadonlyArray<number>;
        }
      | { readonly __typename: 'PairingChange'; readonly round: number; readonly message: string }
      | {
          readonly __typename: 'SeedChange';
          readonly player: string;
          readonly seed: number;
          readonly now: number;
        }
      | { readonly __typename: 'BracketChange'; readonly match: string; readonly message: string }
    >;
  };
};

export type TakeResultMutationVariables = Exact<{
  id: string;
  round: number;
  table: number;
  games: ReadonlyArray<string | null | undefined> | string;
  firstCorp?: string | null | undefined;
}>;

export type TakeResultMutation = { readonly takeResult: { readonly phase: TournamentPhase } };

export type SettleSidesMutationVariables = Exact<{
  id: string;
  match: string;
  corp: string;
  lot?: string | null | undefined;
}>;

export type SettleSidesMutation = { readonly settleSides: { readonly phase: TournamentPhase } };

export type RecordCutResultMutationVariables = Exact<{
  id: string;
  match: string;
  result: CutResultInput;
}>;

export type RecordCutResultMutation = {
  readonly recordCutResult: { readonly phase: TournamentPhase };
};

export type CorrectCutResultMutationVariables = Exact<{
  id: string;
  match: string;
  result: CutResultInput;
}>;

export type CorrectCutResultMutation = {
  readonly correctCutResult: {
    readonly changes: ReadonlyArray<
      | {
          readonly __typename: 'StandingChange';
          readonly afterRound: number;
          readonly player: string;
          readonly rank: ReadonlyArray<number>;
        }
      | { readonly __typename: 'PairingChange'; readonly round: number; readonly message: string }
      | {
          readonly __typename: 'SeedChange';
          readonly player: string;
          readonly seed: number;
          readonly now: number;
        }
      | { readonly __typename: 'BracketChange'; readonly match: string; readonly message: string }
    >;
  };
};

export type TakeCutResultMutationVariables = Exact<{
  id: string;
  match: string;
  game: string;
}>;

export type TakeCutResultMutation = { readonly takeCutResult: { readonly phase: TournamentPhase } };

type ChangeTold_StandingChange_Fragment = {
  readonly __typename: 'StandingChange';
  readonly afterRound: number;
  readonly player: string;
  readonly rank: ReadonlyArray<number>;
};

type ChangeTold_PairingChange_Fragment = {
  readonly __typename: 'PairingChange';
  readonly round: number;
  readonly message: string;
};

type ChangeTold_SeedChange_Fragment = {
  readonly __typename: 'SeedChange';
  readonly player: string;
  readonly seed: number;
  readonly now: number;
};

type ChangeTold_BracketChange_Fragment = {
  readonly __typename: 'BracketChange';
  readonly match: string;
  readonly message: string;
};

export type ChangeToldFragment =
  | ChangeTold_StandingChange_Fragment
  | ChangeTold_PairingChange_Fragment
  | ChangeTold_SeedChange_Fragment
  | ChangeTold_BracketChange_Fragment;

export type PairByHandMutationVariables = Exact<{
  id: string;
  tables: ReadonlyArray<TableInput> | TableInput;
  bye?: string | null | undefined;
}>;

export type PairByHandMutation = {
  readonly pairByHand: {
    readonly rounds: ReadonlyArray<{
      readonly number: number;
      readonly findings: ReadonlyArray<{ readonly rule: string; readonly message: string }>;
    }>;
  };
};

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const LuckRowFragmentDoc = new TypedDocumentString(
  `
    fragment LuckRow on Luck {
  count
  actual
  expected
  z
}
    `,
  { fragmentName: 'LuckRow' },
) as unknown as TypedDocumentString<LuckRowFragment, unknown>;
export const KindLuckRowsFragmentDoc = new TypedDocumentString(
  `
    fragment KindLuckRows on KindLuck {
  agenda {
    ...LuckRow
  }
  economy {
    ...LuckRow
  }
  ice {
    ...LuckRow
  }
  breaker {
    ...LuckRow
  }
}
    fragment LuckRow on Luck {
  count
  actual
  expected
  z
}`,
  { fragmentName: 'KindLuckRows' },
) as unknown as TypedDocumentString<KindLuckRowsFragment, unknown>;
export const ServerWayRowFragmentDoc = new TypedDocumentString(
  `
    fragment ServerWayRow on ServerWay {
  cost {
    credits
    passing
    clicks
    counters
    cards
    damage
    tags
  }
  isAffordable
  why
  atLeast
  atMost {
    price
  }
}
    `,
  { fragmentName: 'ServerWayRow' },
) as unknown as TypedDocumentString<ServerWayRowFragment, unknown>;
export const PricedWayFragmentDoc = new TypedDocumentString(
  `
    fragment PricedWay on ServerWay {
  ...ServerWayRow
  cost {
    price
  }
}
    fragment ServerWayRow on ServerWay {
  cost {
    credits
    passing
    clicks
    counters
    cards
    damage
    tags
  }
  isAffordable
  why
  atLeast
  atMost {
    price
  }
}`,
  { fragmentName: 'PricedWay' },
) as unknown as TypedDocumentString<PricedWayFragment, unknown>;
export const GameRowFragmentDoc = new TypedDocumentString(
  `
    fragment GameRow on Game {
  id
  tier
  players {
    corp
    runner
  }
  identities {
    corp {
      code
      title
    }
    runner {
      code
      title
    }
  }
  winner
  reason
  turns
  recordedAt
}
    `,
  { fragmentName: 'GameRow' },
) as unknown as TypedDocumentString<GameRowFragment, unknown>;
export const GameHeadFragmentDoc = new TypedDocumentString(
  `
    fragment GameHead on Game {
  ...GameRow
  views {
    viewer
    from
    to
  }
  seats
  verified {
    id
  }
  observed {
    id
  }
  fileKept
}
    fragment GameRow on Game {
  id
  tier
  players {
    corp
    runner
  }
  identities {
    corp {
      code
      title
    }
    runner {
      code
      title
    }
  }
  winner
  reason
  turns
  recordedAt
}`,
  { fragmentName: 'GameHead' },
) as unknown as TypedDocumentString<GameHeadFragment, unknown>;
export const StretchRowFragmentDoc = new TypedDocumentString(
  `
    fragment StretchRow on StretchMoment {
  at
  time
  position
  changes
  told
  legal {
    by
    kind
    text
    from
    to
  }
}
    `,
  { fragmentName: 'StretchRow' },
) as unknown as TypedDocumentString<StretchRowFragment, unknown>;
export const KnowledgeRowFragmentDoc = new TypedDocumentString(
  `
    fragment KnowledgeRow on Knowledge {
  place {
    zone
    server
    under
  }
  count
  exact
  known {
    card
    at
    fact
  }
  unknown
  chances {
    card
    chance
  }
  points
}
    `,
  { fragmentName: 'KnowledgeRow' },
) as unknown as TypedDocumentString<KnowledgeRowFragment, unknown>;
export const ThreadNoteFragmentDoc = new TypedDocumentString(
  `
    fragment ThreadNote on GameNote {
  id
  study
  at
  thread
  audience
  author
  own
  text
  html
  glyph
  marks {
    from
    to
    colour
  }
}
    `,
  { fragmentName: 'ThreadNote' },
) as unknown as TypedDocumentString<ThreadNoteFragment, unknown>;
export const ChangeToldFragmentDoc = new TypedDocumentString(
  `
    fragment ChangeTold on TournamentChange {
  __typename
  ... on StandingChange {
    afterRound
    player
    rank
  }
  ... on PairingChange {
    round
    message
  }
  ... on SeedChange {
    player
    seed
    now
  }
  ... on BracketChange {
    match
    message
  }
}
    `,
  { fragmentName: 'ChangeTold' },
) as unknown as TypedDocumentString<ChangeToldFragment, unknown>;
export const GameAnalysisDocument = new TypedDocumentString(`
    query GameAnalysis($id: ID!, $as: Viewer!) {
  game(id: $id) {
    analysis(as: $as) {
      restsOn
      story {
        at
        text
      }
      economy {
        remainder
        turns {
          turn
          again
          side
          gained
          spent
          clicks
          credits
        }
        unspent {
          side
          where
          amount
          card {
            card
          }
        }
        flows {
          side
          currency
          direction
          of
          purpose
          amount
          times
          title
          card {
            card
          }
        }
      }
      accesses {
        truth {
          ...LuckRow
        }
        runner {
          ...LuckRow
        }
      }
      draws {
        side
        dealt {
          ...KindLuckRows
        }
        redealt {
          ...KindLuckRows
        }
        drawn {
          ...KindLuckRows
        }
      }
      tempo {
        clicks {
          side
          use
          clicks
        }
        runs {
          target
          runs
          successful
        }
        stands {
          server
          from
          turns
        }
        paces {
          side
          phase
          clicks
          credits
          cards
          worth
        }
        losses {
          at
          side
          how
          investedCredits
          investedClicks
          paid
          denied
          card {
            card
          }
        }
      }
    }
  }
}
    fragment KindLuckRows on KindLuck {
  agenda {
    ...LuckRow
  }
  economy {
    ...LuckRow
  }
  ice {
    ...LuckRow
  }
  breaker {
    ...LuckRow
  }
}
fragment LuckRow on Luck {
  count
  actual
  expected
  z
}`) as unknown as TypedDocumentString<GameAnalysisQuery, GameAnalysisQueryVariables>;
export const ServerTaxDocument = new TypedDocumentString(`
    query ServerTax($id: ID!, $at: Int!, $as: Viewer!, $depth: SearchDepth!) {
  game(id: $id) {
    serverTax(at: $at, as: $as, depth: $depth) {
      server
      unknownIce
      now {
        ...ServerWayRow
      }
      rezzed {
        ...ServerWayRow
      }
    }
  }
}
    fragment ServerWayRow on ServerWay {
  cost {
    credits
    passing
    clicks
    counters
    cards
    damage
    tags
  }
  isAffordable
  why
  atLeast
  atMost {
    price
  }
}`) as unknown as TypedDocumentString<ServerTaxQuery, ServerTaxQueryVariables>;
export const ServerTaxesDocument = new TypedDocumentString(`
    query ServerTaxes($id: ID!, $as: Viewer!) {
  game(id: $id) {
    serverTaxes(as: $as) {
      at
      servers {
        server
        now {
          ...PricedWay
        }
        rezzed {
          ...PricedWay
        }
      }
    }
  }
}
    fragment PricedWay on ServerWay {
  ...ServerWayRow
  cost {
    price
  }
}
fragment ServerWayRow on ServerWay {
  cost {
    credits
    passing
    clicks
    counters
    cards
    damage
    tags
  }
  isAffordable
  why
  atLeast
  atMost {
    price
  }
}`) as unknown as TypedDocumentString<ServerTaxesQuery, ServerTaxesQueryVariables>;
export const CatalogueDocument = new TypedDocumentString(`
    query Catalogue($first: Int!, $after: String, $text: String, $side: Side, $faction: Faction, $type: CardType, $cycle: CardCycle) {
  catalogue(
    first: $first
    after: $after
    text: $text
    side: $side
    faction: $faction
    type: $type
    cycle: $cycle
  ) {
    totalCount
    nearest
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        cycle
        scenarios
        card {
          title
          code
          side
          faction
          type
          subtypes
          unique
          cost
          strength
          advancement
          agendaPoints
          trashCost
          memory
          text
          subroutines
          link
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CatalogueQuery, CatalogueQueryVariables>;
export const DeckListDocument = new TypedDocumentString(`
    query DeckList($first: Int!, $owner: String, $name: String, $identity: String) {
  decks(first: $first, owner: $owner, name: $name, identity: $identity) {
    totalCount
    isTotalExact
    edges {
      node {
        id
        owner
        name
        identity
        versions
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeckListQuery, DeckListQueryVariables>;
export const ShownDeckDocument = new TypedDocumentString(`
    query ShownDeck($id: ID!) {
  deck(id: $id) {
    id
    owner
    versions {
      number
      note
      list {
        name
        text(notation: NETRUNNERDB_TEXT)
        identities {
          quantity
          card {
            title
            faction
            side
          }
        }
        cards {
          quantity
          card {
            title
            type
            faction
            playable
          }
        }
      }
    }
    games(first: 50) {
      edges {
        node {
          side
          game {
            ...GameRow
          }
        }
      }
    }
  }
}
    fragment GameRow on Game {
  id
  tier
  players {
    corp
    runner
  }
  identities {
    corp {
      code
      title
    }
    runner {
      code
      title
    }
  }
  winner
  reason
  turns
  recordedAt
}`) as unknown as TypedDocumentString<ShownDeckQuery, ShownDeckQueryVariables>;
export const LegalityOfDeckDocument = new TypedDocumentString(`
    query LegalityOfDeck($id: ID!, $format: String!) {
  deck(id: $id) {
    id
    legality(format: $format) {
      legal
      format
      violations {
        rule
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LegalityOfDeckQuery, LegalityOfDeckQueryVariables>;
export const DeckTextDocument = new TypedDocumentString(`
    query DeckText($id: ID!, $notation: DeckNotation!) {
  deck(id: $id) {
    versions {
      list {
        text(notation: $notation)
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeckTextQuery, DeckTextQueryVariables>;
export const ImportDeckDocument = new TypedDocumentString(`
    mutation ImportDeck($owner: String!, $text: String!) {
  importDeck(owner: $owner, text: $text) {
    key
    notes
    deck {
      id
      versions {
        list {
          name
          identities {
            card {
              title
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ImportDeckMutation, ImportDeckMutationVariables>;
export const ReviseDeckDocument = new TypedDocumentString(`
    mutation ReviseDeck($id: ID!, $text: String!, $note: String) {
  reviseDeck(id: $id, text: $text, note: $note) {
    notes
  }
}
    `) as unknown as TypedDocumentString<ReviseDeckMutation, ReviseDeckMutationVariables>;
export const GameHeadDocument = new TypedDocumentString(`
    query GameHead($id: ID!) {
  game(id: $id) {
    ...GameHead
  }
}
    fragment GameHead on Game {
  ...GameRow
  views {
    viewer
    from
    to
  }
  seats
  verified {
    id
  }
  observed {
    id
  }
  fileKept
}
fragment GameRow on Game {
  id
  tier
  players {
    corp
    runner
  }
  identities {
    corp {
      code
      title
    }
    runner {
      code
      title
    }
  }
  winner
  reason
  turns
  recordedAt
}`) as unknown as TypedDocumentString<GameHeadQuery, GameHeadQueryVariables>;
export const OpenMomentDocument = new TypedDocumentString(`
    query OpenMoment($id: ID!, $as: Viewer!, $at: Int!, $first: Int!) {
  game(id: $id) {
    ...GameHead
    stretch(as: $as, at: $at, first: $first) {
      ...StretchRow
    }
  }
}
    fragment GameHead on Game {
  ...GameRow
  views {
    viewer
    from
    to
  }
  seats
  verified {
    id
  }
  observed {
    id
  }
  fileKept
}
fragment StretchRow on StretchMoment {
  at
  time
  position
  changes
  told
  legal {
    by
    kind
    text
    from
    to
  }
}
fragment GameRow on Game {
  id
  tier
  players {
    corp
    runner
  }
  identities {
    corp {
      code
      title
    }
    runner {
      code
      title
    }
  }
  winner
  reason
  turns
  recordedAt
}`) as unknown as TypedDocumentString<OpenMomentQuery, OpenMomentQueryVariables>;
export const StretchDocument = new TypedDocumentString(`
    query Stretch($id: ID!, $as: Viewer!, $at: Int!, $first: Int!) {
  game(id: $id) {
    stretch(as: $as, at: $at, first: $first) {
      ...StretchRow
    }
  }
}
    fragment StretchRow on StretchMoment {
  at
  time
  position
  changes
  told
  legal {
    by
    kind
    text
    from
    to
  }
}`) as unknown as TypedDocumentString<StretchQuery, StretchQueryVariables>;
export const CounterpartDocument = new TypedDocumentString(`
    query Counterpart($id: ID!, $at: Int!, $as: Viewer!, $for: Viewer!) {
  game(id: $id) {
    counterpart(at: $at, as: $as, for: $for)
  }
}
    `) as unknown as TypedDocumentString<CounterpartQuery, CounterpartQueryVariables>;
export const TimelineDocument = new TypedDocumentString(`
    query Timeline($id: ID!, $as: Viewer!, $first: Int!, $after: String) {
  game(id: $id) {
    timeline(as: $as, first: $first, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          at
          kind
          text
          data
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TimelineQuery, TimelineQueryVariables>;
export const GameSeriesDocument = new TypedDocumentString(`
    query GameSeries($id: ID!, $as: Viewer!) {
  game(id: $id) {
    series(as: $as) {
      corpCredits
      runnerCredits
      corpCards
      runnerCards
      corpPoints
      runnerPoints
      tags
      badPublicity
      ice
      rezzedIce
      programs
      clicks {
        at
        side
        use
        amount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GameSeriesQuery, GameSeriesQueryVariables>;
export const CardFactsDocument = new TypedDocumentString(`
    query CardFacts($names: [String!]!) {
  cards(names: $names) {
    title
    code
    side
    faction
    type
    subtypes
    unique
    cost
    strength
    advancement
    agendaPoints
    trashCost
    memory
    text
    subroutines
    link
  }
}
    `) as unknown as TypedDocumentString<CardFactsQuery, CardFactsQueryVariables>;
export const ImportWithDecksDocument = new TypedDocumentString(`
    mutation ImportWithDecks($file: String!, $decks: PlayedDecklists!, $private: Boolean!) {
  importReplay(file: $file, decks: $decks, private: $private) {
    created
    key
    tier
    game {
      id
      verified {
        id
      }
    }
    importWarnings {
      kind
      side
      text
    }
  }
}
    `) as unknown as TypedDocumentString<ImportWithDecksMutation, ImportWithDecksMutationVariables>;
export const NewestGamesDocument = new TypedDocumentString(`
    query NewestGames($first: Int!, $after: String, $player: String, $opponent: String, $identity: String, $opponentIdentity: String, $side: Side, $winner: Side, $reason: Reason, $tier: GameTier, $since: DateTime, $until: DateTime, $card: String) {
  games(
    first: $first
    after: $after
    player: $player
    opponent: $opponent
    identity: $identity
    opponentIdentity: $opponentIdentity
    side: $side
    winner: $winner
    reason: $reason
    tier: $tier
    since: $since
    until: $until
    card: $card
  ) {
    totalCount
    isTotalExact
    isBrokenOff
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        ...GameRow
      }
    }
  }
}
    fragment GameRow on Game {
  id
  tier
  players {
    corp
    runner
  }
  identities {
    corp {
      code
      title
    }
    runner {
      code
      title
    }
  }
  winner
  reason
  turns
  recordedAt
}`) as unknown as TypedDocumentString<NewestGamesQuery, NewestGamesQueryVariables>;
export const OpenGameDocument = new TypedDocumentString(`
    mutation OpenGame($corp: SeatInput!, $runner: SeatInput!, $spectators: Boolean!) {
  openGame(corp: $corp, runner: $runner, spectators: $spectators) {
    game
    keys {
      corp
      runner
    }
  }
}
    `) as unknown as TypedDocumentString<OpenGameMutation, OpenGameMutationVariables>;
export const DecideDocument = new TypedDocumentString(`
    mutation Decide($game: ID!, $seat: Side!, $at: Int!, $choice: Int!, $number: Int) {
  decide(game: $game, seat: $seat, at: $at, choice: $choice, number: $number) {
    position {
      at
    }
  }
}
    `) as unknown as TypedDocumentString<DecideMutation, DecideMutationVariables>;
export const ConcedeDocument = new TypedDocumentString(`
    mutation Concede($game: ID!, $seat: Side!) {
  concede(game: $game, seat: $seat) {
    position {
      at
    }
  }
}
    `) as unknown as TypedDocumentString<ConcedeMutation, ConcedeMutationVariables>;
export const LiveMomentsDocument = new TypedDocumentString(`
    subscription LiveMoments($game: ID!, $as: Viewer!, $after: Int!) {
  moments(game: $game, as: $as, after: $after) {
    at
    time
    data
    told
    legal {
      by
      kind
      text
      from
      to
    }
  }
}
    `) as unknown as TypedDocumentString<LiveMomentsSubscription, LiveMomentsSubscriptionVariables>;
export const ChoicesApartDocument = new TypedDocumentString(`
    query ChoicesApart($game: ID!, $seat: Viewer!, $at: Int!) {
  game(id: $game) {
    position(at: $at, as: $seat) {
      at
      legal {
        data
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ChoicesApartQuery, ChoicesApartQueryVariables>;
export const SeatOfDeckDocument = new TypedDocumentString(`
    query SeatOfDeck($id: ID!) {
  deck(id: $id) {
    id
    versions {
      list {
        name
        identities {
          card {
            title
            side
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SeatOfDeckQuery, SeatOfDeckQueryVariables>;
export const DeleteGameDocument = new TypedDocumentString(`
    mutation DeleteGame($game: ID!) {
  deleteGame(game: $game) {
    game
    gone
  }
}
    `) as unknown as TypedDocumentString<DeleteGameMutation, DeleteGameMutationVariables>;
export const OpenedByKeysDocument = new TypedDocumentString(`
    query OpenedByKeys {
  keys {
    for
    side
    game {
      ...GameRow
      views {
        viewer
      }
    }
  }
}
    fragment GameRow on Game {
  id
  tier
  players {
    corp
    runner
  }
  identities {
    corp {
      code
      title
    }
    runner {
      code
      title
    }
  }
  winner
  reason
  turns
  recordedAt
}`) as unknown as TypedDocumentString<OpenedByKeysQuery, OpenedByKeysQueryVariables>;
export const AccessLogDocument = new TypedDocumentString(`
    query AccessLog($id: ID!, $as: Viewer!) {
  game(id: $id) {
    accessLog(as: $as) {
      number
      at
      turn
      run
      server
      zone
      card {
        title
        hidden
      }
      fate
    }
  }
}
    `) as unknown as TypedDocumentString<AccessLogQuery, AccessLogQueryVariables>;
export const ScoreHistoryDocument = new TypedDocumentString(`
    query ScoreHistory($id: ID!, $as: Viewer!) {
  game(id: $id) {
    scoreHistory(as: $as) {
      number
      at
      turn
      kind
      side
      points
      corpPoints
      runnerPoints
      card {
        title
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ScoreHistoryQuery, ScoreHistoryQueryVariables>;
export const SeatKnowledgeDocument = new TypedDocumentString(`
    query SeatKnowledge($id: ID!, $at: Int!, $as: Viewer!) {
  game(id: $id) {
    knowledge(at: $at, as: $as) {
      ...KnowledgeRow
    }
  }
}
    fragment KnowledgeRow on Knowledge {
  place {
    zone
    server
    under
  }
  count
  exact
  known {
    card
    at
    fact
  }
  unknown
  chances {
    card
    chance
  }
  points
}`) as unknown as TypedDocumentString<SeatKnowledgeQuery, SeatKnowledgeQueryVariables>;
export const SeatHindsightDocument = new TypedDocumentString(`
    query SeatHindsight($id: ID!, $at: Int!, $of: Side!) {
  game(id: $id) {
    hindsight(at: $at, of: $of) {
      really
      knowledge {
        ...KnowledgeRow
      }
    }
  }
}
    fragment KnowledgeRow on Knowledge {
  place {
    zone
    server
    under
  }
  count
  exact
  known {
    card
    at
    fact
  }
  unknown
  chances {
    card
    chance
  }
  points
}`) as unknown as TypedDocumentString<SeatHindsightQuery, SeatHindsightQueryVariables>;
export const GameNotesDocument = new TypedDocumentString(`
    query GameNotes($id: ID!, $as: Viewer!) {
  game(id: $id) {
    notes(as: $as) {
      at
      kind
      author
      text
      glyph
      mark
    }
    threads(as: $as) {
      ...ThreadNote
    }
  }
}
    fragment ThreadNote on GameNote {
  id
  study
  at
  thread
  audience
  author
  own
  text
  html
  glyph
  marks {
    from
    to
    colour
  }
}`) as unknown as TypedDocumentString<GameNotesQuery, GameNotesQueryVariables>;
export const JoinNotesDocument = new TypedDocumentString(`
    mutation JoinNotes($game: ID!, $name: String!) {
  joinNotes(game: $game, name: $name) {
    key
  }
}
    `) as unknown as TypedDocumentString<JoinNotesMutation, JoinNotesMutationVariables>;
export const WriteGameNoteDocument = new TypedDocumentString(`
    mutation WriteGameNote($game: ID!, $as: Viewer!, $at: Int!, $note: GameNoteInput!) {
  writeGameNote(game: $game, as: $as, at: $at, note: $note) {
    note
  }
}
    `) as unknown as TypedDocumentString<WriteGameNoteMutation, WriteGameNoteMutationVariables>;
export const RemoveGameNoteDocument = new TypedDocumentString(`
    mutation RemoveGameNote($study: ID!, $note: ID!) {
  removeNote(study: $study, note: $note) {
    note
  }
}
    `) as unknown as TypedDocumentString<RemoveGameNoteMutation, RemoveGameNoteMutationVariables>;
export const HideGameNoteDocument = new TypedDocumentString(`
    mutation HideGameNote($study: ID!, $note: ID!) {
  hideNote(study: $study, note: $note) {
    note
  }
}
    `) as unknown as TypedDocumentString<HideGameNoteMutation, HideGameNoteMutationVariables>;
export const HeldPurposesDocument = new TypedDocumentString(`
    query HeldPurposes {
  keys {
    for
    side
    game {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<HeldPurposesQuery, HeldPurposesQueryVariables>;
export const ImportReportDocument = new TypedDocumentString(`
    query ImportReport($id: ID!) {
  game(id: $id) {
    tier
    legalThrough
    decisionsFound
    entriesVerified
    divergences {
      decision
      historyIndex
      kind
      reason
      expected
      got
    }
    deviations {
      decision
      historyIndex
      kind
      rule
      reason
      legal
    }
    importWarnings {
      kind
      entry
      text
    }
  }
}
    `) as unknown as TypedDocumentString<ImportReportQuery, ImportReportQueryVariables>;
export const PlayerRowsDocument = new TypedDocumentString(`
    query PlayerRows($by: Dimension!, $filter: StatisticsFilter, $first: Int!) {
  playerStatistics(by: $by, filter: $filter, first: $first) {
    totalCount
    edges {
      node {
        key
        title
        games
        wins
        losses
        turns
        creditsGained
        accesses
        pointsStolen
        pointsScored
        runs {
          hq {
            runs
          }
          rd {
            runs
          }
          archives {
            runs
          }
          remotes {
            runs
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PlayerRowsQuery, PlayerRowsQueryVariables>;
export const CardRowsDocument = new TypedDocumentString(`
    query CardRows($filter: StatisticsFilter, $first: Int!) {
  cardStatistics(filter: $filter, first: $first) {
    totalCount
    edges {
      node {
        key
        title
        decks
        copies
        wins
        seen
        winsSeen
        plays
        installs
        uses
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CardRowsQuery, CardRowsQueryVariables>;
export const MatchupDocument = new TypedDocumentString(`
    query Matchup($filter: RateFilter) {
  winRates(of: MATCHUP, filter: $filter, first: 1) {
    edges {
      node {
        key
        title
        against
        againstTitle
        rate {
          wins
          games
          low
          high
        }
      }
    }
  }
  players: winRates(of: PLAYER, filter: $filter, first: 20) {
    totalCount
    edges {
      node {
        key
        rate {
          wins
          games
          low
          high
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MatchupQuery, MatchupQueryVariables>;
export const MatchupsDocument = new TypedDocumentString(`
    query Matchups($filter: RateFilter, $first: Int!) {
  winRates(of: MATCHUP, filter: $filter, first: $first) {
    totalCount
    edges {
      node {
        key
        title
        against
        againstTitle
        rate {
          wins
          games
          low
          high
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MatchupsQuery, MatchupsQueryVariables>;
export const PublicStudiesDocument = new TypedDocumentString(`
    query PublicStudies($first: Int!, $after: String, $title: String) {
  studies(first: $first, after: $after, title: $title) {
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        title
        owner
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PublicStudiesQuery, PublicStudiesQueryVariables>;
export const ShownStudyDocument = new TypedDocumentString(`
    query ShownStudy($id: ID!) {
  study(id: $id) {
    id
    title
    owner
    role
    readership
    chapters {
      id
      title
      source {
        kind
        game
        decision
      }
      branches {
        id
        node
        parent
        place
        by
        decision
        name
        glyph
      }
      notes {
        id
        moment
        branch
        thread
        audience
        author
        own
        revision
        text
        html
        glyph
        marks {
          from
          to
          colour
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ShownStudyQuery, ShownStudyQueryVariables>;
export const StudyChangesDocument = new TypedDocumentString(`
    subscription StudyChanges($study: ID!) {
  studyChanged(study: $study) {
    kind
  }
}
    `) as unknown as TypedDocumentString<
  StudyChangesSubscription,
  StudyChangesSubscriptionVariables
>;
export const BranchDecisionsDocument = new TypedDocumentString(`
    query BranchDecisions($branch: ID!) {
  branchDecisions(branch: $branch) {
    text
    by
    do
    card
    host
    server
    option
    index
    from
    to
  }
}
    `) as unknown as TypedDocumentString<BranchDecisionsQuery, BranchDecisionsQueryVariables>;
export const BranchFilesDocument = new TypedDocumentString(`
    query BranchFiles($branch: ID!) {
  branchScenario(branch: $branch)
}
    `) as unknown as TypedDocumentString<BranchFilesQuery, BranchFilesQueryVariables>;
export const BranchAnimationDocument = new TypedDocumentString(`
    query BranchAnimation($branch: ID!) {
  branchPictures(game: $branch, as: JUDGE) {
    animation
  }
}
    `) as unknown as TypedDocumentString<BranchAnimationQuery, BranchAnimationQueryVariables>;
export const PlayOnDocument = new TypedDocumentString(`
    mutation PlayOn($branch: ID!, $corp: String!, $runner: String!) {
  playOn(branch: $branch, corp: $corp, runner: $runner) {
    game
    keys {
      corp
      runner
    }
  }
}
    `) as unknown as TypedDocumentString<PlayOnMutation, PlayOnMutationVariables>;
export const LastDecisionDocument = new TypedDocumentString(`
    query LastDecision($id: ID!) {
  game(id: $id) {
    decisionList(as: JUDGE, last: 1) {
      edges {
        node {
          text
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LastDecisionQuery, LastDecisionQueryVariables>;
export const OpenStudyDocument = new TypedDocumentString(`
    mutation OpenStudy($title: String!, $owner: String!, $chapter: String!, $source: StudySourceInput!) {
  openStudy(title: $title, owner: $owner, chapter: $chapter, source: $source) {
    study
    chapter
    key
  }
}
    `) as unknown as TypedDocumentString<OpenStudyMutation, OpenStudyMutationVariables>;
export const AddChapterDocument = new TypedDocumentString(`
    mutation AddChapter($study: ID!, $title: String!, $source: StudySourceInput!) {
  addChapter(study: $study, title: $title, source: $source) {
    chapter
  }
}
    `) as unknown as TypedDocumentString<AddChapterMutation, AddChapterMutationVariables>;
export const GrowBranchDocument = new TypedDocumentString(`
    mutation GrowBranch($study: ID!, $chapter: ID!, $parent: Int!, $decision: BranchDecisionInput!, $chance: ChanceMode!) {
  growBranch(
    study: $study
    chapter: $chapter
    parent: $parent
    decision: $decision
    chance: $chance
  ) {
    branch
    node
  }
}
    `) as unknown as TypedDocumentString<GrowBranchMutation, GrowBranchMutationVariables>;
export const EditStudyDocument = new TypedDocumentString(`
    mutation EditStudy($study: ID!, $edit: StudyEdit!) {
  editStudy(study: $study, edit: $edit) {
    unchanged
  }
}
    `) as unknown as TypedDocumentString<EditStudyMutation, EditStudyMutationVariables>;
export const WriteNoteDocument = new TypedDocumentString(`
    mutation WriteNote($study: ID!, $chapter: ID!, $note: StudyNoteInput!) {
  writeNote(study: $study, chapter: $chapter, note: $note) {
    note
  }
}
    `) as unknown as TypedDocumentString<WriteNoteMutation, WriteNoteMutationVariables>;
export const RemoveNoteDocument = new TypedDocumentString(`
    mutation RemoveNote($study: ID!, $note: ID!) {
  removeNote(study: $study, note: $note) {
    note
  }
}
    `) as unknown as TypedDocumentString<RemoveNoteMutation, RemoveNoteMutationVariables>;
export const TournamentListDocument = new TypedDocumentString(`
    query TournamentList($first: Int!, $name: String) {
  tournaments(first: $first, name: $name) {
    totalCount
    isTotalExact
    edges {
      node {
        id
        name
        date
        phase
        players
        paired
        rounds
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TournamentListQuery, TournamentListQueryVariables>;
export const ShownTournamentDocument = new TypedDocumentString(`
    query ShownTournament($id: ID!) {
  tournament(id: $id) {
    id
    phase
    settings {
      name
      date
      organiser
      format
      structure
      rounds
      cut
      roundMinutes
      cutMinutes
    }
    advice
    players {
      id
      name
      droppedAfter
      decks {
        corp {
          identity
          deckId
        }
        runner {
          identity
          deckId
        }
      }
    }
    standings {
      round
      rows {
        rank
        prestige
        strengthOfSchedule
        player {
          id
          name
        }
      }
    }
    rounds {
      number
      by
      bye
      over
      matches {
        table
        players
        games
        result {
          firstCorp
          games {
            kind
            winner
          }
        }
      }
    }
    bracket {
      matches {
        id
        players
        needed
        winner
        ruling {
          kind
          rule
          by
          corp
        }
        sides {
          corp
          runner
        }
        result {
          gameId
          outcome {
            kind
            winner
          }
        }
      }
      places {
        rank
        player
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ShownTournamentQuery, ShownTournamentQueryVariables>;
export const TournamentFileDocument = new TypedDocumentString(`
    query TournamentFile($id: ID!, $as: TournamentExport!) {
  tournament(id: $id) {
    export(as: $as) {
      mediaType
      body
    }
  }
}
    `) as unknown as TypedDocumentString<TournamentFileQuery, TournamentFileQueryVariables>;
export const AnnounceTournamentDocument = new TypedDocumentString(`
    mutation AnnounceTournament($settings: TournamentSettingsInput!) {
  announceTournament(settings: $settings) {
    key
    tournament {
      id
      settings {
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<
  AnnounceTournamentMutation,
  AnnounceTournamentMutationVariables
>;
export const RegisterPlayerDocument = new TypedDocumentString(`
    mutation RegisterPlayer($id: ID!, $player: ID!, $name: String!, $decks: TournamentDecksInput) {
  registerPlayer(tournament: $id, player: $player, name: $name, decks: $decks) {
    phase
  }
}
    `) as unknown as TypedDocumentString<RegisterPlayerMutation, RegisterPlayerMutationVariables>;
export const HandInDecksDocument = new TypedDocumentString(`
    mutation HandInDecks($id: ID!, $player: ID!, $decks: TournamentDecksInput!) {
  handInDecks(tournament: $id, player: $player, decks: $decks) {
    phase
  }
}
    `) as unknown as TypedDocumentString<HandInDecksMutation, HandInDecksMutationVariables>;
export const DropPlayerDocument = new TypedDocumentString(`
    mutation DropPlayer($id: ID!, $player: ID!) {
  dropPlayer(tournament: $id, player: $player) {
    phase
  }
}
    `) as unknown as TypedDocumentString<DropPlayerMutation, DropPlayerMutationVariables>;
export const StartTournamentDocument = new TypedDocumentString(`
    mutation StartTournament($id: ID!) {
  startTournament(tournament: $id) {
    phase
  }
}
    `) as unknown as TypedDocumentString<StartTournamentMutation, StartTournamentMutationVariables>;
export const DrawRoundDocument = new TypedDocumentString(`
    mutation DrawRound($id: ID!) {
  drawRound(tournament: $id) {
    phase
  }
}
    `) as unknown as TypedDocumentString<DrawRoundMutation, DrawRoundMutationVariables>;
export const CloseSwissDocument = new TypedDocumentString(`
    mutation CloseSwiss($id: ID!, $then: AfterSwiss!) {
  closeSwiss(tournament: $id, then: $then) {
    phase
  }
}
    `) as unknown as TypedDocumentString<CloseSwissMutation, CloseSwissMutationVariables>;
export const RecordResultDocument = new TypedDocumentString(`
    mutation RecordResult($id: ID!, $round: Int!, $table: Int!, $result: MatchResultInput!) {
  recordResult(tournament: $id, round: $round, table: $table, result: $result) {
    phase
  }
}
    `) as unknown as TypedDocumentString<RecordResultMutation, RecordResultMutationVariables>;
export const CorrectResultDocument = new TypedDocumentString(`
    mutation CorrectResult($id: ID!, $round: Int!, $table: Int!, $result: MatchResultInput!) {
  correctResult(tournament: $id, round: $round, table: $table, result: $result) {
    changes {
      ...ChangeTold
    }
  }
}
    fragment ChangeTold on TournamentChange {
  __typename
  ... on StandingChange {
    afterRound
    player
    rank
  }
  ... on PairingChange {
    round
    message
  }
  ... on SeedChange {
    player
    seed
    now
  }
  ... on BracketChange {
    match
    message
  }
}`) as unknown as TypedDocumentString<CorrectResultMutation, CorrectResultMutationVariables>;
export const TakeResultDocument = new TypedDocumentString(`
    mutation TakeResult($id: ID!, $round: Int!, $table: Int!, $games: [ID]!, $firstCorp: ID) {
  takeResult(
    tournament: $id
    round: $round
    table: $table
    games: $games
    firstCorp: $firstCorp
  ) {
    phase
  }
}
    `) as unknown as TypedDocumentString<TakeResultMutation, TakeResultMutationVariables>;
export const SettleSidesDocument = new TypedDocumentString(`
    mutation SettleSides($id: ID!, $match: ID!, $corp: ID!, $lot: ID) {
  settleSides(tournament: $id, match: $match, corp: $corp, lot: $lot) {
    phase
  }
}
    `) as unknown as TypedDocumentString<SettleSidesMutation, SettleSidesMutationVariables>;
export const RecordCutResultDocument = new TypedDocumentString(`
    mutation RecordCutResult($id: ID!, $match: ID!, $result: CutResultInput!) {
  recordCutResult(tournament: $id, match: $match, result: $result) {
    phase
  }
}
    `) as unknown as TypedDocumentString<RecordCutResultMutation, RecordCutResultMutationVariables>;
export const CorrectCutResultDocument = new TypedDocumentString(`
    mutation CorrectCutResult($id: ID!, $match: ID!, $result: CutResultInput!) {
  correctCutResult(tournament: $id, match: $match, result: $result) {
    changes {
      ...ChangeTold
    }
  }
}
    fragment ChangeTold on TournamentChange {
  __typename
  ... on StandingChange {
    afterRound
    player
    rank
  }
  ... on PairingChange {
    round
    message
  }
  ... on SeedChange {
    player
    seed
    now
  }
  ... on BracketChange {
    match
    message
  }
}`) as unknown as TypedDocumentString<CorrectCutResultMutation, CorrectCutResultMutationVariables>;
export const TakeCutResultDocument = new TypedDocumentString(`
    mutation TakeCutResult($id: ID!, $match: ID!, $game: ID!) {
  takeCutResult(tournament: $id, match: $match, game: $game) {
    phase
  }
}
    `) as unknown as TypedDocumentString<TakeCutResultMutation, TakeCutResultMutationVariables>;
export const PairByHandDocument = new TypedDocumentString(`
    mutation PairByHand($id: ID!, $tables: [TableInput!]!, $bye: ID) {
  pairByHand(tournament: $id, tables: $tables, bye: $bye) {
    rounds {
      number
      findings {
        rule
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PairByHandMutation, PairByHandMutationVariables>;
