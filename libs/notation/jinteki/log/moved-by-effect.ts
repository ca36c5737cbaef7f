import type { Fact } from '../facts';
import type { Side } from '../lens/side';
import { actionOf } from './action';
import { refTo } from './effect';
import { installed } from './facts-of-line';
import type { LogEvent } from './event';
import { enumeration } from './place';
import { pronoun } from './pronoun';

/** Text of subroutines in brackets tells what would be done. */
const PROMISES = / ?\(.*\)/g;
const INSTALLS = /\binstall (.+)$/;
const TRASHES = /(?<!prevent )\btrash (?!of\b)(.+)$/;
const FROM_TOP = new RegExp(
  `^(?:the top|(\\d+)) +cards? (?:of|from)(?: the top of)? (?:R&D|${pronoun} [Ss]tack)`,
);
const HIDDEN = new RegExp(
  `^(?:an?|(\\d+)) +cards?(?: from (?:HQ|R&D|${pronoun} [Gg]rip)|(?= and |$))`,
);
/** What goes on after the cards of an effect. */
const FURTHER =
  / at no cost$|\. .*$| and (?:gain|draw|take|lose|do|end|place|give|make|shuffle|install|add)\b.*$/;

function trashed(text: string, by: Side, self: string): readonly Fact[] {
  // How many that are, no word tells.
  if (/^all\b/.test(text)) return [];
  const named = text.replace(FURTHER, '');
  const unseen = FROM_TOP.exec(named) ?? HIDDEN.exec(named);
  const titles =
    unseen === null
      ? enumeration(named).map((title) => (title === 'itself' ? self : title))
      : Array<string>(Number(unseen[1] ?? 1)).fill('a card');
  return titles.map((title) => ({
    ...{ type: 'trashed', card: refTo(title), by, from: null },
    faceup: unseen === null,
  }));
}

/**
 * Cards that an ability installed or trashed, which a replay shows in its states and a pasted log in
 * the words of the ability alone.
 */
export function movedByEffect(event: LogEvent): readonly Fact[] {
  if (event.kind !== 'acted' || event.action.do !== 'use') return [];
  const { title, effect } = event.action;
  const told = effect.replaceAll(PROMISES, '');
  const facts: Fact[] = [];
  const install = INSTALLS.exec(told);
  const action = install?.[1] === undefined ? null : actionOf(`install ${install[1]}`);
  if (action?.do === 'install') facts.push(installed(event.side, action.card, action.host));
  const trash = install === null ? TRASHES.exec(told)?.[1] : undefined;
  if (trash !== undefined) {
    const by = told.includes('force the Corp to') ? 'corp' : event.side;
    for (const part of trash.split(' and trash ')) facts.push(...trashed(part, by, title));
  }
  return facts;
}
