import {
  type Pool,
  cardOf,
  ownerOf,
  valueOf,
  agendaPointsOf,
  currentEncounter,
  currentRun,
  strengthOf,
  type Work,
  type Card,
  type CardId,
  workOn,
  type Side,
  type State,
} from '#rules';
import {
  type Features,
  hostCode,
  pileKey,
  type Pile,
  plainKey,
  type Plain,
  serverCode,
} from './features';
import { isStranger } from '../read/strangers';
import { keptOn } from './deviations/lendable';
import { lentFrom, type Loan } from './deviations/loan';
import { type Marks, Spots, unmarked } from './spots';

const winners = { corp: 1, runner: 2 } as const;

/** A host as features tell it. */
export function hostOf({ cards, servers }: State, id: CardId): number {
  const card = cards[id];
  if (card === undefined) throw new Error(`no card ${String(id)}`);
  const { def, server, zone } = card;
  if (zone !== 'ice' || server === null) return hostCode(def, null, 0);
  const place = servers.find(({ name }) => name === server)?.ice.indexOf(id) ?? 0;
  return hostCode(def, serverCode(server), place);
}

function marksOf(g: Work, card: Card, loans: readonly Loan[]): Marks {
  const value = valueOf(g, card);
  const breaks = value.type === 'program' && value.strength !== null;
  const liesFacedown = card.zone === 'rig' && card.host === null && !card.faceup;
  const kept = loans.length === 0 ? null : keptOn(g.pool, card.def);
  return {
    rezzed: card.faceup && card.server !== null ? 1 : 0,
    advancement: card.advancement,
    virus: card.virus,
    power: card.power,
    agenda: card.agenda,
    credit:
      card.credit === 0 || kept !== 'credit' ? card.credit : card.credit - lentFrom(loans, card.id),
    recurring:
      card.recurring === 0 || kept === 'credit'
        ? card.recurring
        : card.recurring - lentFrom(loans, card.id),
    host: card.host === null ? 0 : hostOf(g.state, card.host),
    strength: breaks && !liesFacedown ? strengthOf(g, card) : 0,
    facedown: liesFacedown ? 1 : 0,
  };
}

/** The features of a state of the engine, with what is lent counted where theirs has it. */
export function ourFeatures(pool: Pool, state: State, loans: readonly Loan[]): Features {
  const g = workOn(pool, state, null);
  const features: Features = new Map();
  const set = (name: Plain, value: number): void => {
    if (value !== 0) features.set(plainKey(name), value);
  };
  const pile = (name: Pile, ids: readonly CardId[]): void => {
    for (const id of ids) {
      const key = pileKey(name, cardOf(g, id).def);
      features.set(key, (features.get(key) ?? 0) + 1);
    }
  };
  const { corp, runner, turn, outcome } = state;
  if (outcome !== null) set('winner', outcome.winner === null ? 3 : winners[outcome.winner]);
  set('turn', turn.number);
  if (turn.number > 0) set('active side', winners[turn.side]);
  const lent = (side: Side): number =>
    loans.reduce(
      (sum, loan) => (ownerOf(g, cardOf(g, loan.card)) === side ? sum + loan.credits : sum),
      0,
    );
  set('corp credits', corp.credits + lent('corp'));
  set('corp clicks', corp.clicks);
  set('bad publicity', corp.badPublicity);
  // Credits of a run end with it, and a run ends with the game.
  const runCredits = outcome === null ? runner.runCredits : 0;
  set('runner credits', runner.credits + runCredits + lent('runner'));
  set('run credits', runCredits);
  set('runner clicks', runner.clicks);
  set('tags', runner.tags);
  set('brain damage', runner.brain);
  set('R&D cards', corp.rd.length);
  set('stack cards', runner.stack.length);
  set('corp points', agendaPointsOf(g, 'corp'));
  set('runner points', agendaPointsOf(g, 'runner'));
  pile('hq', corp.hq);
  pile('archives', corp.archives);
  pile('grip', runner.grip);
  pile('heap', runner.heap);
  // OUT-02: an identity that another one took the place of shows nowhere in theirs.
  pile(
    'removed',
    state.removed.filter((id) => valueOf(g, cardOf(g, id)).type !== 'identity'),
  );
  // A game that is over leaves what was being resolved where it lay; theirs clears it away.
  for (const id of state.play)
    pile(outcome === null ? 'play' : ownerOf(g, cardOf(g, id)) === 'corp' ? 'archives' : 'heap', [
      id,
    ]);
  pile('aside', state.aside);
  const run = currentRun(g);
  if (run !== null && run.phase !== 'ended') {
    set('attacked server', serverCode(run.success ?? run.server) + 1);
    set('run position', run.position);
  }
  const encounter = currentEncounter(g);
  if (encounter !== null) {
    set('encountered strength', strengthOf(g, cardOf(g, encounter.ice)));
    set(
      'broken subroutines',
      encounter.broken.reduce((mask, sub) => mask | (1 << sub), 0),
    );
  }
  const spots = new Spots(features);
  for (const server of state.servers) {
    const at = serverCode(server.name);
    for (const [place, id] of server.ice.entries()) {
      const card = cardOf(g, id);
      spots.ice(at, place, card.def, marksOf(g, card, loans));
    }
    for (const id of server.root)
      spots.add('root', at, cardOf(g, id).def, marksOf(g, cardOf(g, id), loans));
  }
  for (const id of runner.rig)
    spots.add('rig', 0, cardOf(g, id).def, marksOf(g, cardOf(g, id), loans));
  // Theirs shows what is hosted beside its host, installed or not.
  for (const id of [...state.hosted].sort((one, other) => one - other)) {
    const card = cardOf(g, id);
    if (ownerOf(g, card) === 'runner') spots.add('rig', 0, card.def, marksOf(g, card, loans));
  }
  for (const id of corp.score)
    spots.add('corp-score', 0, cardOf(g, id).def, {
      ...unmarked,
      agenda: cardOf(g, id).agenda,
    });
  for (const id of runner.score)
    spots.add('runner-score', 0, cardOf(g, id).def, {
      ...unmarked,
      agenda: cardOf(g, id).agenda,
    });
  const onIdentity = ({ identity }: { readonly identity: CardId }): number =>
    cardOf(g, identity).recurring - lentFrom(loans, identity);
  const onCurrent = (side: Side): number =>
    state.play.reduce((sum, id) => {
      const card = cardOf(g, id);
      return ownerOf(g, card) === side ? sum + card.recurring - lentFrom(loans, id) : sum;
    }, 0);
  set('corp current credits', onCurrent('corp'));
  set('runner current credits', onCurrent('runner'));
  set('identity credits', onIdentity(corp));
  set('runner identity credits', onIdentity(runner));
  const identity = cardOf(g, runner.identity);
  if (!isStranger(valueOf(g, identity))) set('runner identity', identity.def + 1);
  spots.finish();
  return features;
}
