import {
  isCentral,
  type CardId,
  type Fact,
  type Pool,
  type Rules,
  type ServerName,
  type State,
} from '#rules';
import { MOST_PRICE, Ways, type Foresight, type Step, type Tries, type Way } from './cheapest-way';
import { takesOf, type Takes } from './independence';
import { nothing, scaleOf, type Spared } from './scale';

/** Decisions tried for one piece of ice. */
const MOST_TRIES = 4_000;

/** The cheapest way past one piece of ice that stands alone. */
interface Past {
  /** Without the click of the run; 0 where it is not found out. */
  readonly price: number;
  /** The choices at it. */
  readonly path: readonly string[];
  /** Whether a breaker could have been made stronger for the run. */
  readonly strengthens: boolean;
}

/** What one piece of ice costs at least, wherever it stands. */
interface IceAlone extends Past {
  readonly takes: Takes;
  /** The same where something is spared, once it was asked for. */
  readonly sparing: Map<string, number>;
}

/** What was found out, for other servers and other moments of the game. */
export interface Lore {
  readonly ice: Map<string, IceAlone>;
  readonly ways: Map<string, Way>;
}

export const noLore = (): Lore => ({ ice: new Map(), ways: new Map() });

interface Table {
  readonly rules: Rules;
  /** At which the Runner may run. */
  readonly begun: State;
  readonly isHidden: (fact: Fact) => boolean;
  readonly tries: Tries;
  readonly lore: Lore;
}

const unknown: Past = { price: 0, path: [], strengthens: true };

const cardText = ({ cards }: State, id: CardId): string => {
  const card = cards[id];
  if (card === undefined) return '';
  const { def, faceup, advancement, virus, power, credit, recurring, host } = card;
  return [def, faceup ? 1 : 0, advancement, virus, power, credit, recurring, host].join('.');
};

function choicesAt(ice: CardId, steps: Step | null): readonly string[] {
  const path: string[] = [];
  for (let step = steps; step !== null; step = step.before)
    if (step.ice === ice) path.push(JSON.stringify(step.decision));
  return path.reverse();
}

/** Words of cards that tell the first time of a turn from others. */
const LOOKS_BACK = /"(?:first|limit|happened)"/;

/** All but the ice that bears on a run; what is independent depends on nothing else. */
function runnerText(pool: Pool, state: State): string {
  const { runner, corp, active, usages, history } = state;
  const looksBack = active.some((id) =>
    LOOKS_BACK.test(JSON.stringify(pool.definitions[state.cards[id]?.def ?? -1]?.value)),
  );
  const past = [
    ...usages.map(({ path, card }) => `${path} ${card}`),
    ...new Set(history.thisTurn.map(({ type }) => type)),
  ];
  const ice = new Set(state.servers.flatMap((server) => server.ice));
  return [
    ...[runner.clicks, runner.tags, runner.brain, runner.runCredits, runner.grip.length],
    corp.badPublicity,
    ...active.filter((id) => !ice.has(id)).map((id) => `${id}:${cardText(state, id)}`),
    ...(looksBack ? past : []),
  ].join(' ');
}

const isStronger = ({ lasting }: State): boolean => lasting.some(({ until }) => until === 'run');

/**
 * What ice costs where it stands alone, found out by the engine: a bound for whatever is independent, as
 * ice costs less behind other ice only by what that has cost before.
 */
export class AloneCosts {
  readonly #runner: string;
  readonly #isOfIceAlone: boolean;

  constructor(
    private readonly table: Table,
    private readonly server: ServerName,
  ) {
    this.#runner = runnerText(table.rules.pool, table.begun);
    const place = table.begun.servers.find(({ name }) => name === server);
    this.#isOfIceAlone = !isCentral(server) && place?.root.length === 0;
  }

