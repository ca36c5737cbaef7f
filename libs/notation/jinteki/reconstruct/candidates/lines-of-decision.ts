import type { Decision, Pool, Prompt, State } from '#rules';
import { basics } from '../evidence-of-acts';
import type { Tells } from '../evidence-of-places';
import { namesOfPlace } from '../names-of-place';
import { tellsUse, type Use, useIn } from '../told-use';
import { listedTitles } from '../../log/listed-titles';
import { linesOfAccess } from './lines-of-access';
import { cardIn, titleOf } from './shows';
import { useOf, usesOf } from './use-of';

const hiddenInstall = / to install (?:ice|a card)\b/i;

const bids = {
  corp: / to increase trace strength to /,
  runner: / to increase link strength to /,
  any: / to increase (?:trace|link) strength to /,
} as const;

/** What a line tells of a run that goes on at a server which was chosen for it. */
const moving = [
  'move itself and the run on',
  'redirect the run to',
  'change the attacked server to',
];

/** What a basic action is told by: no card does it. */
const basic = (name: string, does: string): Tells => ({
  name,
  in: (line) => line.includes(` Basic Action Card${does}`),
});

const swap = /^ swap (.+) with (.+)$/;

/** What a card is told to be used for is to swap one for another, each called by one of its names. */
function swaps(what: string, one: readonly string[], other: readonly string[]): boolean {
  const [, from, to] = swap.exec(what) ?? [];
  if (from === undefined || to === undefined) return false;
  const isAmong = (text: string, names: readonly string[]): boolean =>
    names.some((name) => name !== '' && text.endsWith(name));
  return isAmong(from, one) && isAmong(to, other);
}

/** Lines of these tell of no answer to what the same card asks. */
const tellsApart: ReadonlySet<Use> = new Set(['break', 'boost', 'weaken']);

/** A line of one pump; that which tells the strength reached may tell of more. */
const pumpOnce =
  (title: string) =>
  (line: string): boolean =>
    useIn(title, line) !== null;

/** The cards that a line tells damage to take. */
export const damagedIn = (line: string): readonly string[] =>
  listedTitles(/ trashes (.+) due to \w+ damage\.?$/.exec(line)?.[1] ?? '');

/** What is installed for a use may be paid for besides. */
const paidWith = / \(([^()]+)\)(?:, and then pays \d+ \[Credits?\],)? to use (.+?) to /;

const whereItLay = / (?:hosted on|in|protecting) .*/;

/** The cards that a line tells to go for the use of a card, as it names them behind how many they are. */
function paidIn(title: string, line: string): readonly string[] {
  const [, cards = '', used] = paidWith.exec(line) ?? [];
  return used === title ? listedTitles(cards).map((one) => one.replace(whereItLay, '')) : [];
}

