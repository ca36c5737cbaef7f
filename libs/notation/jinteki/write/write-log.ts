import type { FactView, Moment } from '#rules';
import type { Names } from '../privacy/rename';
import { deeds } from './deeds';
import { effectOf } from './effects';
import { amountOf, nameIn, ownerOf, textOf, titleOf } from './fields';
import { Pen } from './pen';
import { steps } from './steps';
import { causedFacts, type CausedFact } from './told-facts';

/** Where an event or operation has surely resolved, and an access or trace has no more effects. */
const ENDS: ReadonlySet<string> = new Set(['clicks-spent', 'turn-ended']);

/** They name the card whose doing they are. */
const OWN: ReadonlySet<string> = new Set(['credits-taken', 'ability-resolved']);
const SEARCHED: Readonly<Record<string, string>> = { rd: 'R&D', stack: 'their Stack' };
const HANDS: Readonly<Record<string, string>> = { hq: 'HQ', grip: 'their Grip' };

/**
 * A game as a viewer was told it, in the words of jinteki.net's log. Feed it every moment in order;
 * each gives its lines, without line ends.
 */
export class JintekiLog {
  private readonly pen: Pen;
  /** The deck that is being searched, until what was found is told. */
  private searched: string | null = null;

  constructor(names: Names) {
    this.pen = new Pen(names);
  }

  tell(moment: Pick<Moment, 'told' | 'position'>): readonly string[] {
    const { pen } = this;
    pen.position = moment.position;
    pen.places.note(moment.position);
    for (const one of moment.told)
      if ('decision' in one && one.decision.do === 'keep' && one.decision.by !== 'chance')
        pen.say(one.decision.by, 'keeps their hand');
    const facts = causedFacts(moment);
    const views = facts.map(({ fact }) => fact);
    for (const [at, caused] of facts.entries()) this.take(caused, views, at);
    pen.flush();
    return pen.taken();
  }

  private take(caused: CausedFact, views: readonly FactView[], at: number): void {
    const { pen } = this;
    const { fact } = caused;
    if (pen.payment.isNew(fact)) pen.pay();
    if (ENDS.has(fact.type)) {
      pen.playing = null;
      pen.latest = null;
    }
    if (pen.payment.take(fact)) {
      pen.paid();
      return;
    }
    pen.settle(fact.type === 'sub-broken' || fact.type === 'trashed' ? fact.type : 'other');
    if (deeds[fact.type]?.(pen, caused) === true) return;
    const step = steps[fact.type];
    if (step === undefined) this.effect(caused);
    else step(pen, { fact, views, at });
  }

  /** What an ability did, in the line of the ability. */
  private effect({ fact, source }: CausedFact): void {
    const { pen } = this;
    const { playing, latest, user } = pen;
    const by = OWN.has(fact.type) ? nameIn(fact) : (source ?? playing ?? latest);
    const side = ownerOf(by) ?? user?.side ?? null;
    const title = titleOf(by) ?? user?.title ?? null;
    if (fact.type === 'shuffled' && this.searched !== null) return;
    const words =
      side === null ? null : (this.found(fact) ?? effectOf(fact, side, pen.places, title));
    if (side !== null && title !== null && words !== null) pen.effect(side, title, words);
    else this.alone(fact);
  }

  /** The server tells a search by what it brought, and of the shuffle only where it brought nothing. */
  private found(fact: FactView): string | null {
    if (fact.type === 'searched') this.searched = SEARCHED[textOf(fact, 'deck')] ?? null;
    const deck = this.searched;
    if (deck === null || (fact.type !== 'returned' && fact.type !== 'ability-resolved'))
      return null;
    this.searched = null;
    if (fact.type === 'ability-resolved') return `shuffle ${deck}`;
    const hand = HANDS[textOf(fact, 'to')];
    const words = `search ${deck} for ${titleOf(nameIn(fact)) ?? 'a card'}`;
    return hand === undefined ? words : `${words} and add it to ${hand}`;
  }

  /** What nobody is known to have caused. */
  private alone(fact: FactView): void {
    const side = fact['side'];
    if (side !== 'corp' && side !== 'runner') return;
    if (fact.type === 'credits-gained')
      this.pen.say(side, `gains ${String(amountOf(fact))} [Credits]`);
    else if (fact.type === 'drew') this.pen.say(side, `draws ${String(amountOf(fact))} cards`);
  }
}
