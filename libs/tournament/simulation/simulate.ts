import { sideRuling } from '../cut/sides';
import { bracketStanding, type CutMatch } from '../cut/standing';
import { type GameOutcome, isPlayerId, type PlayerId } from '../results/outcome';
import type { SettingsInput } from '../settings/check';
import { STRUCTURE_RULES } from '../settings/settings';
import type { TournamentCommand } from '../stream/commands';
import { decide } from '../stream/decider';
import type { TournamentDecision } from '../stream/decisions';
import { evolve, NO_TOURNAMENT } from '../stream/evolve';
import { activePlayers, type Event, type Match, type Tournament } from '../stream/state';

/** A whole number from 0 up to, not including, `below`. */
export type Random = (below: number) => number;

export const shuffled = <T>(items: readonly T[], random: Random): readonly T[] => {
  const left = [...items];
  const drawn: T[] = [];
  while (left.length > 0) drawn.push(...left.splice(random(left.length), 1));
  return drawn;
};

/** One game in eight goes to time. */
const TIME_IN = 8;

const randomOutcome = (random: Random, winningPoints: number): GameOutcome =>
  random(TIME_IN) === 0
    ? { kind: 'time', corpPoints: random(winningPoints), runnerPoints: random(winningPoints) }
    : { kind: 'win', side: random(2) === 0 ? 'corp' : 'runner' };

export interface Simulation {
  readonly settings: SettingsInput;
  readonly players: number;
  /** One player in so many drops after each round; 0 for none. */
  readonly dropOneIn: number;
}

const playerName = (number: number): PlayerId => {
  const id = `p${number}`;
  if (!isPlayerId(id)) throw new Error(id);
  return id;
};

/** Plays an event with random results from its announcement to its end. */
export class Simulated {
  state: Tournament = NO_TOURNAMENT;
  readonly decisions: TournamentDecision[] = [];

  constructor(
    private readonly plan: Simulation,
    private readonly random: Random,
  ) {}

  run(): readonly TournamentDecision[] {
    this.open();
    for (let round = 1; round <= this.event().settings.rounds; round++) {
      if (activePlayers(this.event()).length < 2) break;
      this.playRound();
    }
    if (this.event().settings.cut > 0) this.playCut();
    this.give({ type: 'finish', draw: this.drawAll() });
    return this.decisions;
  }

  event(): Event {
    if (this.state.phase === 'absent') throw new Error('nothing is announced');
    return this.state;
  }

  give(command: TournamentCommand): void {
    const answer = decide(this.state, command);
    if (!answer.ok) {
      const { code, place, message } = answer.refusal;
      throw new Error(`${command.type} refused: ${code}, ${place}: ${message}`);
    }
    for (const decision of answer.events) {
      this.state = evolve(this.state, decision);
      this.decisions.push(decision);
    }
  }

  open(): void {
    this.give({ type: 'announce', settings: this.plan.settings });
    for (let number = 1; number <= this.plan.players; number++) {
      const player = playerName(number);
      this.give({ type: 'register', player, name: `Player ${number}`, decks: null });
    }
    this.give({ type: 'start' });
  }

  playRound(): void {
    const active = activePlayers(this.event()).map(({ id }) => id);
    this.give({ type: 'pairRound', draw: shuffled(active, this.random) });
    const round = this.event().rounds.length;
    for (const match of this.event().rounds.at(-1)?.matches ?? []) this.playMatch(round, match);
    const { dropOneIn } = this.plan;
    if (dropOneIn === 0) return;
    for (const player of active) {
      const enough = activePlayers(this.event()).length > 2;
      if (enough && this.random(dropOneIn) === 0) this.give({ type: 'drop', player });
    }
  }

  private playMatch(round: number, { table, players }: Match): void {
    const rules = STRUCTURE_RULES[this.event().settings.structure];
    const games: GameOutcome[] = [];
    for (let game = 0; game < rules.gamesPerMatch; game++) {
      const over = games.some(({ kind }) => kind !== 'win');
      games.push(over ? { kind: 'unstarted' } : randomOutcome(this.random, rules.winningPoints));
    }
    const result = { firstCorp: players[this.random(2) === 0 ? 0 : 1], games };
    this.give({ type: 'recordResult', round, table, result });
  }

  private playCut(): void {
    this.give({ type: 'seedCut', draw: this.drawAll() });
    for (let at = this.nextMatch(); at !== undefined; at = this.nextMatch()) this.playCutMatch(at);
  }

  private nextMatch(): CutMatch | undefined {
    const { cut } = this.event();
    return (cut === null ? [] : bracketStanding(cut)).find(
      ({ players, needed, result }) => needed && result === null && !players.includes(null),
    );
  }

  private playCutMatch(at: CutMatch): void {
    const { cut, settings } = this.event();
    const [a, b] = at.players;
    if (cut === null || a === null || b === null) throw new Error('nobody plays');
    const ruling = sideRuling(bracketStanding(cut), at, cut.seeds);
    const chosen = this.random(2) === 0 ? a : b;
    const corp = ruling?.kind === 'assigned' ? ruling.corp : chosen;
    const runner = corp === a ? b : a;
    const match = at.match.id;
    this.give({ type: 'settleSides', match, corp, lot: chosen });
    const { winningPoints } = STRUCTURE_RULES[settings.structure];
    const outcome = randomOutcome(this.random, winningPoints);
    this.give({ type: 'recordCutResult', match, corp, runner, outcome, gameId: null });
  }

  private drawAll(): readonly PlayerId[] {
    return shuffled([...this.event().players.keys()], this.random);
  }
}
