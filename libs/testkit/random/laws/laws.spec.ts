import { corePool, coreRules, rulesNamed } from '#cards/pool';
import { cardId, cloneState, type OwnCard, ownCard, type State, type Fact } from '#rules';
import { dealer } from '#play/dealer';
import { randomDeck } from '#play/random-deck';
import { playOn } from '#play/play-on';
import { randomPlayer } from '#play/random-player';
import { repeatable } from '#play/repeatable';
import { purseOf } from './law';
import { stateLaws, stepLaws } from './laws';
import { plain } from './numbers';
import { blanks } from './texts';

function midGame(): State {
  const next = repeatable(7);
  const opened = coreRules.open({
    corp: randomDeck(corePool, 'corp', 44, next),
    runner: randomDeck(corePool, 'runner', 45, next),
  });
  if (!opened.ok) throw new Error('no such cards');
  const table = { rules: coreRules, player: randomPlayer(next), dealer: dealer(next), most: 100 };
  let last = opened.state;
  for (const { state } of playOn(table, opened.state)) last = state;
  return last;
}

const broken = (tamper: (state: State) => void): string[] => {
  const state = cloneState(midGame());
  tamper(state);
  return Object.entries(stateLaws).flatMap(([name, law]) =>
    law(corePool, state) === null ? [] : [name],
  );
};

describe('the laws of a state', () => {
  it('hold in the middle of a game', () => {
    expect(broken(() => undefined)).toEqual([]);
  });

  it('notice a card that is nowhere, or in two places', () => {
    expect(broken((state) => state.corp.rd.pop())).toEqual(['onePlace']);
    expect(broken((state) => state.runner.heap.push(...state.runner.stack))).toEqual(['onePlace']);
  });

  it('notice a host that is not installed', () => {
    const tamper = (state: State): void => {
      const [card] = state.cards.filter((one) => one.zone === 'rig');
      const [top] = state.runner.stack;
      if (card !== undefined && top !== undefined) ownCard(state, card.id).host = top;
    };
    expect(broken(tamper)).toEqual(['hosts']);
  });

  it('notice a card whose play was dropped', () => {
    const tamper = (state: State): void => {
      const id = state.runner.stack.pop();
      if (id === undefined) return;
      ownCard(state, id).zone = 'play';
      state.play.push(id);
    };
    expect(broken(tamper)).toContain('underWay');
  });

  it('notice an index out of step', () => {
    expect(broken((state) => state.active.pop())).toEqual(['indexes']);
    expect(broken((state) => (state.hooks[0] = (state.hooks[0] ?? 0) + 1))).toEqual(['indexes']);
  });

  it('notice a face that a card does not have', () => {
    const tamper = (state: State): void => {
      ownCard(state, state.corp.identity).face = 1;
    };
    expect(broken(tamper)).toEqual(['faces']);
  });

  it('notice a card of the grip that lies open, which nothing says', () => {
    const tamper = (state: State): void => {
      const id = state.runner.stack.pop();
      if (id === undefined) return;
      state.runner.grip.push(id);
      const card = ownCard(state, id);
      [card.zone, card.faceup] = ['grip', true];
    };
    expect(broken(tamper)).toEqual(['openGrip']);
  });

  it('notice a text box that nothing makes blank', () => {
    const { pool, open } = rulesNamed('all');
    const next = repeatable(7);
    const opened = open({
      corp: randomDeck(pool, 'corp', 44, next),
      runner: randomDeck(pool, 'runner', 45, next),
    });
    if (!opened.ok) throw new Error('no such cards');
    const state = cloneState(opened.state);
    expect(blanks(pool, state)).toBeNull();
    ownCard(state, state.runner.stack[0] ?? cardId(0)).blank = true;
    expect(blanks(pool, state)).toContain('blank, which nothing says');
  });

  it('notice a number below nothing', () => {
    expect(broken((state) => (state.corp.credits = -1))).toEqual(['counts']);
    expect(
      broken((state) => {
        ownCard(state, cardId(3)).virus = 0.5;
      }),
    ).toEqual(['counts']);
  });

  it('notice credits of a run outside of one', () => {
    const tamper = (state: State): void => {
      state.frames = state.frames.filter((frame) => frame.at !== 'run');
      state.runner.runCredits = 1;
    };
    expect(broken(tamper)).toEqual(['runCredits']);
  });

  it('notice an effect that outlives its run, its encounter or its card', () => {
    const path = [...corePool.abilities.keys()][0] ?? '';
    for (const until of ['run', 'encounter', 'while-active'] as const)
      expect(
        broken((state) => {
          state.lasting.push({
            serial: 1,
            path,
            source: cardId(0),
            controller: 'corp',
            until,
            within: 1,
            ownRun: false,
            waiting: false,
            server: null,
            target: state.corp.rd[0] ?? null,
            targetLife: 0,
            named: {},
            x: 0,
          });
        }),
      ).toContain('lasting');
  });

  it('notice a handle that means two cards, or none was minted for', () => {
    const [one, other] = [3, 40].map((id) => cardId(id));
    const tamper =
      (handle: number) =>
      (state: State): void => {
        for (const id of [one, other]) if (id !== undefined) ownCard(state, id).openHandle = handle;
      };
    expect(broken(tamper(1))).toEqual(['handles']);
    expect(broken(tamper(100_000))).toEqual(['handles']);
  });

  it('notice what JSON cannot say', () => {
    const state = { ...midGame(), serial: Number.NaN };
    expect(plain(corePool, state)).toBe('state.serial is NaN');
  });
});

