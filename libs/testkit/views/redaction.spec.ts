import { corePool, coreRules } from '#cards/pool';
import {
  cloneState,
  type OwnCard,
  ownCard,
  type Card,
  type State,
  type CardView,
  viewDecision,
  viewLegal,
  type PositionView,
  type Viewer,
} from '#rules';
import { isNamed, position, scenesOf, witnessed, type Scene } from './scenes';

const scenes = scenesOf(30);
const states = scenes.filter((_, i) => i % 23 === 0).map((scene) => scene.after);

const named = (cards: readonly CardView[]): number => cards.filter(isNamed).length;

/** Looks at many positions as each of some viewers. */
function everywhere(viewers: readonly Viewer[], look: (p: PositionView, s: State) => void): void {
  for (const state of states) for (const viewer of viewers) look(position(state, viewer), state);
}

/** A state in which one card that fits was changed; null where there is none. */
function changed(
  state: State,
  fits: (card: Card) => boolean,
  change: (card: OwnCard) => void,
): { state: State; card: Card } | null {
  const copy = cloneState(state);
  const card = copy.cards.find(fits);
  if (card === undefined) return null;
  const own = ownCard(copy, card.id);
  change(own);
  return { state: copy, card: own };
}

const installed = (p: PositionView): CardView[] =>
  p.corp.servers.flatMap((server) => [...server.ice, ...server.cards]);

describe('places', () => {
  it('INFO-03: HQ is seen by the Corp; others see how many cards it holds', () => {
    everywhere(['runner', 'spectator'], (p, s) => {
      expect([p.corp.hq.length, named(p.corp.hq)]).toEqual([s.corp.hq.length, 0]);
    });
    everywhere(['corp', 'judge'], (p, s) => expect(named(p.corp.hq)).toBe(s.corp.hq.length));
  });

  it('INFO-04, INFO-35: R&D is seen by neither player, its number by both', () => {
    everywhere(['corp', 'runner', 'spectator'], (p, s) => {
      expect([p.corp.rd.length, named(p.corp.rd)]).toEqual([s.corp.rd.length, 0]);
      expect(p.corp.rd.every((card) => card.handle === null)).toBe(true);
    });
  });

  it('INFO-07: the stack is seen by neither player, its number by both', () => {
    everywhere(['corp', 'runner', 'spectator'], (p, s) => {
      expect([p.runner.stack.length, named(p.runner.stack)]).toEqual([s.runner.stack.length, 0]);
    });
  });

  it('INFO-08, INFO-21: the grip is seen by the Runner; others see how many cards it holds', () => {
    everywhere(['corp', 'spectator'], (p, s) => {
      expect([p.runner.grip.length, named(p.runner.grip)]).toEqual([s.runner.grip.length, 0]);
    });
    everywhere(['runner'], (p, s) => expect(named(p.runner.grip)).toBe(s.runner.grip.length));
  });

  it('INFO-05, INFO-06: Archives show faceup cards to all, facedown ones to the Corp', () => {
    const isUp = (s: State) => s.corp.archives.filter((id) => s.cards[id]?.faceup === true).length;
    everywhere(['runner', 'spectator'], (p, s) => {
      expect(p.corp.archives.length).toBe(s.corp.archives.length);
      expect(named(p.corp.archives)).toBe(isUp(s));
    });
    everywhere(['corp'], (p, s) => expect(named(p.corp.archives)).toBe(s.corp.archives.length));
  });

  it('INFO-09: the heap is open, in order', () => {
    everywhere(['corp', 'spectator'], (p, s) => {
      const titles = s.runner.heap.map((id) => corePool.definitions[s.cards[id]?.def ?? -1]?.value);
      expect(p.runner.heap.map((card) => ('card' in card ? card.card : ''))).toEqual(
        titles.map((value) => value?.title),
      );
    });
  });

  it('INFO-10, INST-17: an unrezzed card shows its place and what is on it, not what it is', () => {
    let unrezzed = 0;
    everywhere(['runner', 'spectator'], (p) => {
      for (const card of installed(p))
        if (card.rezzed === false && !isNamed(card)) {
          unrezzed += 1;
          expect(card.handle).not.toBeNull();
          for (const field of ['type', 'strength', 'requirement', 'rezCost'])
            expect(field in card).toBe(false);
        }
    });
    expect(unrezzed).toBeGreaterThan(50);
  });

  it('INFO-11, INST-16: ice lies apart from the cards of a root, in the order it was installed', () => {
    everywhere(['runner'], (p, s) => {
      expect(p.corp.servers.map((one) => [one.name, one.ice.length, one.cards.length])).toEqual(
        s.servers.map((one) => [one.name, one.ice.length, one.root.length]),
      );
    });
  });

  it('INFO-12: rezzed cards, faceup Runner cards, identities and score areas are open', () => {
    everywhere(['corp', 'runner', 'spectator'], (p) => {
      const { programs, hardware, resources } = p.runner.rig;
      const open = [
        p.corp.identity,
        p.runner.identity,
        ...p.corp.score,
        ...p.runner.score,
        ...[...programs, ...hardware, ...resources],
        ...installed(p).filter((card) => card.faceup === true),
      ];
      expect(named(open)).toBe(open.length);
    });
  });

  it('INFO-13, INFO-34: a facedown card of the Runner, hosted or not, is seen by the Runner alone', () => {
    let found = 0;
    for (const state of states) {
      const down = changed(
        state,
        (card) => card.zone === 'rig',
        (card) => (card.faceup = false),
      );
      if (down === null) continue;
      found += 1;
      const title = corePool.definitions[down.card.def]?.value.title ?? '';
      const times = (at: State, viewer: Viewer): number =>
        JSON.stringify(position(at, viewer).runner.rig).split(JSON.stringify(title)).length - 1;
      for (const viewer of ['corp', 'spectator'] as const)
        expect(times(down.state, viewer)).toBe(times(state, viewer) - 1);
      expect(times(down.state, 'runner')).toBe(times(state, 'runner'));
    }
    expect(found).toBeGreaterThan(10);
  });

  it('INFO-32: a card derezzed, or returned to HQ, is hidden again', () => {
    let derezzed = 0;
    for (const state of states) {
      // INFO-19: what is being accessed is seen all the same.
      if (state.frames.some((frame) => frame.at === 'access')) continue;
      const down = changed(
        state,
        (card) => (card.zone === 'ice' || card.zone === 'root') && card.faceup,
        (card) => (card.faceup = false),
      );
      if (down === null) continue;
      derezzed += 1;
      const before = named(installed(position(state, 'runner')));
      expect(named(installed(position(down.state, 'runner')))).toBe(before - 1);
    }
    expect(derezzed).toBeGreaterThan(5);
  });

  it('INFO-33: an unrezzed card keeps its handle while it lies there', () => {
    let kept = 0;
    let renewed = 0;
    for (const { before, after } of scenes)
      for (const card of before.cards) {
        const now = after.cards[card.id];
        if (now === undefined || (card.zone !== 'ice' && card.zone !== 'root')) continue;
        if (now.zone !== card.zone || now.life !== card.life) continue;
        kept += 1;
        if (now.runnerHandle !== card.runnerHandle || now.openHandle !== card.openHandle)
          renewed += 1;
      }
    expect(kept).toBeGreaterThan(1000);
    expect(renewed).toBe(0);
  });
});

