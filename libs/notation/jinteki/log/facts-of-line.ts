import type { DamageKind, EndReason, Fact } from '../facts';
import type { Side } from '../lens/side';
import type { Cost } from './cost';
import { cardsIn, factsOfEffect, refTo } from './effect';
import type { Action, LogEvent } from './event';
import type { Named } from './place';

/** Facts that log lines state, one line after the other; remembers only what a later line refers back to. */
export class LineFacts {
  private strength: number | null = null;
  private link: number | null = null;
  private attacked: string | null = null;
  private cause: EndReason | null = null;
  /** Damage that an effect announced: the line of the trashed cards repeats it. */
  private announced: DamageKind | null = null;
  /** Damage that the line before told of alone, by the cards that it took. */
  private unannounced: DamageKind | null = null;
  /** The server of the run that the line before told to begin: what the run costs besides is told after it. */
  private begun: string | null = null;

  of(event: LogEvent): readonly Fact[] {
    const facts = this.told(event);
    const began = facts.find(({ type }) => type === 'run-began');
    this.begun = began?.type === 'run-began' ? began.server : null;
    return facts;
  }

  private told(event: LogEvent): readonly Fact[] {
    switch (event.kind) {
      case 'turn': {
        const { side, turn } = event;
        return [
          event.ending ? { type: 'turn-ended', side, turn } : { type: 'turn-began', side, turn },
        ];
      }
      case 'mandatory-draw':
        return [{ type: 'drew', side: event.side, amount: 1, cards: [] }];
      case 'opening':
        return [{ type: event.mulligan ? 'mulliganed' : 'hand-kept', side: event.side }];
      case 'acted':
        return this.acted(event.side, event.cost, event.action);
      case 'ice':
        return [{ type: `ice-${event.step}`, ...atIce(event.card) }];
      case 'server':
        this.attacked = event.server;
        return [
          {
            type: event.step === 'approached' ? 'server-approached' : 'run-successful',
            server: event.server,
          },
        ];
      case 'replaced-breach':
        return this.attacked === null ? [] : [{ type: 'run-successful', server: this.attacked }];
      case 'jacked-out':
        return [{ type: 'jacked-out' }];
      case 'accessed':
        return event.rest ? [] : [accessed(event.card)];
      case 'took-agenda': {
        const card = { id: null, title: event.title };
        return [{ type: event.side === 'corp' ? 'scored' : 'stolen', card, points: event.points }];
      }
      case 'trashed':
        return this.trashed(event.side, event.text, event.cause);
      case 'discarded': {
        const cards = event.cards.map((title) => ({ id: null, title }));
        return [{ type: 'discarded', side: event.side, amount: event.amount, cards }];
      }
      case 'fired':
        return event.labels.map((label) => ({
          type: 'sub-resolved',
          ice: refTo(event.ice),
          sub: null,
          label,
        }));
      case 'trace-ended': {
        const fact: Fact = {
          type: 'trace-ended',
          strength: this.strength,
          link: this.link,
          successful: event.successful,
        };
        this.strength = null;
        this.link = null;
        return [fact];
      }
      case 'over':
        return this.over(event.how, event.side);
      case 'tied':
        return [{ type: 'game-ended', winner: null, reason: 'tie' }];
      case 'command':
        return [{ type: 'commanded', side: event.side, command: event.command }];
      case 'access-named':
      case 'removed':
      case 'left-play':
      case 'continued':
      case 'undone':
      case 'note':
      case 'chat':
      case 'unread':
        return [];
    }
  }

  private acted(side: Side, cost: Cost | null, action: Action): readonly Fact[] {
    const on = aim(action);
    const told = this.unannounced;
    this.unannounced = null;
    // What is suffered as a cost is told after the cards that it took.
    const facts = (cost === null ? [] : paid(side, cost, on)).filter(
      (fact) => fact.type !== 'damage-suffered' || fact.kind !== told,
    );
    for (const fact of facts) if (fact.type === 'damage-suffered') this.announced = fact.kind;
    const isPrice = action.do === 'run' && action.server === this.begun;
    if (!isPrice) facts.push(...this.done(side, action));
    return facts;
  }

  private done(side: Side, action: Action): readonly Fact[] {
    switch (action.do) {
      case 'install':
        return [installed(side, action.card, action.host)];
      case 'play':
        return [{ type: 'played', side, card: { id: null, title: action.title } }];
      case 'use':
        return [
          used(side, action.title, action.effect),
          ...this.effect(side, action.title, action.effect),
        ];
      case 'boost': {
        const effect = action.effect === '' ? 'increase its strength' : action.effect;
        return [
          used(side, action.title, effect),
          ...this.effect(side, action.title, action.effect),
        ];
      }
      case 'run':
        return [{ type: 'run-began', server: action.server, by: null }];
      case 'rez':
        return [{ type: 'rezzed', card: ref(action.card), server: action.card.server }];
      case 'trash':
        return [{ type: 'trashed', card: ref(action.card), by: side, from: null, faceup: true }];
      case 'trash-resource':
        return [
          { type: 'trashed', card: refTo(action.title), by: side, from: 'rig', faceup: true },
        ];
      case 'trace':
        this.strength = action.strength;
        return [];
      case 'link':
        this.link = action.strength;
        return [];
      case 'gain':
        return [{ type: 'credits-gained', side, amount: action.amount, from: null }];
      case 'draw':
        return [{ type: 'drew', side, amount: action.amount, cards: [] }];
      case 'advance':
        return [{ type: 'advanced', side, card: ref(action.card), amount: 1 }];
      case 'remove-tag':
        return [{ type: 'tags-removed', amount: 1 }];
      case 'purge':
        return [{ type: 'purged' }];
      case 'access':
        return [accessed(action.card)];
      case 'other':
        return factsOfEffect(action.text, { side, title: '' });
      case 'steal':
      case 'pay':
        return [];
    }
  }