describe('the laws of a step', () => {
  const state = midGame();
  const gained = (side: 'corp' | 'runner', amount: number): Fact => ({
    type: 'credits-gained',
    side,
    amount,
    cause: { kind: 'action', action: 'gain-credit' },
    step: 'corp.2.2',
    batch: 1,
  });
  const breaches = (facts: readonly Fact[], after: State): string[] =>
    Object.entries(stepLaws).flatMap(([name, law]) =>
      law(purseOf(state), facts, after) === null ? [] : [name],
    );
  const richer = (): State => {
    const after = cloneState(state);
    after.corp.credits += 2;
    return after;
  };

  it('take told credits, and notice untold ones', () => {
    expect(breaches([gained('corp', 2)], richer())).toEqual([]);
    expect(breaches([], richer())).toEqual(['creditsAreTold']);
    expect(breaches([gained('runner', 2)], richer())).toEqual(['creditsAreTold']);
  });

  it('notice untold clicks, tags and bad publicity', () => {
    const after = cloneState(state);
    after.corp.clicks += 1;
    after.runner.tags += 1;
    expect(breaches([], after)).toEqual(['clicksAreTold', 'marksAreTold']);
    const worse = cloneState(state);
    worse.corp.badPublicity += 1;
    expect(breaches([], worse)).toEqual(['marksAreTold']);
  });

  const withCard = (change: (card: OwnCard) => void): State => {
    const after = cloneState(state);
    change(ownCard(after, cardId(5)));
    return after;
  };

  it('notice untold tokens and credits on a card', () => {
    expect(
      breaches(
        [],
        withCard((card) => (card.virus += 1)),
      ),
    ).toEqual(['tokensAreTold']);
    expect(
      breaches(
        [],
        withCard((card) => (card.credit += 3)),
      ),
    ).toEqual(['tokensAreTold']);
    expect(
      breaches(
        [],
        withCard((card) => (card.recurring += 1)),
      ),
    ).toEqual(['tokensAreTold']);
  });

  it('notice a card that became another one, an older copy, or is gone', () => {
    expect(
      breaches(
        [],
        withCard((card) => (card.life -= 1)),
      ),
    ).toEqual(['sameCards']);
    const fewer = cloneState(state);
    fewer.cards.pop();
    expect(breaches([], fewer)).toEqual(['sameCards']);
  });
});
