import { see } from '../query/see';
import { emit } from '../mutations/emit';
import { markEmptyHand } from '../mutations/empty-hand';
import { move } from '../mutations/move';
import type { InstallVars } from '../state/frame';
import type { Work } from '../machine/work';
import { ask, call, done, frame, goto, type Next } from '../machine/next';
import { unexpected, type Procedure } from '../machine/procedure';
import type { FrameSteps } from '../state/steps';
import { installTrash, maySettle } from '../legality/install-trash';
import { credits } from '../query/bill';
import { cardOf, figuresOf, typeOfCard } from '../query/card';
import { printedOn } from '../query/constant';
import { contextOf } from '../query/context';
import { isChanged } from '../query/in-force';
import { creditsFor } from '../legality/credit-sources';
import { hostsFor, hostsForCorp } from '../query/host';
import { barToInstallAt, destinations, displaced } from '../legality/install';
import { installCost, mostInstallX } from '../legality/install-cost';
import { protecting } from '../query/run';
import type { CardId } from '../state/card-id';
import { ownCard } from '../state/own-card';
import { remoteName, type ServerName } from '../state/server';
import { imminentFrame } from './imminent-frame';
import { askToLower, payToLower, takeLowering } from './lower';
import { payFrame } from './pay-frame';

type Steps = FrameSteps['install'];

const isNull = (one: CardId | null): one is null => one === null;

/** COST-19: before like cards go, a card may be trashed to lower the install cost, where there is one. */
function toTrash(g: Work, v: InstallVars): Next<Steps> {
  if (!isChanged(g, 'may-cost-less')) return goto('trash');
  const card = cardOf(g, v.card);
  const cost = installCost(g, card, v, v);
  const isX = !v.free && figuresOf(g, card).cost === 'X';
  const less = installCost(g, card, v, { ...v, lowered: (v.lowered ?? 0) + 1 });
  if (less === cost && !isX) return goto('trash');
  const isPayable = creditsFor(g, v.side, 'installing', v.card, false) >= cost;
  const prompt = askToLower(g, v, 'install', isPayable);
  return prompt === null ? goto('trash') : ask(prompt, 'lowering');
}

function chooseHost(g: Work, v: InstallVars): Next<Steps> {
  const places = hostsFor(g, cardOf(g, v.card)).filter(
    (host) => barToInstallAt(g, v.card, host === null ? {} : { host }, v) === null,
  );
  const hosts = places.filter((host): host is CardId => host !== null);
  const natively = places.some(isNull);
  const [only] = hosts;
  if (only === undefined) return toTrash(g, v);
  if (hosts.length === 1 && !natively) {
    v.host = only;
    return toTrash(g, v);
  }
  return ask(
    { kind: 'pick', for: v.side, source: v.card, why: 'host', from: hosts, done: natively },
    'hosted',
  );
}

/** HOST-02, HOST-19: a card of the Corp that takes it as it is being installed, by whatever effect. */
function chooseDestination(g: Work, v: InstallVars): Next<Steps> {
  const hosts = hostsForCorp(g, cardOf(g, v.card)).filter(
    (host) => !isBarred(g, v, host) && barToInstallAt(g, v.card, { host }, v) === null,
  );
  if (hosts.length === 0) return chooseServer(g, v);
  return ask(
    { kind: 'pick', for: v.side, source: v.card, why: 'host', from: hosts, done: true },
    'hosted',
  );
}

const isBarred = (g: Work, { barred }: InstallVars, host: CardId): boolean =>
  barred?.some((server) => server === cardOf(g, host).server) === true;

function chooseServer(g: Work, v: InstallVars): Next<Steps> {
  const servers = destinations(g).filter(
    (server) => barToInstallAt(g, v.card, { server }, v) === null,
  );
  const [only] = servers;
  if (servers.length === 1 && only !== undefined) {
    v.server = only;
    return toTrash(g, v);
  }
  return ask({ kind: 'server', for: 'corp', source: v.card, servers }, 'destined');
}

/** SRV-04, INST-14: installing there creates the remote. */
function destination(g: Work, v: InstallVars): { name: ServerName; created: boolean } {
  if (v.server !== null && v.server !== 'new') return { name: v.server, created: false };
  const name = remoteName((g.state.remotes += 1));
  g.state.servers.push({ name, ice: [], root: [] });
  v.server = name;
  return { name, created: true };
}

const arrivesFaceup = (g: Work, v: InstallVars): boolean =>
  printedOn(g, cardOf(g, v.card), 'install-faceup').length > 0;

function placeCorp(g: Work, v: InstallVars): void {
  const { name, created } = destination(g, v);
  const zone = typeOfCard(g, cardOf(g, v.card)) === 'ice' ? 'ice' : 'root';
  const faceup = v.faceup || arrivesFaceup(g, v); // INST-11, INST-21
  const at = v.behind === null ? (v.position ?? -1) : protecting(g, name).indexOf(v.behind);
  move(g, v.card, at < 0 ? { zone, server: name, faceup } : { zone, server: name, faceup, at });
  const card = see(g, v.card);
  const position = protecting(g, name).indexOf(v.card);
  emit(
    g,
    zone === 'ice'
      ? { type: 'installed', side: 'corp', card, server: name, zone, position, created, faceup }
      : { type: 'installed', side: 'corp', card, server: name, zone, created, faceup },
  );
  if (created) emit(g, { type: 'server-created', side: 'corp', server: name });
}

