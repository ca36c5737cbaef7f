import type { Decision, Fact, Pool, Card, CardId, Actor, State, Viewer } from '#rules';

/** Places that are open to everybody by the rules (INFO-05, INFO-09, INFO-12), told without the views. */
function isOpen(card: Card): boolean {
  switch (card.zone) {
    case 'identity':
    case 'corp-score':
    case 'runner-score':
    case 'heap':
    case 'play':
    case 'removed':
      return true;
    case 'rig':
    case 'root':
    case 'ice':
    case 'archives':
    case 'hosted':
    case 'grip':
      return card.faceup;
    case 'rd':
    case 'hq':
    case 'stack':
    case 'aside':
      return false;
  }
}

/**
 * The titles a viewer has had a right to see so far, told from the rules alone: what lay open, what
 * was shown to all, what the Runner accessed, and each player's own deck.
 */
export class Shown {
  readonly #titles: Record<Viewer, Set<string>> = {
    corp: new Set(),
    runner: new Set(),
    spectator: new Set(),
    judge: new Set(),
  };

  constructor(
    private readonly pool: Pool,
    opening: State,
  ) {
    for (const card of opening.cards) {
      const definition = this.pool.definitions[card.def];
      if (definition === undefined) continue;
      this.#titles[definition.side].add(definition.value.title);
      this.#titles.judge.add(definition.value.title);
    }
    this.look(opening, []);
  }

  /** INST-02, PLAY-01: the Runner reveals what is installed, either player what is played or rezzed. */
  declare(state: State, decision: Decision, by: Actor): void {
    const shows =
      decision.do === 'play' ||
      decision.do === 'rez' ||
      decision.do === 'score' ||
      (decision.do === 'install' && by === 'runner');
    if (shows) this.#show(state, decision.card, 'all');
  }

  /** Takes in a state and the facts that led to it. */
  look(state: State, facts: readonly Fact[]): void {
    for (const card of state.cards) if (isOpen(card)) this.#show(state, card.id, 'all');
    for (const fact of facts) {
      if (fact.type === 'exposed' || fact.type === 'revealed' || fact.type === 'played')
        this.#show(state, fact.card.card, 'all');
      if (fact.type === 'trashed' && fact.faceup) this.#show(state, fact.card.card, 'all');
      // Who uses an ability says whose it is.
      if (fact.type === 'ability-used' || fact.type === 'ability-resolved')
        this.#show(state, fact.card.card, 'all');
      if (fact.type === 'ice-encountered') this.#show(state, fact.card.card, 'all');
      if (fact.type === 'accessed') this.#show(state, fact.card.card, 'runner');
    }
  }

  /** Titles of the game that this viewer has had no right to see. */
  hiddenFrom(viewer: Viewer): string[] {
    return [...this.#titles.judge].filter((title) => !this.#titles[viewer].has(title));
  }

  #show(state: State, id: CardId, to: 'all' | 'runner'): void {
    const definition = this.pool.definitions[state.cards[id]?.def ?? -1];
    if (definition === undefined) return;
    this.#titles.runner.add(definition.value.title);
    if (to === 'runner') return;
    this.#titles.corp.add(definition.value.title);
    this.#titles.spectator.add(definition.value.title);
  }
}
