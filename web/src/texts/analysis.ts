import type {
  CreditPlace,
  FlowPurpose,
  FlowSource,
  GamePhase,
  LossKind,
  NoWay,
  RunTarget,
  Side,
  SpendingPurpose,
} from '../api/documents';

const points = (number: number): string => `${number} ${number === 1 ? 'point' : 'points'}`;

/** What something was spent for. */
const uses = {
  ABILITY: 'abilities',
  ADVANCE: 'advancing',
  DRAW: 'drawing',
  GAIN_CREDIT: 'credits',
  INSTALL: 'installs',
  PLAY: 'plays',
  PURGE: 'purging',
  REMOVE_TAG: 'removing tags',
  REZ: 'rezzing',
  RUN: 'runs',
  STEAL: 'stealing',
  TRACE: 'traces',
  TRASH_ACCESSED: 'trashing what was accessed',
  TRASH_RESOURCE: 'trashing resources',
} satisfies Readonly<Record<SpendingPurpose, string>>;

export const analysis = {
  about: 'Of the whole game, as far as you were told of it.',
  none: 'There is no analysis of what was pasted: it shows no table.',
  rests: {
    DECISIONS: 'It rests on decisions that were folded through the rules.',
    FACTS: 'It rests on what was observed.',
  },
  story: 'What mattered most',
  noStory: 'Nothing so far.',
  economy: 'Credits',
  came: 'Where they came from',
  went: 'Where they went',
  total: 'All',
  amount: 'Credits',
  times: 'Times',
  remainder: (amount: number) =>
    amount === 1
      ? 'One credit or click came or went in a way that the replay does not show.'
      : `${amount} credits or clicks came or went in ways that the replay does not show.`,
  from: {
    ACTION: 'the basic action',
    CARD: 'a card',
    LOST_WITH_CARD: 'lost with a card',
    OPENING: 'there at the start',
    RECURRING: 'recurring credits',
    RULE: 'the rules',
    UNEXPLAINED: 'nothing that was told',
    USE: 'a payment',
  } satisfies Readonly<Record<FlowSource, string>>,
  /** A purpose, and the card it is about. */
  forCard: (purpose: string, card: string) => `${purpose}: ${card}`,
  unspent: 'Credits that were not spent',
  noneUnspent: 'None.',
  place: 'Where they lay',
  places: { POOL: 'in the pool', RUN: 'for the present run', CARD: 'on a card' } satisfies Readonly<
    Record<CreditPlace, string>
  >,
  onCardsUnknown:
    'What lay on cards is not counted here: of an observed game credits on cards count once they are taken.',
  unknownCard: 'a card that is not known',
  turns: 'Turn by turn',
  poolByTurn: 'What the pool did in each turn',
  turnColumns: ['Turn', 'Clicks', 'Came', 'Went', 'In the end'],
  /** Turns that an effect gave have the number of the one before. */
  turn: (turn: number, again: number) => {
    if (turn === 0) return 'before the first';
    if (again === 0) return String(turn);
    return again === 1 ? `${turn}, once more` : `${turn}, once more (${again})`;
  },
  luck: 'Luck',
  accessed: 'Agenda points accessed in HQ and R&D',
  givenTruth: 'by what lay there',
  givenRunner: 'by what the Runner knew',
  dealt: 'dealt',
  redealt: 'after the mulligan',
  drawn: 'drawn',
  kinds: { agenda: 'Agendas', economy: 'Economy', ice: 'Ice', breaker: 'Breakers' },
  luckColumns: ['', 'Came', 'Expected', 'Luck'],
  deviations: (z: number) => `${z > 0 ? '+' : z < 0 ? '−' : '±'}${Math.abs(z).toFixed(1)} σ`,
  luckNote: 'σ: standard deviations of what chance would give; beyond 2 is rare.',
  clicks: 'Clicks',
  click: 'For',
  clicksByCard: 'Where they came from and went, card by card',
  uses,
  /** What moved credits or clicks. */
  purposes: {
    ...uses,
    BAD_PUBLICITY: 'bad publicity',
    SETUP: 'the opening',
    TURN: 'turns',
  } satisfies Readonly<Record<FlowPurpose, string>>,
  worth: 'What clicks were worth',
  worthColumns: ['Turns', 'Clicks', 'Credits', 'Cards', 'A click'],
  gamePhases: { EARLY: '1 to 4', MIDDLE: '5 to 8', LATE: 'from 9' } satisfies Readonly<
    Record<GamePhase, string>
  >,
  notKnown: 'not known',
  worthNote:
    'Credits gained and cards drawn for each click: one for a credit or a card by the basic action. An install pays later.',
  worthUnknown:
    'Not known where a pool moved and the replay does not say why; the numbers beside it are what it tells.',
  noWorth: 'It is not known.',
  lost: {
    title: { CORP: 'What the Corp lost', RUNNER: 'What the Runner lost' } satisfies Readonly<
      Record<Side, string>
    >,
    none: 'Nothing.',
    notKnown:
      'What lost cards had cost is not known of an observed game: it names titles, not copies. What was accessed and stolen stands under Accesses and Score.',
    card: 'Card',
    cost: 'Had cost',
    paid: 'Paid',
    how: { TRASHED: 'trashed', STOLEN: 'stolen' } satisfies Readonly<Record<LossKind, string>>,
    named: (card: string, how: string, denied: number) =>
      `${card}, ${how}${denied === 0 ? '' : `, ${points(denied)} denied`}`,
    all: (denied: number) => `All${denied === 0 ? '' : `, ${points(denied)} denied`}`,
    note: 'Installed cards that the other player trashed, and agendas that were stolen: what their owner had spent on them, and what the other paid to trash or steal them.',
  },
  runs: 'Runs',
  targets: { HQ: 'HQ', RD: 'R&D', ARCHIVES: 'Archives', REMOTE: 'remotes' } satisfies Readonly<
    Record<RunTarget, string>
  >,
  runColumns: ['On', 'Runs', 'Successful'],
  tax: {
    title: 'What a way in would cost at this moment',
    server: 'Server',
    now: 'As it is rezzed',
    rezzed: 'All ice rezzed',
    over: 'What a way in would have cost',
    overGame: 'Server by server, over the game',
    looking: 'Looking for the ways in; that can take some seconds …',
    deeper: 'Look deeper',
    lookingDeeper: 'Looking deeper; that can take a second …',
    noTurns: 'No turn has begun so far.',
    observed:
      'What a way in would have cost is not known of an observed game: our rules do not know all that lies on its table.',
    note: 'In credits’ worth as each turn began, behind the click of the run: a click, a counter, a card and a damage are worth one each. A line at the very top: no way; a gap: it is not known, or the server was not there.',
    lines: { now: 'Now', rezzed: 'All ice rezzed' },
    missing: '–',
    free: 'nothing',
    tooDear: (cost: string) => `${cost} (too dear)`,
    between: (least: number, most: number | null) =>
      most === null
        ? `worth ${least} ¢ or more, or no way (too many ways to try)`
        : `worth ${least} to ${most} ¢ (too many ways to try)`,
    unknown: (server: string, ice: number) => `${server}, ${ice} ice not known`,
    parts: {
      credits: (number: number) => `${number} ¢`,
      clicks: (number: number) => `${number} ${number === 1 ? 'click' : 'clicks'}`,
      counters: (number: number) => `${number} ${number === 1 ? 'counter' : 'counters'}`,
      cards: (number: number) => `${number} ${number === 1 ? 'card' : 'cards'}`,
      damage: (number: number) => `${number} damage`,
      tags: (number: number) => `${number} ${number === 1 ? 'tag' : 'tags'}`,
    },
    none: { NO_WAY: 'no way', HIDDEN: 'not known', TOO_MANY: 'too many ways' } satisfies Readonly<
      Record<NoWay, string>
    >,
  },
  stood: (server: string, from: number, turns: number) =>
    `${server} stood advanced from turn ${from} through ${turns} ${turns === 1 ? 'turn' : 'turns'} of the Runner.`,
} as const;
