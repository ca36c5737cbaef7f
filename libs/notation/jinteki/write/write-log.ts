import type { FactView } from '#rules/view/fact';
import type { Moment } from '#rules/view/telling';
import type { Names } from '../privacy/rename';
import { deeds } from './deeds';
import { effectOf } from './effects';
import { amountOf, nameIn, ownerOf, titleOf } from './fields';
import { Pen } from './pen';
import { steps } from './steps';
import { causedFacts, type CausedFact } from './told-facts';

/** Where an event or operation has surely resolved, and an access or trace has no more effects. */
const ENDS: ReadonlySet<string> = new Set(['clicks-spent', 'turn-ended']);

/**
 * A game as a viewer was told it, in the words of jinteki.net's log. Feed it every moment in order;
 * each gives its lines, without line ends.
 */
export class JintekiLog {
  private readonly pen: Pen;

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
    const by = fact.type === 'credits-taken' ? nameIn(fact) : (source ?? playing ?? latest);
    const side = ownerOf(by) ?? user?.side ?? null;
    const title = titleOf(by) ?? user?.title ?? null;
    const words = side === null ? null : effectOf(fact, side, pen.places);
    if (side !== null && title !== null && words !== null) pen.effect(side, title, words);
    else this.alone(fact);
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