  /** All that a way into the server depends on. */
  key(isRezzing: boolean): string {
    const { begun } = this.table;
    const place = begun.servers.find(({ name }) => name === this.server);
    const ice = (place?.ice ?? []).map((id) => `${id}:${this.#iceText(id)}`);
    return [this.server, isRezzing ? 'rez' : '', ...ice, this.#runner].join('|');
  }

  foresight(isRezzing: boolean): Foresight {
    return {
      least: (ahead, present, state) => this.#least(ahead, present, state, isRezzing),
      path: (id) => this.#of(id).path,
    };
  }

  #least(
    ahead: readonly CardId[],
    present: CardId | null,
    state: State,
    isRezzing: boolean,
  ): number {
    let cards = state.runner.rig.length < this.table.begun.runner.rig.length;
    let strength = isStronger(state);
    let { clicks } = state.runner;
    const pass = ({ takes, strengthens }: IceAlone): void => {
      cards ||= takes.cards;
      strength ||= strengthens;
      clicks -= takes.clicks + takes.spent;
    };
    if (present !== null) pass(this.#of(present));
    let sum = 0;
    for (const id of ahead.toReversed()) {
      if (!isRezzing && state.cards[id]?.faceup === false) continue;
      const ice = this.#of(id);
      sum += this.#price(id, ice, { cards, strength, clicks: clicks <= 0 });
      if (sum > MOST_PRICE) return MOST_PRICE + 1;
      pass(ice);
    }
    return sum;
  }

  #price(id: CardId, ice: IceAlone, spared: Spared): number {
    const own: Spared = {
      cards: spared.cards && ice.takes.cards,
      clicks: spared.clicks && ice.takes.clicks > 0,
      strength: spared.strength && ice.strengthens,
    };
    if (!own.cards && !own.clicks && !own.strength) return ice.price;
    const key = [own.cards, own.clicks, own.strength].join();
    const known = ice.sparing.get(key);
    if (known !== undefined) return known;
    const found = Math.min(ice.price, this.#past(id, own).price);
    ice.sparing.set(key, found);
    return found;
  }

  #iceText(id: CardId): string {
    const { begun } = this.table;
    const hosted = begun.cards.filter(({ host }) => host === id).map((card) => card.id);
    const chosen = begun.cards.filter((card) => card.chosen === id).map((card) => card.id);
    return [
      cardText(begun, id),
      ...hosted.map((one) => cardText(begun, one)),
      ...chosen.map((one) => `chosen by ${one}`),
    ].join(',');
  }

  #of(id: CardId): IceAlone {
    const { lore, rules, begun } = this.table;
    const takes = takesOf(rules.pool, begun, id);
    // A remote is gone with its last card, and the run with it.
    const isLast = takes.cards && this.#isOfIceAlone;
    const key = `${this.#iceText(id)}|${isLast ? 'last' : ''}|${this.#runner}`;
    const known = lore.ice.get(key);
    if (known !== undefined) return known;
    const past = isLast ? unknown : this.#past(id, nothing);
    const found: IceAlone = { ...past, takes, sparing: new Map() };
    lore.ice.set(key, found);
    return found;
  }

  #past(id: CardId, spared: Spared): Past {
    const { rules, begun, isHidden, tries } = this.table;
    const servers = begun.servers.map((server) =>
      server.name === this.server ? { ...server, ice: [id] } : server,
    );
    // The run takes the only click.
    const clicks = spared.clicks ? 1 : begun.runner.clicks;
    const from = { ...begun, servers, runner: { ...begun.runner, clicks } };
    const given = Math.min(MOST_TRIES, tries.left);
    const own = { left: given };
    // Ice that lies rezzed need not be so again after it was derezzed: it costs no less where it is.
    const isRezzing = begun.cards[id]?.faceup === false;
    const found = new Ways({
      ...{ rules, isRezzing, isHidden, server: this.server, foresight: null },
      ...{ own: 0, tries: own, scale: scaleOf(rules.pool, spared) },
    }).cheapest(from);
    tries.left -= given - own.left;
    const { way, price, steps, strengthens } = found;
    if (price !== null)
      return { price: Math.max(0, price - 1), path: choicesAt(id, steps), strengthens };
    if (!way.found && way.why === 'no-way') return { price: Infinity, path: [], strengthens };
    return unknown;
  }
}
