import { isCentral, type FactOf, type ServerName, type Side, type State } from '#rules';
import type { GameAnalysis, MadeDecision } from '../made-decision';
import { TurnsTold } from '../turns-told';

export type Target = 'HQ' | 'R&D' | 'Archives' | 'remote';

export interface RunCount {
  readonly target: Target;
  readonly runs: number;
  readonly successful: number;
}

/** Turns of the Runner through which a remote stood with advancement tokens in it. */
export interface AdvancedStand {
  readonly server: ServerName;
  readonly from: number;
  readonly turns: number;
}

const targetOf = (server: ServerName): Target => (isCentral(server) ? server : 'remote');

/** Pressure and pace, from what lies open to everybody: a fold over the decisions of a game. */
export class TempoAnalysis implements GameAnalysis {
  readonly #runs = new Map<Target, { runs: number; successful: number }>();
  readonly stands: AdvancedStand[] = [];
  readonly #standing = new Map<ServerName, { from: number; turns: number }>();
  /** Clicks spent, by side and what for. */
  readonly clicks: Record<Side, Map<string, number>> = { corp: new Map(), runner: new Map() };
  #run: { server: ServerName; successful: boolean } | null = null;
  readonly #turns: TurnsTold;

  constructor(opening: State) {
    this.#turns = new TurnsTold(opening);
  }

  take({ facts, state }: MadeDecision): void {
    for (const fact of facts) {
      const { number: turn } = this.#turns.take(fact, state.turn.number);
      // Read once: facts have a shape for each type, so that whatever is read of them takes a search.
      const { type } = fact;
      if (type === 'clicks-spent') this.#spend(fact);
      else if (type === 'run-began') this.#run = { server: fact.server, successful: false };
      else if (type === 'run-moved') {
        if (this.#run !== null) this.#run.server = fact.server;
      } else if (type === 'run-successful') this.#run = { server: fact.server, successful: true };
      else if (type === 'run-ended') this.#endRun();
      else if (type === 'turn-ended') {
        if (fact.side === 'runner') this.#stand(state, turn);
      } else if (type === 'game-ended') {
        this.#endRun();
        this.#leave(() => true);
      }
    }
  }

  get runs(): readonly RunCount[] {
    return [...this.#runs].map(([target, counts]) => ({ target, ...counts }));
  }

  #spend({ side, amount, use }: FactOf<'clicks-spent'>): void {
    const spent = this.clicks[side];
    spent.set(use.for, (spent.get(use.for) ?? 0) + amount);
  }

  #endRun(): void {
    if (this.#run === null) return;
    const target = targetOf(this.#run.server);
    const before = this.#runs.get(target) ?? { runs: 0, successful: 0 };
    const successful = before.successful + (this.#run.successful ? 1 : 0);
    this.#runs.set(target, { runs: before.runs + 1, successful });
    this.#run = null;
  }

  #stand(state: State, turn: number): void {
    const advanced = state.servers.filter(
      ({ name, root }) =>
        !isCentral(name) && root.some((id) => (state.cards[id]?.advancement ?? 0) > 0),
    );
    const names = new Set(advanced.map(({ name }) => name));
    for (const name of names) {
      const before = this.#standing.get(name) ?? { from: turn, turns: 0 };
      this.#standing.set(name, { ...before, turns: before.turns + 1 });
    }
    this.#leave((name) => !names.has(name));
  }

  #leave(goes: (server: ServerName) => boolean): void {
    for (const [server, { from, turns }] of this.#standing) {
      if (!goes(server)) continue;
      this.stands.push({ server, from, turns });
      this.#standing.delete(server);
    }
  }
}