/** HOST-19: in the root of the server of its host. */
function placeWithHost(g: Work, v: InstallVars, host: CardId, server: ServerName): void {
  const faceup = v.faceup || arrivesFaceup(g, v);
  move(g, v.card, { zone: 'root', server, faceup });
  ownCard(g.state, v.card).host = host;
  const card = see(g, v.card);
  emit(g, {
    type: 'installed',
    side: 'corp',
    card,
    server,
    zone: 'root',
    created: false,
    host: see(g, host),
    faceup,
  });
}

/** HOST-15: facedown on its host, in or protecting no server. */
function placeOnHost(g: Work, v: InstallVars, host: CardId): void {
  const { server } = cardOf(g, host);
  if (typeOfCard(g, cardOf(g, v.card)) !== 'ice' && server !== null) {
    placeWithHost(g, v, host, server);
    return;
  }
  move(g, v.card, { zone: 'hosted', faceup: false });
  ownCard(g.state, v.card).host = host;
  emit(g, {
    type: 'installed',
    side: 'corp',
    card: see(g, v.card),
    host: see(g, host),
    faceup: false,
  });
}

/** INST-12, INST-13, SRV-02, SRV-03 */
function placeRunner(g: Work, v: InstallVars): void {
  const { zone } = cardOf(g, v.card);
  // The hand runs empty before what leaves it works.
  if (zone === 'grip') markEmptyHand(g, 'runner', 1);
  g.cameFrom = zone === 'grip' ? null : zone;
  ownCard(g.state, v.card).host = v.host;
  const faceup = v.facedown !== true;
  move(g, v.card, { zone: 'rig', faceup });
  const host = v.host === null ? {} : { host: see(g, v.host) };
  emit(g, { type: 'installed', side: 'runner', card: see(g, v.card), ...host, faceup });
  g.cameFrom = null;
}

/** The steps of an install, by an action or an effect (INST-01, INST-19). */
export const install: Procedure<'install'> = {
  declare: (g, v) => {
    // INST-22: no type, no cost, no memory, no host.
    if (v.facedown === true) return goto('place');
    if (v.side === 'corp')
      return v.server === null && v.host === null ? chooseDestination(g, v) : toTrash(g, v);
    return v.host === null && !v.placed ? chooseHost(g, v) : toTrash(g, v);
  },
  destined: (g, v, answer) => {
    if (answer?.do !== 'server') throw unexpected(answer);
    v.server = answer.server;
    return toTrash(g, v);
  },
  hosted: (g, v, answer) => {
    if (answer?.do === 'pick') v.host = answer.card;
    return v.side === 'corp' && v.host === null ? chooseServer(g, v) : toTrash(g, v);
  },
  lowering: (g, v, answer) => {
    const pays = payToLower(g, v, 'install', answer);
    return pays === null ? toTrash(g, v) : call(pays, 'lowered');
  },
  lowered: (g, v, _answer, paid) => {
    takeLowering(v, paid === true);
    return toTrash(g, v);
  },
  // INST-04, INST-05, INST-06, INST-07, MU-04: like cards may, and sometimes must, go first.
  trash: (g, v) => {
    if (v.server !== null && v.server !== 'new')
      for (const id of displaced(g, cardOf(g, v.card), v.server))
        if (!v.trash.includes(id)) v.trash.push(id);
    const from = installTrash(g, v);
    if (from.length === 0) return goto('make-room');
    const may = maySettle(g, v);
    return ask(
      { kind: 'pick', for: v.side, source: v.card, why: 'install-trash', from, done: may === null },
      'trashing',
    );
  },
  trashing: (_g, v, answer) => {
    if (answer?.do === 'done') return goto('make-room');
    if (answer?.do !== 'pick') throw unexpected(answer);
    v.trash.push(answer.card);
    return goto('trash');
  },
  'make-room': (g, v) => {
    if (v.trash.length === 0) return goto('position');
    const context = contextOf(g, cardOf(g, v.card));
    return call(
      imminentFrame(g, context, [
        { what: 'trash', cards: [...v.trash], by: v.side, preventable: true, prevented: 0 },
      ]),
      'position',
    );
  },
  // INST-27: where there is other ice, when what had to go first is gone.
  position: (g, v) => {
    const to = v.server === null || v.server === 'new' ? 0 : protecting(g, v.server).length;
    if (v.anyPosition !== true || to === 0) return goto('x');
    return ask({ kind: 'number', for: v.side, source: v.card, from: 0, to }, 'positioned');
  },
  positioned: (_g, v, answer) => {
    if (answer?.do !== 'number') throw unexpected(answer);
    v.position = answer.number;
    return goto('x');
  },
  // COST-05, COST-03: named when it is paid; of an install without cost X is nothing.
  x: (g, v) => {
    const to = mostInstallX(g, cardOf(g, v.card), v);
    if (to === 0) return goto('pay');
    return ask({ kind: 'number', for: v.side, source: v.card, from: 0, to }, 'named');
  },
  named: (_g, v, answer) => {
    if (answer?.do !== 'number') throw unexpected(answer);
    v.x = answer.number;
    return goto('pay');
  },
  pay: (g, v) => {
    const cost = installCost(g, cardOf(g, v.card), v, v);
    const bill = credits(cost, v.clicks);
    return call(payFrame(v.side, v.card, 'installing', bill), 'place');
  },
  place: (g, v, _answer, paid) => {
    if (paid !== true && v.facedown !== true) return done();
    if (v.side === 'corp' && v.host !== null) placeOnHost(g, v, v.host);
    else if (v.side === 'corp') placeCorp(g, v);
    else placeRunner(g, v);
    return goto('placed');
  },
  placed: (_g, v) =>
    v.rezzed
      ? call(frame('rez', 'pay', { card: v.card, free: true, discount: 0 }), 'done-rez')
      : done(),
  'done-rez': () => done(),
};