describe('facts', () => {
  const tells = <T extends Parameters<typeof witnessed>[1]>(type: T) => witnessed(scenes, type);

  it('EXP-02: an exposed card is shown to both players, then is as before', () => {
    const seen = tells('exposed');
    expect(seen.length).toBeGreaterThan(0);
    for (const { fact, view, scene } of seen) {
      for (const viewer of ['corp', 'runner', 'spectator'] as const)
        expect(isNamed(view(viewer)['card'])).toBe(true);
      const [id, card] = [fact.card.card, scene.after.cards[fact.card.card]];
      if (card === undefined || card.faceup || card.zone !== 'root') continue;
      const shown = installed(position(scene.after, 'runner'));
      expect(shown.find((one) => one.handle === `r${card.runnerHandle}`)).toMatchObject({
        hidden: true,
      });
      expect(id).toBeGreaterThan(0);
    }
  });

  it('EXP-03, INFO-17: a revealed card is shown to both players', () => {
    const seen = tells('revealed');
    expect(seen.length).toBeGreaterThan(0);
    for (const { view } of seen)
      for (const viewer of ['corp', 'runner', 'spectator'] as const)
        expect(isNamed(view(viewer)['card'])).toBe(true);
  });

  it('INFO-16, INFO-17: a card accessed from R&D is shown to the Runner, to others if revealed', () => {
    const seen = tells('accessed').filter(({ fact }) => fact.from === 'rd');
    expect(seen.length).toBeGreaterThan(10);
    for (const { view, scene } of seen) {
      expect(isNamed(view('runner')['card'])).toBe(true);
      const revealed = scene.facts.some((fact) => fact.type === 'revealed');
      if (!revealed) expect(isNamed(view('corp')['card'])).toBe(false);
    }
  });

  it('INFO-18: a card accessed from HQ is shown to the Runner and bears no mark there', () => {
    const seen = tells('accessed').filter(({ fact }) => fact.from === 'hq');
    expect(seen.length).toBeGreaterThan(5);
    for (const { view, scene } of seen) {
      expect(view('runner')['card']).toMatchObject({ handle: null });
      expect(isNamed(view('runner')['card'])).toBe(true);
      expect(isNamed(view('spectator')['card'])).toBe(false);
      expect(named(position(scene.after, 'runner').corp.hq)).toBe(0);
    }
  });

  it('INFO-19: an unrezzed card accessed is shown to the Runner, then facedown again', () => {
    const seen = tells('accessed').filter(({ fact, scene }) => {
      const card = scene.after.cards[fact.card.card];
      return fact.from === 'root' && card?.zone === 'root' && !card.faceup;
    });
    expect(seen.length).toBeGreaterThan(0);
    for (const { fact, view, scene } of seen) {
      expect(isNamed(view('runner')['card'])).toBe(true);
      expect(isNamed(view('spectator')['card'])).toBe(false);
      if (scene.after.frames.some((frame) => frame.at === 'access')) continue;
      const handle = `r${fact.card.runnerHandle}`;
      const there = installed(position(scene.after, 'runner')).find((c) => c.handle === handle);
      expect(there).toMatchObject({ hidden: true });
    }
  });

  it('ACC-22: choosing among unrezzed cards to access is blind', () => {
    let choices = 0;
    for (const { after } of scenes) {
      if (after.prompt?.kind !== 'access') continue;
      for (const legal of viewLegal(coreRules.pool, after, 'runner')) {
        if (legal.do !== 'access' || legal.card === undefined) continue;
        choices += 1;
        const handle = legal.card.handle ?? '';
        const card = after.cards.find((one) => `r${one.runnerHandle}` === handle);
        expect('card' in legal.card).toBe(card?.faceup === true);
      }
    }
    expect(choices).toBeGreaterThan(3);
  });

  it('INFO-20: an Archives access turns everything there up for good', () => {
    const seen = tells('accessed').filter(({ fact }) => fact.from === 'archives');
    expect(seen.length).toBeGreaterThan(0);
    for (const { fact, scene } of seen)
      for (const viewer of ['runner', 'spectator'] as const) {
        const card = scene.after.cards[fact.card.card];
        if (card?.zone !== 'archives') continue;
        const { archives } = position(scene.after, viewer).corp;
        expect(named(archives)).toBeGreaterThan(0);
        expect(card.faceup).toBe(true);
      }
  });

  it('INFO-21: a drawn card is seen by its owner alone', () => {
    for (const { fact, view } of tells('drew')) {
      const names = (viewer: Viewer): number => {
        const cards = view(viewer)['cards'];
        return Array.isArray(cards) ? cards.filter(isNamed).length : -1;
      };
      expect(names(fact.side)).toBe(fact.amount);
      expect(names(fact.side === 'corp' ? 'runner' : 'corp')).toBe(0);
      expect(names('spectator')).toBe(0);
    }
  });

  it('INFO-22, INFO-36: cards lost to damage or discarded from the grip are open in the heap', () => {
    const lost = tells('trashed').filter(({ fact }) => fact.from === 'grip');
    const discarded = tells('discarded').filter(({ fact }) => fact.side === 'runner');
    expect(Math.min(lost.length, discarded.length)).toBeGreaterThan(0);
    for (const { view } of [...lost, ...discarded])
      expect(isNamed(view('corp')['card']) && isNamed(view('spectator')['card'])).toBe(true);
  });

  it('INFO-23: what the Corp discards shows the Runner a number only', () => {
    const seen = tells('discarded').filter(({ fact }) => fact.side === 'corp');
    expect(seen.length).toBeGreaterThan(0);
    for (const { view } of seen) {
      expect(isNamed(view('corp')['card'])).toBe(true);
      for (const viewer of ['runner', 'spectator'] as const)
        expect(view(viewer)['card']).toEqual({ hidden: true, handle: null });
    }
  });

  it('INFO-24: a card of R&D trashed unseen is known to the Corp', () => {
    const seen = tells('trashed').filter(({ fact }) => fact.from === 'rd' && !fact.faceup);
    expect(seen.length).toBeGreaterThan(0);
    for (const { view } of seen) {
      expect(isNamed(view('corp')['card'])).toBe(true);
      expect(view('runner')['card']).toEqual({ hidden: true, handle: null });
    }
  });

  it('INFO-25: cards looked at are shown to the player looking', () => {
    const seen = tells('looked');
    expect(seen.length).toBeGreaterThan(0);
    for (const { fact, view } of seen) {
      const of = (viewer: Viewer): unknown[] => view(viewer)['cards'] as unknown[];
      expect(of(fact.side).every(isNamed)).toBe(true);
      expect(of(fact.side === 'corp' ? 'runner' : 'corp').some(isNamed)).toBe(false);
      expect(of('spectator').some(isNamed)).toBe(false);
    }
  });

  it('INFO-26: a search shows the deck to the searcher only', () => {
    let searches = 0;
    for (const { after } of scenes) {
      if (after.prompt?.kind !== 'pick' || after.prompt.why !== 'search') continue;
      searches += 1;
      const { prompt } = after;
      const other = prompt.for === 'corp' ? 'runner' : 'corp';
      expect(viewLegal(coreRules.pool, after, other)).toEqual([]);
      const own = viewLegal(coreRules.pool, after, prompt.for);
      expect(own.every((legal) => isNamed(legal.card))).toBe(true);
    }
    expect(searches).toBeGreaterThan(0);
  });

  it('INFO-27: a shuffle is told, its order to nobody but the judge', () => {
    const shuffles = scenes.filter(({ decision }) => decision.do === 'shuffle');
    expect(shuffles.length).toBeGreaterThan(10);
    for (const { before, decision, by } of shuffles)
      for (const viewer of ['corp', 'runner', 'spectator'] as const)
        expect(viewDecision(coreRules.pool, before, decision, by, viewer)).toBeNull();
  });

  it('INFO-28: Runner installs, events and operations are shown, Corp installs are not', () => {
    for (const { fact, view } of tells('installed'))
      for (const viewer of ['corp', 'runner', 'spectator'] as const)
        expect(isNamed(view(viewer)['card'])).toBe(
          fact.faceup || (viewer === fact.side && fact.side === 'corp'),
        );
    for (const { view } of tells('played')) expect(isNamed(view('spectator')['card'])).toBe(true);
  });

  it('INST-02: at the first step the Runner reveals the card, the Corp does not', () => {
    const isInstall = ({ decision }: Scene): boolean => decision.do === 'install';
    for (const { before, decision, by } of scenes.filter(isInstall)) {
      const other = by === 'corp' ? 'runner' : 'corp';
      const view = viewDecision(coreRules.pool, before, decision, by, other);
      expect(isNamed(view?.card)).toBe(by === 'runner');
    }
  });

  it('INFO-29: advances, rezzes and scores are told to all', () => {
    for (const { view } of tells('advanced'))
      expect(view('runner')['card']).not.toMatchObject({ handle: null });
    for (const { view } of tells('rezzed')) expect(isNamed(view('runner')['card'])).toBe(true);
    for (const { view } of tells('stolen')) expect(isNamed(view('corp')['card'])).toBe(true);
  });

  it('INFO-29: an unrezzed card that is trashed is told of as the object it was', () => {
    const seen = tells('trashed').filter(({ fact }) => fact.from === 'root' && !fact.faceup);
    expect(seen.length).toBeGreaterThan(0);
    for (const { view } of seen) {
      expect(isNamed(view('runner')['card'])).toBe(false);
      expect(view('runner')['card']).not.toMatchObject({ handle: null });
    }
  });

  it('INFO-30, CHOOSE-02, CHOOSE-03: a chosen card is pointed out, its facing unchanged', () => {
    const seen = tells('chosen').filter(({ fact, scene }) => {
      const card = scene.before.cards[fact.card.card];
      return card !== undefined && !card.faceup && (card.zone === 'ice' || card.zone === 'root');
    });
    expect(seen.length).toBeGreaterThan(0);
    for (const { view } of seen) {
      expect(view('spectator')['card']).toMatchObject({ hidden: true });
      expect(view('spectator')['card']).not.toMatchObject({ handle: null });
    }
  });

  it('INFO-31: what is spent on a trace is told to all as it is declared', () => {
    const bids = scenes.filter(({ decision }) => decision.do === 'bid');
    expect(bids.length).toBeGreaterThan(5);
    for (const { before, decision, by } of bids)
      for (const viewer of ['corp', 'runner', 'spectator'] as const)
        expect(viewDecision(coreRules.pool, before, decision, by, viewer)).toMatchObject(decision);
  });

  it('INFO-36: a random choice is told by what comes of it', () => {
    const picks = scenes.filter(({ decision }) => decision.do === 'random');
    expect(picks.length).toBeGreaterThan(5);
    for (const { before, decision, by } of picks)
      for (const viewer of ['corp', 'runner', 'spectator'] as const)
        expect(viewDecision(coreRules.pool, before, decision, by, viewer)).toBeNull();
  });

  it('INFO-01: nobody but the asked player and the judge is told what is asked', () => {
    for (const state of states) {
      const asked = state.prompt?.for;
      for (const viewer of ['corp', 'runner', 'spectator'] as const) {
        if (viewer === asked) continue;
        expect(viewLegal(coreRules.pool, state, viewer)).toEqual([]);
        expect(Object.keys(position(state, viewer).prompt ?? { for: '' })).toEqual(['for']);
      }
    }
  });
});
