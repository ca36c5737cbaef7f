import type { Side } from '../lens/side';
import { LIMITS } from '../limits';
import { noticeLead } from '../notice-lead';
import type { Names } from '../privacy/rename';
import { actionOf } from './action';
import { splitCost } from './cost';
import type { Action, LogEvent } from './event';
import { plainIcons } from './icons';
import { enumeration, named } from './place';
import { pronoun } from './pronoun';

/** Reads one line of the server's own; chat is told apart by the caller, who knows the speaker. */
export function parseLine(text: string, names: Names): LogEvent {
  if (text.length > LIMITS.lineLength) return { kind: 'unread', text: text.slice(0, 80) };
  const line = plainIcons(text);
  if (line === '') return { kind: 'note' };
  const lead = noticeLead(line);
  if (lead !== '') return notice(line.slice(lead.length).trim(), names);
  const trace = /^The trace was (un)?successful/.exec(line);
  if (trace !== null) return { kind: 'trace-ended', successful: trace[1] === undefined };
  if (/^The game has ended in a tie/.test(line)) return { kind: 'tied' };
  const actor = actorOf(line, names);
  if (actor === null) return bystander(line);
  return told(actor.side, actor.body.replace(/\s*\.$/, ''));
}

interface Actor {
  readonly side: Side;
  readonly body: string;
}

/** The longer name is tried first: "Ann" may play against "Ann Lee". */
export function actorOf(line: string, names: Names): Actor | null {
  const sides: readonly Side[] =
    names.corp.length >= names.runner.length ? ['corp', 'runner'] : ['runner', 'corp'];
  for (const side of sides) {
    const name = names[side];
    if (name !== '' && line.startsWith(`${name} `))
      return { side, body: line.slice(name.length + 1).trim() };
  }
  return null;
}

function notice(body: string, names: Names): LogEvent {
  const actor = actorOf(body, names);
  const command = /^uses a command: (.+)$/.exec(actor?.body ?? '');
  if (command?.[1] !== undefined)
    return { kind: 'command', side: actor?.side ?? null, command: command[1] };
  // It names the side, whatever its player is called.
  if (/ uses the undo-click command\.?$/.test(body)) return { kind: 'undone' };
  return { kind: 'note' };
}

function bystander(line: string): LogEvent {
  if (/ (?:has )?(?:created|joined|left|rejoined) the game\.?$|as a spectator\.?$/.test(line))
    return { kind: 'note' };
  const left = /^(.+?) (?:has left play: .+|is trashed)\.?$/.exec(line);
  return left?.[1] === undefined
    ? { kind: 'unread', text: line }
    : { kind: 'left-play', card: named(left[1]) };
}

const TURN = new RegExp(
  `^(started|is ending) ${pronoun} turn(?: (\\d+))?(?: with (\\d+)(?: \\[Credits\\])? and (\\d+) cards? in .*)?$`,
);
const DISCARD = new RegExp(
  `^discards (.+?)(?: from (?:HQ|${pronoun} [Gg]rip))?(?: at end of turn)?$`,
);
const OPENING = new RegExp(`^(keeps ${pronoun} hand|takes a mulligan)$`);
const DRAW = new RegExp(`^makes ${pronoun} mandatory start of turn draw$`);

function told(side: Side, body: string): LogEvent {
  const turn = TURN.exec(body);
  if (turn !== null) {
    return {
      kind: 'turn',
      side,
      ending: turn[1] === 'is ending',
      turn: turn[2] === undefined ? null : Number(turn[2]),
      credits: turn[3] === undefined ? null : Number(turn[3]),
      cards: turn[4] === undefined ? null : Number(turn[4]),
    };
  }
  if (OPENING.test(body)) return { kind: 'opening', side, mulligan: body.startsWith('takes') };
  if (DRAW.test(body)) return { kind: 'mandatory-draw', side };
  return inRun(body) ?? outcome(side, body) ?? deed(side, body);
}

const ICE_STEPS = {
  approaches: 'approached',
  encounters: 'encountered',
  passes: 'passed',
} as const;