/** Which lines may tell of a decision; null where none is sure to. */
export function linesOf(
  pool: Pool,
  state: State,
  decision: Decision,
  asked: Prompt | null,
): Tells | null {
  switch (decision.do) {
    case 'use': {
      const title = titleOf(pool, state, decision.card);
      const how = useOf(pool, state, decision.card, decision.ability);
      const pumps = how === 'boost' ? pumpOnce(title) : null;
      return {
        name: `${how} ${title}`,
        in: (line) => tellsUse(title, how, line),
        ...(pumps === null ? {} : { once: pumps }),
      };
    }
    case 'rez': {
      const named = ` rez ${titleOf(pool, state, decision.card)}`;
      return { name: named, in: (line) => line.includes(named) };
    }
    case 'play': {
      const played = ` to play ${titleOf(pool, state, decision.card)}`;
      return { name: played, in: (line) => line.includes(played) };
    }
    case 'install': {
      const isCorps = pool.definitions[cardIn(state, decision.card).def]?.side === 'corp';
      // Theirs tells it as a use of the host, or not at all.
      if (isCorps && decision.host !== undefined) return null;
      const installed = ` to install ${titleOf(pool, state, decision.card)}`;
      return {
        name: isCorps ? 'install' : installed,
        in: (line) =>
          (isCorps ? hiddenInstall.test(line) : line.includes(installed)) && !/ uses? /.test(line),
        ...(isCorps ? {} : { asks: titleOf(pool, state, decision.card) }),
      };
    }
    case 'jack-out':
      return { name: 'jack-out', in: (line) => line.endsWith(' jacks out.') };
    case 'bid': {
      // Each side's bid has a line of its own.
      const raised = asked === null ? bids.any : asked.for === 'runner' ? bids.runner : bids.corp;
      return { name: `bid ${raised.source}`, in: (line) => raised.test(line) };
    }
    case 'draw': {
      // Of a draw that ends the game the end alone may be told.
      const drawn = (line: string): boolean => basics.draw.test(line) || / is decked\b/.test(line);
      return { name: decision.do, in: drawn };
    }
    case 'run':
    case 'gain-credit': {
      const told = basics[decision.do];
      return { name: decision.do, in: (line) => told.test(line) };
    }
    case 'advance':
      return basic('advance', ' to advance ');
    case 'purge':
      return basic('purge', ' to purge ');
    case 'remove-tag':
      return basic('remove-tag', ' to remove 1 tag');
    case 'trash-resource':
      return basic('trash-resource', ' to trash ');
    case 'score': {
      const scored = ` scores ${titleOf(pool, state, decision.card)} and gains `;
      return { name: scored, in: (line) => line.includes(scored) };
    }
    case 'replace': {
      const replaced = ` replacement effect from ${titleOf(pool, state, decision.card)}`;
      return { name: replaced, in: (line) => line.includes(replaced) };
    }
    case 'discard': {
      const end = / discards .+ at end of turn/;
      return { name: 'discard', in: (line) => end.test(line) };
    }
    case 'option': {
      if (asked?.kind !== 'option' || decision.option === 'no') return null;
      const title = titleOf(pool, state, asked.source);
      const own = usesOf(pool, state, asked.source).filter((how) => tellsApart.has(how));
      return {
        name: `answer ${title}`,
        answers: title,
        in: (line) => useIn(title, line) !== null && !own.some((how) => tellsUse(title, how, line)),
      };
    }
    case 'server': {
      if (asked?.kind !== 'server') return null;
      const title = titleOf(pool, state, asked.source);
      const onto = `target ${decision.server}`;
      const moved = moving.map((words) => `${words} ${decision.server} `);
      return {
        name: `answer ${title} on ${decision.server}`,
        answers: title,
        early: true,
        in: (line) => {
          const what = (useIn(title, line) ?? '').replace(/\.$/, '');
          return what === onto || moved.some((words) => `${what} `.startsWith(words));
        },
      };
    }
    case 'keep':
      return { name: 'keep', in: (line) => / keeps \w+ hand\.$/.test(line) };
    case 'mulligan':
      return { name: 'mulligan', in: (line) => line.endsWith(' takes a mulligan.') };
    case 'pick': {
      if (asked?.kind !== 'pick' || asked.source === null) return null;
      const [by, title] = [titleOf(pool, state, asked.source), titleOf(pool, state, decision.card)];
      if (asked.why === 'cost')
        return { name: `${by} for ${title}`, in: (line) => paidIn(by, line).includes(title) };
      if (asked.why !== 'choose') return null;
      const trashed = ` trash ${title}`;
      const own = namesOfPlace(by, asked.source, state.servers);
      const other = namesOfPlace(title, decision.card, state.servers);
      return {
        name: `${by} ${own.join()} on ${title} ${other.join()}`,
        answers: by,
        in: (line) => {
          const what = ` ${useIn(by, line) ?? ''}`.replace(/\.$/, '');
          return what.endsWith(trashed) || swaps(what, own, other);
        },
      };
    }
    case 'random': {
      if (asked?.kind !== 'random' || asked.why !== 'damage') return null;
      const title = titleOf(pool, state, decision.card);
      return {
        name: `damage ${title}`,
        in: (line) => damagedIn(line).includes(title),
        happens: true,
      };
    }
    case 'pass':
    case 'continue':
    case 'access':
    case 'access-zone':
    case 'decline-steal':
    case 'done':
    case 'break':
    case 'first':
    case 'number':
    case 'pay':
    case 'shuffle':
    case 'concede':
      return null;
    case 'trash-accessed':
    case 'leave-accessed':
    case 'steal':
      // "Everything else" in Archives is accessed in no order.
      return asked?.kind === 'accessed' &&
        (decision.do !== 'leave-accessed' || cardIn(state, asked.card).zone !== 'archives')
        ? linesOfAccess(titleOf(pool, state, asked.card), decision.do)
        : null;
  }
}
