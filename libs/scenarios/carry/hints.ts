import { type Decision, type Prompt, type Code, type CardId, isServerName } from '#rules';
import type { Names } from '#notation/scenario/names';
import { usualPayment } from '../policy';
import type { Meant } from './meant';

/** What a script says beyond the decision itself, used up question by question. */
export interface Hints {
  readonly trash: CardId[];
  readonly forfeit: CardId[];
  readonly picks: CardId[];
  readonly subs: number[];
  readonly host: CardId[];
  numbers: number[];
  servers: string[];
  options: string[];
  readonly pay: Readonly<Record<string, number>> | null;
  /** Picks were said to be all there are, even none. */
  readonly closed: boolean;
}

/** Hints of a decision whose own parts, such as an install's server, are already used. */
export const hintsOf = (meant: Meant): Hints => ({
  trash: [...(meant.trash ?? [])],
  forfeit: [...(meant.forfeit ?? [])],
  picks: [...(meant.targets ?? [])],
  subs: [...(meant.subs ?? [])],
  host: meant.host === null ? [] : [meant.host],
  numbers: [meant.x, meant.number].filter((one): one is number => one !== null),
  servers: meant.server === null ? [] : [meant.server],
  options: meant.option === null ? [] : [meant.option],
  pay: meant.pay,
  closed: false,
});

/** The answer the hints give to a question, the code they are refused with, or nothing. */
export type Hinted =
  | { readonly is: 'answer'; readonly decision: Decision }
  | { readonly is: 'wrong'; readonly code: Code }
  | { readonly is: 'silent' };

const silent: Hinted = { is: 'silent' };
const answer = (decision: Decision): Hinted => ({ is: 'answer', decision });

function picked(list: CardId[], from: readonly CardId[]): Hinted {
  if (list.length === 0) return silent;
  const at = list.findIndex((one) => from.includes(one));
  const [next] = at < 0 ? [] : list.splice(at, 1);
  return next === undefined
    ? { is: 'wrong', code: 'BAD_TARGET' }
    : answer({ do: 'pick', card: next });
}

function listFor(hints: Hints, prompt: Extract<Prompt, { kind: 'pick' }>): CardId[] {
  if (prompt.why === 'install-trash' || prompt.why === 'memory')
    return hints.trash.length > 0 ? hints.trash : hints.picks;
  if (prompt.why === 'forfeit') return hints.forfeit.length > 0 ? hints.forfeit : hints.picks;
  return prompt.why === 'host' ? hints.host : hints.picks;
}

function pickAnswer(hints: Hints, prompt: Extract<Prompt, { kind: 'pick' }>): Hinted {
  const found = picked(listFor(hints, prompt), prompt.from);
  const isRoom = prompt.why === 'install-trash' || prompt.why === 'host';
  // What has to go was not asked about; whether all that was said went shows at the end.
  const isForced = found.is === 'wrong' && prompt.why === 'install-trash' && prompt.done;
  if (found.is !== 'silent' && !isForced) return found;
  return prompt.done && (hints.closed || isRoom) ? answer({ do: 'done' }) : silent;
}

function subAnswer(hints: Hints, prompt: Extract<Prompt, { kind: 'subs' }>, count: number): Hinted {
  const [next] = hints.subs;
  if (next === undefined) return prompt.done ? answer({ do: 'done' }) : silent;
  if (!prompt.subs.includes(next))
    return { is: 'wrong', code: next < count ? 'ALREADY_BROKEN' : 'BAD_TARGET' };
  hints.subs.shift();
  return answer({ do: 'break', sub: next });
}

/** How many credits the script pins on the source that is asked about. */
function payAnswer(
  names: Names,
  hints: Hints,
  prompt: Extract<Prompt, { kind: 'pay' }>,
  runCard: (name: string) => boolean,
): Hinted {
  if (hints.pay === null) return answer(usualPayment(prompt));
  let credits = 0;
  for (const [name, amount] of Object.entries(hints.pay)) {
    if (name === 'pool') continue;
    const fits =
      prompt.source === 'run-credits'
        ? name === 'bad-publicity' || runCard(name)
        : name !== 'bad-publicity' && names.isCalled(prompt.source, name);
    if (fits) credits += amount;
  }
  if (credits < prompt.from || credits > prompt.to) return { is: 'wrong', code: 'CANNOT_PAY' };
  return answer({ do: 'pay', credits });
}

/** Credits pinned for a decision choose the way of paying that costs so many. */
function paidOption({ pay }: Hints, options: readonly string[]): string | undefined {
  if (pay === null) return undefined;
  const credits = Object.values(pay).reduce((sum, amount) => sum + amount, 0);
  return options.find((option) => option === `pay-${credits}`);
}

/** REZ-08: who says what is forfeited to rez a card pays no rez cost; who does not pays that. */
const rezOption = (hints: Hints, options: readonly string[]): string | undefined =>
  options[1] !== 'instead' ? undefined : hints.forfeit.length > 0 ? options[1] : options[0];

/** What the hints say to a question; `subs` is how many subroutines the encountered ice has. */
export function hinted(
  names: Names,
  hints: Hints,
  prompt: Prompt,
  runCard: (name: string) => boolean,
  subs: number,
): Hinted {
  if (prompt.kind === 'pay') return payAnswer(names, hints, prompt, runCard);
  if (prompt.kind === 'pick') return pickAnswer(hints, prompt);
  if (prompt.kind === 'subs') return subAnswer(hints, prompt, subs);
  if (prompt.kind === 'number') {
    const number = hints.numbers.shift();
    return number === undefined ? silent : answer({ do: 'number', number });
  }
  if (prompt.kind === 'server') {
    const server = hints.servers.shift();
    if (server === undefined) return silent;
    return server === 'new' || isServerName(server)
      ? answer({ do: 'server', server })
      : { is: 'wrong', code: 'BAD_TARGET' };
  }
  if (prompt.kind === 'option') {
    const option =
      hints.options.shift() ??
      paidOption(hints, prompt.options) ??
      rezOption(hints, prompt.options);
    return option === undefined ? silent : answer({ do: 'option', option });
  }
  return silent;
}
