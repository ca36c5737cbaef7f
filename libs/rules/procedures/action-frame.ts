import type { Frame } from '../state/frame';
import type { Work } from '../machine/work';
import { frame } from '../machine/next';
import { useFrame } from './use-frame';
import type { Side } from '../state/side';
import type { Action } from '../legality/action';

/** The procedure that carries an action out (ACT-08, ACT-09, ACT-10, ACT-11, ACT-13, ACT-14, ACT-16, ACT-17, ACT-20). */
export function actionFrame(g: Work, side: Side, decision: Action): Frame {
  switch (decision.do) {
    case 'gain-credit':
    case 'draw':
    case 'purge':
    case 'remove-tag':
      return frame('basic', 'pay', { what: decision.do, side });
    case 'advance':
      return frame('advance', 'pay', { card: decision.card });
    case 'trash-resource':
      return frame('trash-resource', 'pay', { card: decision.card });
    case 'run':
      return frame('make-run', 'pay', { server: decision.server });
    case 'play':
      return frame('play', 'x', { side, card: decision.card, clicks: 1, x: 0 });
    case 'use':
      return useFrame(g, decision.card, decision.ability, side);
    case 'install':
      return frame('install', 'declare', {
        side,
        card: decision.card,
        server: decision.server ?? null,
        host: decision.host ?? null,
        discount: 0,
        free: false,
        rezzed: false,
        faceup: false,
        behind: null,
        clicks: 1,
        placed: true,
        trash: [],
      });
  }
}
