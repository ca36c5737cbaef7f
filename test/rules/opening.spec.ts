import { corePool, coreRules, poolNamed } from '#cards/pool';
import { type DeckList, rulesOf, type State, viewPosition } from '#rules';

const deckOf = (identity: string, code: string): DeckList => ({
  identity,
  cards: Array.from({ length: 20 }, () => code),
});
const corp = deckOf('01093', '01110');
const runner = deckOf('01001', '01034');

const opened = (): State => {
  const opening = coreRules.open({ corp, runner });
  if (!opening.ok) throw new Error(opening.unknown.join());
  return opening.state;
};

/** Both hands dealt, from decks in the order they were given in. */
const dealt = (): State => {
  let state = opened();
  for (let { prompt } = state; prompt?.kind === 'shuffle'; { prompt } = state) {
    const { corp: corpArea, runner: runnerArea } = state;
    const order = prompt.deck === 'rd' ? [...corpArea.rd] : [...runnerArea.stack];
    const applied = coreRules.apply(state, { do: 'shuffle', order });
    if (!applied.ok) throw new Error(applied.code);
    ({ state } = applied);
  }
  return state;
};

describe('a game', () => {
  it('needs a Corp deck and a Runner deck, and shows their identities (SETUP-01)', () => {
    expect(coreRules.open({ corp: runner, runner: corp })).toMatchObject({
      ok: false,
      side: 'corp',
    });
    expect(coreRules.open({ corp, runner: corp })).toMatchObject({ ok: false, side: 'runner' });
    const seen = viewPosition(corePool, opened(), 'spectator');
    expect(seen.corp.identity).toMatchObject({ code: '01093' });
    expect(seen.runner.identity).toMatchObject({ code: '01001' });
  });

  it('begins with 5 credits and 5 cards for each, and nothing else (SETUP-04, SETUP-06, SETUP-10)', () => {
    const { corp: corpArea, runner: runnerArea } = viewPosition(corePool, dealt(), 'judge');
    expect(corpArea).toMatchObject({ credits: 5, badPublicity: 0, handSize: 5, agendaPoints: 0 });
    expect(corpArea).toMatchObject({ archives: [], score: [] });
    expect(corpArea.hq).toHaveLength(5);
    expect(corpArea.servers.map(({ name, ice, cards }) => [name, ice, cards])).toEqual(
      ['HQ', 'R&D', 'Archives'].map((name) => [name, [], []]),
    );
    expect(runnerArea).toMatchObject({ credits: 5, tags: 0, brain: 0, handSize: 5 });
    expect(runnerArea).toMatchObject({ mu: { limit: 4, used: 0 }, heap: [], score: [] });
    expect(runnerArea.grip).toHaveLength(5);
    expect(Object.values(runnerArea.rig).flat()).toEqual([]);
  });
});

describe('an identity about the start of the game', () => {
  const opens = (corpDeck: DeckList, runnerDeck: DeckList): State => {
    const rules = rulesOf(poolNamed('all'));
    const opening = rules.open({ corp: corpDeck, runner: runnerDeck });
    if (!opening.ok) throw new Error(opening.unknown.join());
    let { state } = opening;
    for (let { prompt } = state; prompt?.kind === 'shuffle'; { prompt } = state) {
      const order = prompt.deck === 'rd' ? [...state.corp.rd] : [...state.runner.stack];
      const applied = rules.apply(state, { do: 'shuffle', order });
      if (!applied.ok) throw new Error(applied.code);
      ({ state } = applied);
    }
    return state;
  };

  it('draws another starting hand (SETUP-02, SETUP-06)', () => {
    const { runner: andromeda } = opens(corp, deckOf('02083', '01034'));
    expect([andromeda.grip.length, andromeda.stack.length]).toEqual([9, 11]);
  });

  it('starts with other credits and bad publicity, whoever says so (SETUP-02)', () => {
    const grndl = opens(deckOf('04097', '01110'), runner);
    expect(grndl.corp).toMatchObject({ credits: 10, badPublicity: 1 });
    const valencia = opens(corp, deckOf('07030', '01034'));
    expect(valencia.corp).toMatchObject({ credits: 5, badPublicity: 1 });
  });
});

describe('the cards', () => {
  it('are of the kinds of their side, and only those (TYPE-01)', () => {
    const kinds = {
      corp: ['agenda', 'asset', 'ice', 'identity', 'operation', 'upgrade'],
      runner: ['event', 'hardware', 'identity', 'program', 'resource'],
    };
    for (const { side, value } of corePool.definitions) expect(kinds[side]).toContain(value.type);
  });
});
