import type {
  Board,
  BoardChange,
  BoardCorp,
  BoardRun,
  BoardRunner,
  BoardTurn,
  BoardZone,
} from '../../observed/board';
import { emptyBoard } from '../../observed/board';
import type { FoldStep } from '../fold/fold';
import { countOf, type JsonList, type JsonObject, objectOf } from '../json';
import { gameView, playerView } from '../lens/game';
import { runOf } from '../lens/run';
import { playerOf, type Side } from '../lens/side';
import { eachZone } from '../lens/zones';
import { boardCard } from './card';
import type { CardNumbers } from './numbers';

/** Older servers write a number where newer ones write `{base, total}`. */
function totalOf(player: JsonObject, key: string): number {
  return countOf(objectOf(player[key])?.['total'] ?? player[key]);
}

function handSizeOf(state: JsonObject, side: Side): number {
  return totalOf(playerOf(state, side), 'hand-size');
}

function turnOf(state: JsonObject): BoardTurn {
  const { turn, active, between } = gameView(state);
  return { number: turn, side: active, between };
}

function corpOf(state: JsonObject): BoardCorp {
  const { credits, clicks, badPublicity, points, deck } = playerView(state, 'corp');
  return { credits, clicks, badPublicity, handSize: handSizeOf(state, 'corp'), points, deck };
}

function runnerOf(state: JsonObject): BoardRunner {
  const player = playerOf(state, 'runner');
  const view = playerView(state, 'runner');
  const memory = objectOf(player['memory']) ?? {};
  return {
    credits: view.credits,
    runCredits: countOf(player['run-credit']),
    clicks: view.clicks,
    tags: totalOf(player, 'tag'),
    brain: view.brainDamage,
    handSize: handSizeOf(state, 'runner'),
    points: view.points,
    deck: view.deck,
    link: view.link,
    memory: {
      limit: countOf(memory['available']) + countOf(memory['used']),
      used: countOf(memory['used']),
    },
  };
}

function runIn(state: JsonObject): BoardRun | null {
  const run = runOf(state);
  return run === null ? null : { server: run.server, position: run.position, phase: run.phase };
}

const alike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Follows the states of a fold and tells what each entry changed on the board. */
export class BoardWatch {
  readonly changes: BoardChange[] = [];
  private board: Pick<Board, 'turn' | 'corp' | 'runner' | 'run'> = emptyBoard;
  private lists = new Map<string, JsonList>();
  private readonly texts = new Map<string, string>();

  constructor(private readonly numbers: CardNumbers) {}

  step({ state }: Pick<FoldStep, 'state'>): void {
    const next = {
      turn: turnOf(state),
      corp: corpOf(state),
      runner: runnerOf(state),
      run: runIn(state),
    };
    const { board } = this;
    const zones = this.zones(state);
    this.changes.push({
      ...(!alike(next.turn, board.turn) && { turn: next.turn }),
      ...(!alike(next.corp, board.corp) && { corp: next.corp }),
      ...(!alike(next.runner, board.runner) && { runner: next.runner }),
      ...(!alike(next.run, board.run) && { run: next.run }),
      ...(zones !== null && { zones }),
    });
    this.board = next;
  }

  /** A zone that is the same list as before did not change; most new lists differ in menus alone. */
  private zones(state: JsonObject): Record<string, BoardZone | null> | null {
    const lists = new Map<string, JsonList>();
    const zones: Record<string, BoardZone | null> = {};
    eachZone(state, ({ key, side, kind, server, cards }) => {
      lists.set(key, cards);
      if (this.lists.get(key) === cards) return;
      const zone = {
        side,
        kind,
        server,
        cards: cards.map((card) => boardCard(card, this.numbers)),
      };
      const text = JSON.stringify(zone);
      if (this.texts.get(key) === text) return;
      this.texts.set(key, text);
      zones[key] = zone;
    });
    for (const key of this.lists.keys()) {
      if (lists.has(key)) continue;
      this.texts.delete(key);
      zones[key] = null;
    }
    this.lists = lists;
    return Object.keys(zones).length === 0 ? null : zones;
  }
}
