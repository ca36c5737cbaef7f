import type { CardId, Side } from '#rules';
import type { Names } from '#notation/scenario/names';
import type { DecisionStep, HarnessStep, Spoken } from '#notation/scenario/scenario';
import type { ToldMove } from './told';

type Said = Partial<{ -readonly [K in keyof Spoken]: NonNullable<Spoken[K]> }>;

const silent: Omit<Spoken, 'by' | 'do'> = {
  ...{ card: null, cards: null, server: null, host: null, trash: null, x: null, ability: null },
  ...{ subs: null, targets: null, for: null, option: null, number: null, credits: null },
  ...{ forfeit: null, pay: null, zone: null },
};

/** A step of a script that says this and nothing else. */
export const stepOf = (
  said: Said & { by: Side; do: Spoken['do'] },
  at: string | null,
): DecisionStep => ({
  ...{ kind: 'decision', at, label: null, expect: [], illegal: [] },
  said: { ...silent, ...said },
});

/** What a runner of scenarios answers by itself where a script says nothing. */
export function isUnsaid({ by, decision, prompt }: ToldMove): boolean {
  if (by === 'chance') return true;
  if (decision.do === 'pay') return prompt?.kind === 'pay' && decision.credits === prompt.to;
  if (decision.do === 'first') return decision.ability === 0;
  if (decision.do === 'done')
    return prompt?.kind === 'pick' && (prompt.why === 'install-trash' || prompt.why === 'host');
  return decision.do === 'pass' || decision.do === 'continue';
}

/** Answers to what a decision brings up, which a script may say with it. */
const answers: ReadonlySet<ToldMove['decision']['do']> = new Set<ToldMove['decision']['do']>([
  'pick',
  'done',
  'option',
  'server',
  'number',
  'break',
  'pay',
]);

/** The moves behind a head that may be said together with it. */
function tailOf(moves: readonly ToldMove[], head: number): readonly ToldMove[] {
  const tail: ToldMove[] = [];
  const by = moves[head]?.by;
  for (const move of moves.slice(head + 1)) {
    if (move.by !== by || !answers.has(move.decision.do)) break;
    tail.push(move);
  }
  return tail;
}

/** Puts moves that were made of a question into the words of the decision that raised it. */
class Telling {
  constructor(private readonly names: Names) {}

  /** The head alone; how many moves it says. Null where scripts have no word for it. */
  head(
    moves: readonly ToldMove[],
    at: number,
  ): { readonly said: Said; readonly count: number } | null {
    const move = moves[at];
    if (move === undefined) return null;
    const { decision, prompt } = move;
    const one = (said: Said) => ({ said, count: 1 });
    const source = (id: CardId | null): Said => (id === null ? {} : { for: this.name(id) });
    switch (decision.do) {
      case 'gain-credit':
      case 'draw':
      case 'purge':
      case 'remove-tag':
      case 'pass':
      case 'continue':
      case 'jack-out':
      case 'keep':
      case 'mulligan':
        return one({ do: decision.do });
      case 'play':
      case 'advance':
      case 'rez':
      case 'score':
      case 'trash-resource':
        return one({ do: decision.do, card: this.name(decision.card) });
      case 'install':
        return one({
          ...{ do: 'install', card: this.name(decision.card) },
          ...(decision.server === undefined ? {} : { server: decision.server }),
          ...(decision.host === undefined ? {} : { host: this.name(decision.host) }),
        });
      case 'run':
        return one({ do: 'run', server: decision.server });
      case 'use':
        return one({
          ...{ do: 'use', card: this.name(decision.card) },
          ...(move.line === null ? {} : { ability: move.line }),
        });
      case 'access':
        return one({ do: 'access', card: this.name(decision.card) });
      case 'access-zone':
        if (prompt?.kind === 'replace') return one({ do: 'choose', option: 'access' });
        return one({ do: 'access', ...(move.zone === null ? {} : { zone: move.zone }) });
      case 'replace':
        return one({ do: 'choose', for: this.name(decision.card), option: 'replace' });
      case 'trash-accessed':
      case 'leave-accessed':
      case 'steal':
      case 'decline-steal':
        return one({
          do: decision.do,
          ...(prompt?.kind === 'accessed' || prompt?.kind === 'steal'
            ? { card: this.name(prompt.card) }
            : {}),
        });
      case 'discard': {
        const cards = this.inARow(moves, at, 'discard');
        return { said: { do: 'discard', cards }, count: cards.length };
      }
      case 'pick': {
        const cards = this.inARow(moves, at, 'pick');
        const next = moves[at + cards.length];
        const isEnded = next?.by === move.by && next.decision.do === 'done';
        return { said: { do: 'choose', cards }, count: cards.length + (isEnded ? 1 : 0) };
      }
      case 'done':
        return one({ do: 'choose', option: 'no' });
      case 'break':
        return one({ do: 'choose', number: decision.sub });
      case 'option':
        return one({
          ...{ do: 'choose', option: move.option ?? decision.option },
          ...source(prompt?.kind === 'option' ? prompt.source : null),
        });
      case 'server':
        return one({ do: 'choose', server: decision.server });
      case 'first': {
        const card = prompt?.kind === 'order' ? prompt.sources[decision.ability] : undefined;
        if (card === undefined) return null;
        return one({ do: 'choose', option: 'resolve-first', cards: [this.name(card)] });
      }
      case 'number':
        return one({ do: 'choose', number: decision.number });
      case 'bid':
        return one({ do: 'bid', credits: decision.credits });
      case 'concede':
        return one({ do: 'concede' });
      case 'pay':
      case 'random':
      case 'shuffle':
        return null;
    }
  }

