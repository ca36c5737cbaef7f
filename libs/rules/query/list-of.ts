import type { Work } from '../machine/work';
import type { Zone } from '../state/card';
import type { CardId } from '../state/card-id';
import type { ServerName } from '../state/server';
import { serverOf } from './run';

/** The list a card lies in; identities lie in none. */
export function listOf(g: Work, zone: Zone, server: ServerName | null): CardId[] | null {
  const { state } = g;
  switch (zone) {
    case 'identity':
      return null;
    case 'rd':
      return state.corp.rd;
    case 'hq':
      return state.corp.hq;
    case 'archives':
      return state.corp.archives;
    case 'corp-score':
      return state.corp.score;
    case 'stack':
      return state.runner.stack;
    case 'grip':
      return state.runner.grip;
    case 'heap':
      return state.runner.heap;
    case 'rig':
      return state.runner.rig;
    case 'runner-score':
      return state.runner.score;
    case 'play':
      return state.play;
    case 'hosted':
      return state.hosted;
    case 'aside':
      return state.aside;
    case 'removed':
      return state.removed;
    case 'ice':
      return server === null ? null : serverOf(g, server).ice;
    case 'root':
      return server === null ? null : serverOf(g, server).root;
  }
}
