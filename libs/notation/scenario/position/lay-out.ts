import {
  cardOf,
  centrals,
  isCentral,
  ownCard,
  recurringOf,
  remoteName,
  type Server,
  type ServerName,
  type Side,
} from '#rules';
import { lay, layAll, layIdentity, type Deal, type Spot } from './deal';
import type { CardEntry, Position, ServerEntry } from './position';

const up = (): boolean => true;
const down = (): boolean => false;

const nameFor = (written: string): ServerName => {
  const central = centrals.find((one) => one === written);
  return central ?? remoteName(Number(written.replace('Server ', '')));
};

function serverFor(deal: Deal, name: ServerName): Server {
  const { state } = deal.g;
  const found = state.servers.find((one) => one.name === name);
  if (found !== undefined) return found;
  const server: Server = { name, ice: [], root: [] };
  state.servers.push(server);
  return server;
}

function layServer(deal: Deal, entry: ServerEntry): void {
  const name = nameFor(entry.name);
  if (!isCentral(name) && entry.ice.length + entry.cards.length === 0) return;
  const server = serverFor(deal, name);
  // An agenda that its own text installs so lies faceup, and is not rezzed (TYPE-02).
  const faceup = (card: CardEntry): boolean => card.rezzed || card.faceup === true;
  const shared = { side: 'corp', server: name, faceup } as const;
  layAll(deal, entry.ice, { ...shared, zone: 'ice', list: server.ice, types: ['ice'] });
  const types = isCentral(name)
    ? (['upgrade'] as const)
    : (['agenda', 'asset', 'upgrade'] as const);
  layAll(deal, entry.cards, { ...shared, zone: 'root', list: server.root, types });
  const mains = entry.cards.filter((card) => {
    const type = deal.g.pool.byTitle.get(card.card)?.value.type;
    return type === 'agenda' || type === 'asset';
  });
  const second = mains[1];
  if (second !== undefined)
    deal.problems.push({
      at: second.at,
      message: `"${second.card}" is a second agenda or asset in ${name}`,
    });
}

/** HQ, R&D, Archives, then the remotes by number: the order of declaration. */
const inOrder = (servers: readonly ServerEntry[]): ServerEntry[] => {
  const rank = ({ name }: ServerEntry): number => {
    const central = centrals.findIndex((one) => one === name);
    return central >= 0 ? central : Number(name.replace('Server ', '')) + centrals.length;
  };
  return [...servers].sort((a, b) => rank(a) - rank(b));
};

/** Agendas, and cards that became agendas (CONV-01). */
function layScored(deal: Deal, entries: readonly CardEntry[], of: Side): void {
  const { score: list } = deal.g.state[of];
  for (const entry of entries) {
    const found = deal.g.pool.byTitle.get(entry.card);
    const isWorth = found?.printed.some(({ of }) => of === 'worth') === true;
    const types = isWorth ? [found.value.type] : (['agenda'] as const);
    const side = isWorth ? found.side : 'corp';
    lay(deal, entry, { side, zone: `${of}-score`, list, types, faceup: up });
  }
}

function layCorp(deal: Deal, { corp }: Position): void {
  const { corp: area } = deal.g.state;
  area.credits = corp.credits;
  area.badPublicity = corp.badPublicity;
  layIdentity(deal, corp.identity, 'corp');
  const hidden = { side: 'corp', faceup: down } as const;
  layAll(deal, corp.hq, { ...hidden, zone: 'hq', list: area.hq });
  layAll(deal, corp.rd, { ...hidden, zone: 'rd', list: area.rd });
  const faceup = (card: CardEntry): boolean => card.faceup ?? true;
  layAll(deal, corp.archives, { side: 'corp', zone: 'archives', list: area.archives, faceup });
  layScored(deal, corp.score, 'corp');
  for (const server of inOrder(corp.servers)) layServer(deal, server);
  for (const { name } of deal.g.state.servers)
    if (!isCentral(name))
      deal.g.state.remotes = Math.max(deal.g.state.remotes, Number(name.replace('Server ', '')));
}

function layRunner(deal: Deal, { runner }: Position): void {
  const { runner: area } = deal.g.state;
  area.credits = runner.credits;
  area.tags = runner.tags;
  area.brain = runner.brain;
  layIdentity(deal, runner.identity, 'runner');
  const spot = { side: 'runner' } as const;
  layAll(deal, runner.grip, { ...spot, zone: 'grip', list: area.grip, faceup: down });
  layAll(deal, runner.stack, { ...spot, zone: 'stack', list: area.stack, faceup: down });
  layAll(deal, runner.heap, { ...spot, zone: 'heap', list: area.heap, faceup: up });
  layScored(deal, runner.score, 'runner');
  const rig: Omit<Spot, 'types'> = { ...spot, zone: 'rig', list: area.rig, faceup: up };
  layAll(deal, runner.rig.programs, { ...rig, types: ['program'] });
  layAll(deal, runner.rig.hardware, { ...rig, types: ['hardware'] });
  layAll(deal, runner.rig.resources, { ...rig, types: ['resource'] });
  layAll(deal, runner.rig.facedown, { ...rig, faceup: down });
}

function layRemoved(deal: Deal, { removed }: Position): void {
  const list = deal.g.state.removed;
  for (const entry of removed) {
    const side = deal.g.pool.byTitle.get(entry.card)?.side ?? 'corp';
    lay(deal, entry, { side, zone: 'removed', list, faceup: up });
  }
}

/** Lays every card of a position on the table, in the order in which copies are counted. */
export function layOut(deal: Deal, position: Position): void {
  layCorp(deal, position);
  layRunner(deal, position);
  layRemoved(deal, position);
  // How many there are may depend on the other cards.
  for (const id of deal.full)
    if (deal.g.state.active.includes(id))
      ownCard(deal.g.state, id).recurring = recurringOf(deal.g, cardOf(deal.g, id));
  for (const { card, by } of deal.chosen) {
    const found = by.chosen === null ? null : deal.names.find(by.chosen);
    if (found?.ok === true) ownCard(deal.g.state, card).chosen = found.id;
    else if (found !== null) deal.problems.push({ at: `${by.at}.chosen`, message: found.message });
  }
}
