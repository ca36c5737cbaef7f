import { coreRules } from '#cards/pool';
import {
  type Decision,
  type Fact,
  type Actor,
  type State,
  viewFact,
  type FactView,
  viewPosition,
  type PositionView,
  type Viewer,
} from '#rules';
import { playGame } from './interference/played';

/** A decision of a random game, with what it led to. */
export interface Scene {
  readonly before: State;
  readonly decision: Decision;
  readonly by: Actor;
  readonly after: State;
  readonly facts: readonly Fact[];
}

export function scenesOf(games: number): Scene[] {
  const scenes: Scene[] = [];
  for (let game = 1; game <= games; game += 1) {
    const { made, states, facts } = playGame(coreRules, game);
    made.forEach(({ by, decision }, i) => {
      const [before, after] = [states[i], states[i + 1]];
      if (before !== undefined && after !== undefined)
        scenes.push({ before, decision, by, after, facts: facts[i + 1] ?? [] });
    });
  }
  return scenes;
}

/** A fact of one kind with what a viewer sees of it. */
export interface Witnessed<T extends Fact['type']> {
  readonly scene: Scene;
  readonly fact: Extract<Fact, { type: T }>;
  readonly view: (viewer: Viewer) => FactView;
}

export function witnessed<T extends Fact['type']>(
  scenes: readonly Scene[],
  type: T,
): Witnessed<T>[] {
  const isWanted = (fact: Fact): fact is Extract<Fact, { type: T }> => fact.type === type;
  return scenes.flatMap((scene) =>
    scene.facts.filter(isWanted).map((fact) => ({
      scene,
      fact,
      view: (viewer: Viewer): FactView => {
        const view = viewFact(coreRules.pool, scene.after, fact, viewer);
        if (view === null) throw new Error(`${type} is told to nobody`);
        return view;
      },
    })),
  );
}

export const position = (state: State, viewer: Viewer): PositionView =>
  viewPosition(coreRules.pool, state, viewer);

/** Whether a card, wherever a view speaks of one, is told by its title. */
export const isNamed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'card' in value;
