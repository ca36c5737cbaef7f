import { isFactName } from './fact-names';
import { sides } from '#rules';
import { Place, type Problem } from '../place';
import {
  counterNames,
  waitingPlaces,
  type CardEntry,
  type Position,
  type Rig,
  type ServerEntry,
  type WrittenFact,
} from './position';

const cardFields = [
  'card',
  'as',
  'rezzed',
  'faceup',
  'advancement',
  'counters',
  'hosted',
  'chosen',
  'face',
  'copy',
] as const;

function counters(place: Place): CardEntry['counters'] {
  if (!place.isPresent) return {};
  const fields = place.fields(counterNames);
  const found = counterNames.filter((name) => fields[name].isPresent);
  return Object.fromEntries(found.map((name) => [name, fields[name].count()]));
}

function alias(place: Place): string | null {
  const as = place.textOr(null);
  if (as !== null && !/^@[a-z][a-z0-9-]*$/.test(as)) place.wrong(`"${as}" is no alias like @ice-1`);
  return as;
}

export function readCard(place: Place): CardEntry {
  const { at } = place;
  if (typeof place.value === 'string') return { ...plain, at, card: place.text() };
  const f = place.fields(cardFields);
  return {
    at,
    card: f.card.text(),
    as: alias(f.as),
    rezzed: f.rezzed.flagOr(false),
    faceup: f.faceup.flagOr(null),
    advancement: f.advancement.countOr(0),
    counters: counters(f.counters),
    hosted: f.hosted.list(readCard),
    chosen: f.chosen.textOr(null),
    face: f.face.textOr(null),
    copy: f.copy.textOr(null),
  };
}

const plain: Omit<CardEntry, 'at' | 'card'> = {
  as: null,
  rezzed: false,
  faceup: null,
  advancement: 0,
  counters: {},
  hosted: [],
  chosen: null,
  face: null,
  copy: null,
};

const serverPattern = /^(HQ|R&D|Archives|Server [1-9][0-9]*)$/;

function readServer([name, place]: readonly [string, Place]): ServerEntry {
  if (!serverPattern.test(name)) place.wrong('is no server: HQ, R&D, Archives, Server 1 ...');
  const f = place.fields(['ice', 'cards']);
  return { name, ice: f.ice.list(readCard), cards: f.cards.list(readCard) };
}

function readRig(place: Place): Rig {
  const kinds = ['programs', 'hardware', 'resources', 'facedown'] as const;
  if (!place.isPresent) return { programs: [], hardware: [], resources: [], facedown: [] };
  const f = place.fields(kinds);
  return {
    programs: f.programs.list(readCard),
    hardware: f.hardware.list(readCard),
    resources: f.resources.list(readCard),
    facedown: f.facedown.list(readCard),
  };
}

export const readFact = (place: Place): WrittenFact => ({
  ...place.object(),
  type: place.field('type').text(),
});

const readPast = (place: Place): WrittenFact => {
  const fact = readFact(place);
  if (fact.type !== '' && !isFactName(fact.type))
    place.field('type').wrong(`is "${fact.type}", which is no kind of fact`);
  return fact;
};

function readHistory(place: Place): Position['history'] {
  if (!place.isPresent) return { thisTurn: [], lastTurn: [] };
  const f = place.fields(['thisTurn', 'lastTurn']);
  return { thisTurn: f.thisTurn.list(readPast), lastTurn: f.lastTurn.list(readPast) };
}

function readTurn(place: Place): Position['turn'] {
  const f = place.fields(['side', 'number', 'clicks', 'at']);
  const turn = {
    side: f.side.oneOf(sides),
    number: f.number.isPresent ? f.number.count(1) : 1,
    clicks: f.clicks.count(),
    at: f.at.oneOf(waitingPlaces),
  };
  if (turn.at !== 'setup' && !turn.at.startsWith(turn.side))
    f.at.wrong(`is ${turn.at}, but it is the ${turn.side}'s turn`);
  return turn;
}

/** Reads a position as scenarios write it; what is wrong with it is kept at its place. */
export function positionAt(place: Place): Position {
  const top = place.fields(['turn', 'corp', 'runner', 'removed', 'history']);
  const corp = top.corp.fields([
    'identity',
    'credits',
    'badPublicity',
    'hq',
    'rd',
    'archives',
    'score',
    'servers',
  ]);
  const runner = top.runner.fields([
    'identity',
    'credits',
    'tags',
    'brain',
    'grip',
    'stack',
    'heap',
    'score',
    'rig',
  ]);
  return {
    turn: readTurn(top.turn),
    corp: {
      identity: readCard(corp.identity),
      credits: corp.credits.count(),
      badPublicity: corp.badPublicity.countOr(0),
      hq: corp.hq.list(readCard),
      rd: corp.rd.list(readCard),
      archives: corp.archives.list(readCard),
      score: corp.score.list(readCard),
      servers: corp.servers.entries().map(readServer),
    },
    runner: {
      identity: readCard(runner.identity),
      credits: runner.credits.count(),
      tags: runner.tags.countOr(0),
      brain: runner.brain.countOr(0),
      grip: runner.grip.list(readCard),
      stack: runner.stack.list(readCard),
      heap: runner.heap.list(readCard),
      score: runner.score.list(readCard),
      rig: readRig(runner.rig),
    },
    removed: top.removed.list(readCard),
    history: readHistory(top.history),
  };
}

export type ReadPosition =
  | { readonly ok: true; readonly position: Position }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function readPosition(value: unknown): ReadPosition {
  const problems: Problem[] = [];
  const position = positionAt(new Place(value, 'position', problems));
  return problems.length === 0 ? { ok: true, position } : { ok: false, problems };
}
