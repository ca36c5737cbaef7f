import { whole } from '#streams/folding';
import type { Side, Viewer } from '#rules';
import type { Unit } from '../../games/replay/marks';
import type { Direction, ExportForm, StoredGame } from '../../games/replay/stored-game';
import { walked, type WalkedGame, type WalkedMoment } from './walked-game';

type Walkable = Pick<
  StoredGame,
  'momentsOf' | 'moment' | 'stretch' | 'step' | 'counterpart' | 'knowledge' | 'lines'
>;

/** A game that lies in memory, every viewer of it open. */
export class StoredWalk implements WalkedGame {
  constructor(
    readonly players: WalkedGame['players'],
    private readonly game: Walkable,
    /** What it is written as, line by line. */
    private readonly form: ExportForm,
  ) {}

  stretchOf(viewer: Viewer) {
    return { from: 0, to: this.game.momentsOf(viewer) - 1 };
  }

  position(viewer: Viewer, at: number) {
    const moment = this.game.moment(viewer, at);
    return Promise.resolve(moment.ok ? walked(moment.value.position) : moment);
  }

  toldUpTo(viewer: Viewer, at: number, most: number) {
    const from = Math.max(0, at - most + 1);
    const moments = whole(this.game.stretch(viewer, from, at - from + 1));
    return Promise.resolve(
      moments.ok
        ? walked(
            moments.value.map(({ number, told }): WalkedMoment => ({
              number,
              told: told.map((entry) => ({ text: entry.text, decided: 'decision' in entry })),
            })),
          )
        : moments,
    );
  }

  step(viewer: Viewer, from: number, unit: Unit, direction: Direction) {
    return Promise.resolve(this.game.step(viewer, from, unit, direction));
  }

  counterpart(viewer: Viewer, at: number, other: Viewer) {
    return Promise.resolve(this.game.counterpart(viewer, at, other));
  }

  knowledge(seat: Side, at: number) {
    return Promise.resolve(whole(this.game.knowledge(seat, at)));
  }

  lines(viewer: Viewer) {
    return this.game.lines(this.form, viewer);
  }
}