function inRun(body: string): LogEvent | null {
  const step = /^(approaches|encounters|passes|breaches) (.+)$/.exec(body);
  const what = step?.[2];
  if (step !== null && what !== undefined) {
    const verb = step[1];
    if (verb === 'breaches') return { kind: 'server', step: 'breached', server: what };
    if (verb === 'approaches' || verb === 'encounters' || verb === 'passes') {
      if (verb === 'approaches' && !/ protecting | at position /.test(what)) {
        return { kind: 'server', step: 'approached', server: what };
      }
      return { kind: 'ice', step: ICE_STEPS[verb], card: named(what) };
    }
  }
  if (/^(?:will continue the run|continues the run|has no further action)/.test(body))
    return { kind: 'continued' };
  if (/^jacks out/.test(body)) return { kind: 'jacked-out' };
  const replaced = /^uses the replacement effect from (.+)$/.exec(body);
  if (replaced?.[1] !== undefined) return { kind: 'replaced-breach', title: replaced[1] };
  const revealed = /^must reveal they accessed (.+)$/.exec(body);
  if (revealed?.[1] !== undefined) return { kind: 'access-named', title: revealed[1] };
  // A card that is hosted on another lies in no server by the log: "from ." is all that it has.
  const accessed = /^accesses (.+?)(?: from ?)?$/.exec(body);
  if (accessed?.[1] === undefined) return null;
  return { kind: 'accessed', card: named(accessed[1]), rest: /^everything else/.test(accessed[1]) };
}

function outcome(side: Side, body: string): LogEvent | null {
  const agenda = /^(?:steals|scores) (.+) and gains (-?\d+) agenda points?$/.exec(body);
  if (agenda?.[1] !== undefined)
    return { kind: 'took-agenda', side, title: agenda[1], points: Number(agenda[2]) };
  const fired = /^resolves (?:\d+|all|the) unbroken subroutines? on (.+?)(?: \("(.*)"\))?$/.exec(
    body,
  );
  if (fired?.[1] !== undefined)
    return { kind: 'fired', ice: fired[1], labels: fired[2]?.split('" and "') ?? [] };
  const discarded = DISCARD.exec(body);
  if (discarded?.[1] !== undefined) {
    const count = /^(\d+|an?) cards?$/.exec(discarded[1]);
    if (count !== null)
      return { kind: 'discarded', side, cards: [], amount: Number(count[1]) || 1 };
    const cards = enumeration(discarded[1]);
    return { kind: 'discarded', side, cards, amount: cards.length };
  }
  const kept = /^decides to not pay to steal (.+?)$/.exec(body);
  if (kept?.[1] !== undefined) return { kind: 'access-named', title: kept[1] };
  const removed = /^removes (.+) from the game(?: instead of trashing it)?$/.exec(body);
  if (removed?.[1] !== undefined) return { kind: 'removed', title: removed[1] };
  if (/^sets \w+(?: \w+)* to -?\d+/.test(body)) return { kind: 'command', side, command: body };
  if (/^is flatlined/.test(body)) return { kind: 'over', how: 'flatlined', side };
  if (/^is decked/.test(body)) return { kind: 'over', how: 'decked', side };
  if (/^wins the game/.test(body)) return { kind: 'over', how: 'won', side };
  if (/^concedes/.test(body)) return { kind: 'over', how: 'conceded', side };
  if (
    /^(?:places \d|flips|has left|has created|has chosen|has finished|joined|left|rejoined|indicates|chooses|declines|decides|guesses|rearranges|starts with|bypasses|hosts|is prevented)\b|^swaps the position\b/.test(
      body,
    )
  ) {
    return { kind: 'note' };
  }
  return null;
}

/** A deed with or without a cost: "pays 2 [Credits] to rez X", "uses X to Y", "installs X". */
function deed(side: Side, body: string): LogEvent {
  const paid = splitCost(body);
  if (paid !== null && paid.action !== null)
    return { kind: 'acted', side, cost: paid.cost, action: actionOf(paid.action) };
  const trashes = /^trashes (.*?)\s*(?:due to (.+))?$/.exec(body);
  if (trashes !== null)
    return { kind: 'trashed', side, text: trashes[1] ?? '', cause: trashes[2] ?? null };
  if (paid !== null) return { kind: 'acted', side, cost: paid.cost, action: { do: 'pay' } };
  const took = /^takes (\d+ bad publicity)\b/.exec(body);
  if (took?.[1] !== undefined) return acted(side, { do: 'other', text: `take ${took[1]}` });
  const free =
    /^(use|install|play|rez|trash|steal|gain|draw|advance|remove|purge)(?:s|zes|ses|es)? (.+)$/.exec(
      body,
    );
  if (free !== null) return acted(side, actionOf(`${free[1] ?? ''} ${free[2] ?? ''}`));
  const runs = /^(?:makes a run on|runs on|runs) (.+)$/.exec(body);
  if (runs?.[1] !== undefined) return acted(side, { do: 'run', server: runs[1] });
  return { kind: 'unread', text: body };
}

function acted(side: Side, action: Action): LogEvent {
  return { kind: 'acted', side, cost: null, action };
}
