import type { Context } from '../state/context';
import type { Amount } from '../state/filter';
import type { Work } from '../machine/work';
import { wouldAccess } from './access';
import { signedAmountOf } from './ask';
import { cardOf, isInstalledCorp, printedPoints } from './card';
import { consideredOn, countersOn } from './counters';
import { cardsFor } from './described';
import { handSizeOf } from './hand-size';
import { happenings } from './happened';
import { linkOf } from './link';
import { badPublicityOf, tagsOf } from './marks';
import { memoryLimit, memoryUsed } from './memory';
import { playerOf } from './player';
import { agendaPointsOf } from './points';
import { propertyOf } from './property';
import { serverFits } from './server-fits';
import { subsOf } from './subroutines';
import { candidatesOf, targets } from './target';
import { toldNumbers, traced } from './told';

/** The same for what may be negative: strength. */
export function workOut(g: Work, context: Context, amount: Exclude<Amount, number>): number {
  switch (amount.of) {
    case 'x':
      return context.x;
    case 'var':
      return context.numbers[amount.name] ?? 0;
    case 'told':
      return context.numbers[toldNumbers[amount.what]] ?? 0;
    case 'counters': {
      if (amount.on === 'this' && context.left !== undefined) return context.left[amount.kind];
      if (amount.on === 'this' && amount.kind === 'advancement') {
        const card = cardOf(g, context.source);
        // Of a card that has left what it had (SCORE-08), of one that is there what it has by now.
        const own = isInstalledCorp(card) ? card.advancement : context.advancement;
        return own + consideredOn(g, card, amount.kind);
      }
      return targets(g, context, amount.on).reduce(
        (sum, id) => sum + countersOn(g, cardOf(g, id), amount.kind),
        0,
      );
    }
    case 'property':
      return targets(g, context, amount.on).reduce(
        (sum, id) => sum + propertyOf(g, cardOf(g, id), amount.what),
        0,
      );
    case 'tags':
      return tagsOf(g);
    case 'bad-publicity':
      return badPublicityOf(g);
    case 'pool':
      return playerOf(g, amount.side).credits;
    case 'clicks':
      return playerOf(g, amount.side).clicks;
    case 'agenda-points':
      return agendaPointsOf(g, amount.side);
    case 'hand-size':
      return handSizeOf(g, amount.side);
    case 'servers':
      return g.state.servers.filter(
        ({ name, root }) =>
          serverFits(g, context, amount.kind, name) &&
          (amount.occupied !== true || root.length > 0),
      ).length;
    case 'subroutines':
      return targets(g, context, amount.on).reduce(
        (sum, id) => sum + subsOf(g, cardOf(g, id)).length,
        0,
      );
    case 'link':
      return linkOf(g);
    case 'trace': {
      const strength = context.numbers[traced.strength] ?? 0;
      return amount.part === 'strength' ? strength : strength - (context.numbers[traced.link] ?? 0);
    }
    case 'would-access':
      return wouldAccess(g);
    case 'unused-memory':
      return memoryLimit(g) - memoryUsed(g);
    case 'count':
      return candidatesOf(g, context, amount.cards, amount.fits).length;
    case 'greatest':
      return cardsFor(g, context, amount.cards).reduce(
        (most, id) => Math.max(most, propertyOf(g, cardOf(g, id), amount.what)),
        0,
      );
    case 'happened':
      return happenings(g, context, amount).length;
    case 'lacking':
      return Math.max(
        0,
        signedAmountOf(g, context, amount.to) - signedAmountOf(g, context, amount.amount),
      );
    case 'stolen-points':
      return happenings(g, context, { fact: 'stolen', when: amount.when }).reduce(
        (sum, { card }) => sum + (card === null ? 0 : printedPoints(g, cardOf(g, card))),
        0,
      );
    case 'times': {
      const base = signedAmountOf(g, context, amount.amount);
      // Never -0: it is no whole number to the machine, nor is what it is added to.
      return base === 0 ? 0 : amount.factor * base;
    }
    case 'less':
      return Math.max(0, signedAmountOf(g, context, amount.amount) - amount.by);
    case 'least':
      return Math.min(...amount.amounts.map((one) => signedAmountOf(g, context, one)));
    case 'sum':
      return amount.amounts.reduce<number>((sum, one) => sum + signedAmountOf(g, context, one), 0);
    case 'half':
      return Math.floor(signedAmountOf(g, context, amount.amount) / 2);
    case 'every':
      return Math.floor(signedAmountOf(g, context, amount.amount) / amount.in);
  }
}
