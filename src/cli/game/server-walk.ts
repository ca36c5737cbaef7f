import { isRecord } from '#text/is-record';
import { viewers, type KnowledgeView, type PositionView, type Side, type Viewer } from '#rules';
import type { Unit } from '../../games/replay/marks';
import type { Direction } from '../../games/replay/stored-game';
import type { Shell } from '../shell';
import { askGame, inner, unknownAnswer, type Server } from './ask-server';
import {
  walked,
  type Stretch,
  type ToldLine,
  type Walked,
  type WalkedGame,
  type WalkedMoment,
} from './walked-game';

const head = `query ($id: ID!) { game(id: $id) {
  players { corp runner } views { viewer from to } } }`;
const position = `query ($id: ID!, $as: Viewer!, $at: Int!) { game(id: $id) {
  position(at: $at, as: $as) { data } } }`;
const told = `query ($id: ID!, $as: Viewer!, $at: Int!, $first: Int!) { game(id: $id) {
  stretch(as: $as, at: $at, first: $first) { at told } } }`;
const step = `query ($id: ID!, $as: Viewer!, $at: Int!, $by: Unit!, $direction: Direction!) {
  game(id: $id) { step(from: $at, by: $by, direction: $direction, as: $as) } }`;
const counterpart = `query ($id: ID!, $as: Viewer!, $at: Int!, $for: Viewer!) { game(id: $id) {
  counterpart(at: $at, as: $as, for: $for) } }`;
const place = 'zone server handle under';
const knowledge = `query ($id: ID!, $at: Int!, $as: Viewer!) { game(id: $id) {
  knowledge(at: $at, as: $as) { place { ${place} } shared { ${place} } count unknown exact approximate
    known { card code at fact } others { card code copies } chances { card chance } points } } }`;
const log = 'query ($id: ID!, $as: Viewer!) { game(id: $id) { log(as: $as) } }';
/** Moments that the server gives at once. */
const PAGE = 100;

/** A view comes from a server of the same version: its parts are looked for, not each field. */
const isView = (value: unknown): value is PositionView =>
  isRecord(value) && ['turn', 'corp', 'runner', 'viewer'].every((key) => key in value);

const areKnown = (value: unknown): value is readonly KnowledgeView[] =>
  Array.isArray(value) && value.every((one) => isRecord(one) && 'place' in one);

/** Places and kinds of facts in our words: `ROOT` of the schema is `root`. */
function inWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inWords);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) =>
      (name === 'zone' || name === 'fact') && typeof one === 'string'
        ? [name, one.toLowerCase().replaceAll('_', '-')]
        : [name, inWords(one)],
    ),
  );
}

const lineOf = (entry: unknown): ToldLine => ({
  text: String(inner(entry, 'text')),
  decided: isRecord(entry) && 'decision' in entry,
});

const momentIn = (value: unknown): WalkedMoment => {
  const entries = inner(value, 'told');
  return {
    number: Number(inner(value, 'at')),
    told: Array.isArray(entries) ? entries.map(lineOf) : [],
  };
};

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** A game that a running server has stored, asked for piece by piece. */
export class ServerWalk implements WalkedGame {
  private constructor(
    readonly players: WalkedGame['players'],
    private readonly stretches: ReadonlyMap<Viewer, Stretch>,
    private readonly ask: (query: string, variables: object) => ReturnType<typeof askGame>,
    private readonly server: Server,
  ) {}

  static async open(shell: Shell, server: Server, id: string): Promise<Walked<ServerWalk>> {
    const ask = (query: string, variables: object) =>
      askGame(shell, server, query, { id, ...variables });
    const asked = await ask(head, {});
    if (!asked.ok) return asked;
    const views = inner(asked.game, 'views');
    if (!Array.isArray(views)) return unknownAnswer(server);
    const stretches = new Map(
      views.flatMap((view: unknown): [Viewer, Stretch][] => {
        const viewer = viewers.find((one) => one.toUpperCase() === inner(view, 'viewer'));
        const [from, to] = [Number(inner(view, 'from')), Number(inner(view, 'to'))];
        return viewer === undefined ? [] : [[viewer, { from, to }]];
      }),
    );
    const name = (side: string): string => String(inner(asked.game, 'players', side) ?? side);
    const players = { corp: name('corp'), runner: name('runner') };
    return walked(new ServerWalk(players, stretches, ask, server));
  }

  stretchOf(viewer: Viewer): Stretch | null {
    return this.stretches.get(viewer) ?? null;
  }

  async position(viewer: Viewer, at: number): Promise<Walked<PositionView>> {
    const asked = await this.ask(position, { as: viewer.toUpperCase(), at });
    if (!asked.ok) return asked;
    const view = inner(asked.game, 'position', 'data');
    return isView(view) ? walked(view) : unknownAnswer(this.server);
  }

  async toldUpTo(viewer: Viewer, at: number, most: number) {
    const first = Math.min(most, PAGE);
    const from = Math.max(this.stretchOf(viewer)?.from ?? 0, at - first + 1);
    const variables = { as: viewer.toUpperCase(), at: from, first: at - from + 1 };
    const asked = await this.ask(told, variables);
    if (!asked.ok) return asked;
    const moments = inner(asked.game, 'stretch');
    return Array.isArray(moments) ? walked(moments.map(momentIn)) : unknownAnswer(this.server);
  }

  async step(viewer: Viewer, from: number, unit: Unit, direction: Direction) {
    const asked = await this.ask(step, {
      ...{ as: viewer.toUpperCase(), at: from },
      ...{ by: unit.toUpperCase(), direction: direction.toUpperCase() },
    });
    return asked.ok ? walked(numberIn(inner(asked.game, 'step'))) : asked;
  }

  async counterpart(viewer: Viewer, at: number, other: Viewer) {
    const variables = { as: viewer.toUpperCase(), at, for: other.toUpperCase() };
    const asked = await this.ask(counterpart, variables);
    return asked.ok ? walked(numberIn(inner(asked.game, 'counterpart'))) : asked;
  }

  async knowledge(seat: Side, at: number): Promise<Walked<readonly KnowledgeView[]>> {
    const asked = await this.ask(knowledge, { as: seat.toUpperCase(), at });
    if (!asked.ok) return asked;
    const known = inWords(inner(asked.game, 'knowledge'));
    return areKnown(known) ? walked(known) : unknownAnswer(this.server);
  }

  async lines(viewer: Viewer): Promise<Walked<Iterable<string>>> {
    const asked = await this.ask(log, { as: viewer.toUpperCase() });
    return asked.ok ? walked([String(inner(asked.game, 'log'))]) : asked;
  }
}