  /** What was answered, as words beside the head; null where there is no room for it. */
  hints(head: Said, tail: readonly ToldMove[]): Said | null {
    let said: Said | null = { ...head };
    for (const move of tail) said = said === null ? null : this.withAnswer(said, move);
    return said;
  }

  private withAnswer(said: Said, { decision, prompt, option }: ToldMove): Said | null {
    if (decision.do === 'done') return said;
    if (decision.do === 'break') return { ...said, subs: [...(said.subs ?? []), decision.sub] };
    if (decision.do === 'option')
      return said.option === undefined ? { ...said, option: option ?? decision.option } : null;
    if (decision.do === 'server')
      return said.server === undefined ? { ...said, server: decision.server } : null;
    if (decision.do === 'number')
      return said.x === undefined ? { ...said, x: decision.number } : null;
    if (decision.do === 'pay' && prompt?.kind === 'pay') {
      const name = prompt.source === 'run-credits' ? 'bad-publicity' : this.name(prompt.source);
      const before = said.pay?.[name] ?? 0;
      return { ...said, pay: { ...said.pay, [name]: before + decision.credits } };
    }
    if (decision.do !== 'pick' || prompt?.kind !== 'pick') return null;
    const card = this.name(decision.card);
    if (prompt.why === 'host') return said.host === undefined ? { ...said, host: card } : null;
    if (prompt.why === 'install-trash' || prompt.why === 'memory')
      return { ...said, trash: [...(said.trash ?? []), card] };
    if (prompt.why === 'forfeit') return { ...said, forfeit: [...(said.forfeit ?? []), card] };
    return { ...said, targets: [...(said.targets ?? []), card] };
  }

  private inARow(
    moves: readonly ToldMove[],
    from: number,
    verb: 'pick' | 'discard',
  ): readonly string[] {
    const cards: string[] = [];
    const by = moves[from]?.by;
    for (const { decision, by: whose } of moves.slice(from)) {
      if (whose !== by || decision.do !== verb) break;
      cards.push(this.name(decision.card));
    }
    return cards;
  }

  private name(id: CardId): string {
    return this.names.nameOf(id);
  }
}

/** A step with how many moves it says: a decision and answers to what it brings up. */
export interface Way {
  readonly step: DecisionStep;
  readonly count: number;
}

/**
 * Ways to say a decision, the plainest first: by itself, with answers to what it brings up, in a window
 * that is named. Whether one of them says it, only playing it shows.
 */
export function* waysToSay(names: Names, moves: readonly ToldMove[], at: number): Generator<Way> {
  const move = moves[at];
  if (move === undefined || move.by === 'chance') return;
  const { by, window } = move;
  const telling = new Telling(names);
  const head = telling.head(moves, at);
  if (head === null || head.said.do === undefined) return;
  const { do: verb, cards = [] } = head.said;
  const tail = tailOf(moves, at + head.count - 1);
  for (let length = tail.length; length >= 0; length -= 1) {
    const said = telling.hints(head.said, tail.slice(0, length));
    if (said === null) continue;
    for (const place of [null, window]) {
      yield { step: stepOf({ ...said, by, do: verb }, place), count: head.count + length };
      // Cards that are chosen one after another may be answers to several questions.
      if (length === 0 && verb === 'choose')
        for (let some = cards.length - 1; some > 0; some -= 1)
          yield {
            step: stepOf({ ...said, by, do: verb, cards: cards.slice(0, some) }, place),
            count: some,
          };
    }
  }
}

/** A step as a script writes it. */
export const writtenStep = (step: DecisionStep | HarnessStep): object =>
  step.kind === 'to'
    ? { by: 'harness', do: 'to', until: step.until }
    : {
        ...Object.fromEntries(Object.entries(step.said).filter(([, value]) => value !== null)),
        ...(step.at === null ? {} : { at: step.at }),
      };
