import { listedTitles } from '../log/listed-titles';

/** What an ability does, as far as lines tell it apart. */
/** `beside`: what a card that breaks does besides; to raise its own strength is no such thing. */
export type Use = 'break' | 'boost' | 'weaken' | 'beside' | 'otherwise';

export const tells: { readonly [use in Use]: RegExp } = {
  break: /\bbreak /,
  boost: /(?<!-\d+ )\bstrength\b(?! to (?:the )?current)/,
  weaken: /-\d+ strength|\b(?:lower|reduce)/,
  beside: /^(?!.*\bbreak |increase its strength )/,
  otherwise: /(?:)/,
};

/** An ability that trashes its own card has a line without a use. */
const paysForTrash = / spends (?:\[Click\])+.* to trash /;

/** What a line tells that a card is used for; null for any other line. */
export function useIn(title: string, line: string): string | null {
  const at = line.search(/ uses? /);
  const used = ` ${title} to `;
  const does = at < 0 ? -1 : line.indexOf(used, at);
  // It may be used on a copy of itself.
  if (does >= 0) return line.slice(does + used.length);
  return at < 0 && line.endsWith(` to trash ${title}.`) && paysForTrash.test(line)
    ? `trash ${title}`
    : null;
}

const taking = /^(?:discard|trash) (.+?)(?: and (?:draw|gain) \d+ .+?)?\.?$/;

/** What a line tells a card to discard or trash, one by one; what else it says there is among it. */
export function takenIn(title: string, line: string): readonly string[] {
  const list = taking.exec(useIn(title, line) ?? '')?.[1];
  return list === undefined ? [] : listedTitles(list);
}

const showing = /^reveal (.+?) from (?:HQ|the [Gg]rip)\b/;

/** What a line tells a card to reveal of a hand, one by one. */
export function shownIn(title: string, line: string): readonly string[] {
  const list = showing.exec(useIn(title, line) ?? '')?.[1];
  return list === undefined ? [] : listedTitles(list);
}

const choosing = /^choose (.+) to (?:discard|trash)\.?$/;

/** What a line tells that a card had chosen to be discarded or trashed, one by one: it goes with what else damage takes. */
export function chosenToGo(title: string, line: string): readonly string[] {
  const list = choosing.exec(useIn(title, line) ?? '')?.[1];
  return list === undefined ? [] : listedTitles(list);
}

const bringing = /^(?:add|reveal) (.+?) (?:to (?:HQ|the [Gg]rip) )?from (?:R&D|the [Ss]tack)\b/;

/** What a line tells a card to bring out of a deck that it searched, one by one. */
export function broughtIn(title: string, line: string): readonly string[] {
  const list = bringing.exec(useIn(title, line) ?? '')?.[1];
  return list === undefined ? [] : listedTitles(list);
}

const putsBack = / shuffles (.+) from (?:the heap|Archives) into /;

/** The cards that a line tells to be put back into a deck, where it does not say which card does it; null for any other line. */
export const shuffledBack = (line: string): string | null =>
  / uses? /.test(line) ? null : (putsBack.exec(line)?.[1] ?? null);

const replaces = / uses the replacement effect from (.+?)\.?$/;

/** The title of what a line tells to take the place of a breach; null for any other line. */
export const replacing = (line: string): string | null => replaces.exec(line)?.[1] ?? null;

/** What lies on a card raises its strength, and the line tells it of what does. */
export const tellsPumpBy = (title: string, line: string): boolean =>
  line.includes(` to pump the strength of ${title} by `);

/** Whether a line tells that a card is used in this way. */
export function tellsUse(title: string, how: Use, line: string): boolean {
  if (line.includes(` strength of ${title} to `))
    return how === 'boost' || (how === 'break' && / and break /.test(line));
  if (tellsPumpBy(title, line)) return how === 'boost';
  const what = useIn(title, line);
  return what !== null && tells[how].test(what);
}

const credits = /(\d+) *\[Credits?\]/g;

const paidIn = (line: string): number =>
  [...line.matchAll(credits)].reduce((sum, [, paid]) => sum + Number(paid), 0);

/** Several subroutines, or as much strength as is needed, are told by one line: for one credit that is raised once. */
export const tellsSeveral = (line: string): boolean =>
  line.includes('subroutines') || (line.includes('strength of') && paidIn(line) !== 1);
