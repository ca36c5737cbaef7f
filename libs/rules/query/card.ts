import type { CardType } from '../state/trait';
import type { Work } from '../machine/work';
import { bitOf } from '../ability/hook';
import type { Modifier } from '../ability/modifier';
import type { Definition, Figures, Placed } from '../ability/pool';
import type { CardValue } from '../ability/value';
import type { Card, Zone } from '../state/card';
import type { CardId } from '../state/card-id';
import type { Side } from '../state/side';

/** Throws: an id that is no card of the game is a bug, never an input. */
export function cardOf(g: Work, id: CardId): Card {
  const card = g.state.cards[id];
  if (card === undefined) throw new Error(`no card ${id} in this game`);
  return card;
}

/** The definition of the face that is up, with the text that works now (FLIP-01, BLANK-01). */
export function definitionOf(g: Work, card: Card): Definition {
  const definition = g.pool.definitions[card.def];
  if (definition === undefined) throw new Error(`no definition ${card.def} in ${g.pool.name}`);
  if (card.blank) return definition.blank;
  return card.face === 0 ? definition : (definition.faces[card.face] ?? definition);
}

/** The abilities a card has now, each at its place; all questions about abilities come through here. */
export const abilitiesOf = (g: Work, card: Card): readonly Placed[] =>
  definitionOf(g, card).abilities;

const noModifiers: readonly Modifier[] = [];

/** What its constant abilities modify, by the word. */
export function modifiersOf(g: Work, card: Card, of: Modifier['of']): readonly Modifier[] {
  for (const one of definitionOf(g, card).printed) if (one.of === of) return one.modifiers;
  return noModifiers;
}

const none: readonly Placed[] = [];

/** Those of its abilities that answer to a hook while it is active. */
export function answering(g: Work, card: Card, hook: number): readonly Placed[] {
  const { bits, byHook } = definitionOf(g, card);
  return (bits & bitOf(hook)) === 0 ? none : (byHook.get(hook) ?? none);
}

/** Those that do so while it is inactive (ZONE-06). */
export function answeringAnywhere(g: Work, card: Card, hook: number): readonly Placed[] {
  const { bitsAnywhere, anywhere } = definitionOf(g, card);
  return (bitsAnywhere & bitOf(hook)) === 0 ? none : (anywhere.get(hook) ?? none);
}

export const valueOf = (g: Work, card: Card): CardValue => definitionOf(g, card).value;
export const figuresOf = (g: Work, card: Card): Figures => definitionOf(g, card).figures;
export const ownerOf = (g: Work, card: Card): Side => definitionOf(g, card).side;
export const titleOf = (g: Work, id: CardId): string => valueOf(g, cardOf(g, id)).title;
export const typeOfCard = (g: Work, card: Card): CardType => definitionOf(g, card).type;
export const typeOf = (g: Work, id: CardId): CardType => typeOfCard(g, cardOf(g, id));

export const isInstalledZone = (zone: Zone): boolean =>
  zone === 'root' || zone === 'ice' || zone === 'rig';
export const isInstalled = ({ zone }: Card): boolean => isInstalledZone(zone);
export const isInstalledCorp = (card: Card): boolean => card.zone === 'root' || card.zone === 'ice';

/** A facedown Runner card has no type, subtype or cost (ZONE-05, INST-22). */
export const isBlank = (card: Card): boolean => card.zone === 'rig' && !card.faceup;

/** An agenda turned faceup is neither rezzed nor unrezzed (TYPE-02). */
export const isRezzed = (g: Work, card: Card): boolean =>
  isInstalledCorp(card) && card.faceup && typeOfCard(g, card) !== 'agenda';
/** Ice that was installed on another card protects nothing and lies there facedown (HOST-15). */
export const isHostedIce = (g: Work, card: Card): boolean =>
  card.zone === 'hosted' && typeOfCard(g, card) === 'ice';
export const isUnrezzed = (card: Card): boolean => isInstalledCorp(card) && !card.faceup;

/** Cards hosted on a card, in the order of the game's cards (HOST-06, HOST-07). */
export function hostedOn(g: Work, host: CardId): CardId[] {
  const hosted: CardId[] = [];
  for (const id of g.state.runner.rig) if (cardOf(g, id).host === host) hosted.push(id);
  for (const id of g.state.hosted) if (cardOf(g, id).host === host) hosted.push(id);
  // HOST-19: in the root of the same server.
  const { zone, server } = cardOf(g, host);
  if (zone === 'root')
    for (const { name, root } of g.state.servers)
      if (name === server) for (const id of root) if (cardOf(g, id).host === host) hosted.push(id);
  return hosted;
}

export const printedPoints = (g: Work, card: Card): number => figuresOf(g, card).points ?? 0;