  private effect(side: Side, title: string, effect: string): readonly Fact[] {
    const facts = factsOfEffect(effect, { side, title });
    for (const fact of facts) if (fact.type === 'damage-suffered') this.announced = fact.kind;
    return facts;
  }

  private trashed(side: Side, text: string, cause: string | null): readonly Fact[] {
    const cards = cardsIn(text);
    const facts: Fact[] = cards.map((card) => ({
      type: 'trashed',
      card,
      by: side,
      from: null,
      faceup: true,
    }));
    const kind = damageIn(cause);
    if (kind !== null && kind !== this.announced) {
      facts.unshift({ type: 'damage-suffered', amount: cards.length, kind });
      this.unannounced = kind;
    }
    if (kind !== null) this.announced = null;
    return facts;
  }

  private over(how: 'flatlined' | 'decked' | 'won' | 'conceded', side: Side): readonly Fact[] {
    if (how === 'won')
      return [{ type: 'game-ended', winner: side, reason: this.cause ?? 'agenda-points' }];
    this.cause = how === 'flatlined' ? 'flatline' : how === 'decked' ? 'empty-rd' : 'concession';
    return [];
  }
}

function ref(card: Named): { readonly id: null; readonly title: string | null } {
  return { id: null, title: card.title };
}

function atIce(card: Named) {
  return { card: ref(card), server: card.server, position: card.position };
}

function used(side: Side, title: string, effect: string): Fact {
  return { type: 'ability-used', side, card: { id: null, title }, effect };
}

export function installed(side: Side, card: Named, host: string | null): Fact {
  const zone = card.ice
    ? 'ice'
    : card.root
      ? 'root'
      : host !== null
        ? 'hosted'
        : side === 'runner'
          ? 'rig'
          : null;
  const on = host === null ? null : { id: null, title: host };
  return { type: 'installed', side, card: ref(card), server: card.server, zone, host: on };
}

const ZONE_OF = { HQ: 'hand', 'R&D': 'deck', Archives: 'discard' } as const;

function accessed(card: Named): Fact {
  const { server, root } = card;
  const central =
    server === 'HQ' || server === 'R&D' || server === 'Archives' ? ZONE_OF[server] : null;
  return { type: 'accessed', card: ref(card), server, zone: root ? 'root' : central };
}

function damageIn(cause: string | null): DamageKind | null {
  const word = /^(net|meat|core|brain) damage/.exec(cause ?? '')?.[1];
  if (word === undefined) return null;
  return word === 'net' || word === 'meat' ? word : 'brain';
}

/** What a payment was for, in a word or a title. */
function aim(action: Action): string | null {
  switch (action.do) {
    case 'install':
    case 'rez':
    case 'trash':
    case 'steal':
    case 'advance':
    case 'access':
      return action.card.title ?? action.do;
    case 'play':
    case 'use':
    case 'boost':
    case 'trash-resource':
      return action.title;
    case 'run':
      return action.server;
    case 'trace':
    case 'link':
    case 'gain':
    case 'draw':
    case 'remove-tag':
    case 'purge':
      return action.do;
    case 'pay':
      return null;
    case 'other':
      return action.text;
  }
}

function paid(side: Side, cost: Cost, on: string | null): Fact[] {
  const facts: Fact[] = [];
  if (cost.clicks > 0) facts.push({ type: 'clicks-spent', side, amount: cost.clicks, on });
  if (cost.clicksLost > 0)
    facts.push({ type: 'clicks-lost', side, amount: cost.clicksLost, by: on });
  if (cost.credits > 0)
    facts.push({ type: 'credits-spent', side, amount: cost.credits, on, sources: cost.sources });
  for (const title of cost.forfeited) facts.push({ type: 'forfeited', side, card: refTo(title) });
  for (const title of cost.trashed) {
    facts.push({ type: 'trashed', card: refTo(title), by: side, from: null, faceup: null });
  }
  for (const { kind, amount } of cost.damage) {
    const known = damageIn(`${kind} damage`);
    if (known !== null) facts.push({ type: 'damage-suffered', amount, kind: known });
  }
  if (cost.tags > 0) facts.push({ type: 'tags-taken', amount: cost.tags });
  return facts;
}
