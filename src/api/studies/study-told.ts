import { type LegalView, sayDecision } from '#rules';
import type { Source } from '#studies/study/study';

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** What tells two decisions of the same words apart: which copy of a card, which of its abilities. */
function apart({ card, ...view }: LegalView): string {
  const { ability } = view;
  return [
    ...(typeof ability === 'number' ? [`ability ${ability + 1}`] : []),
    ...(card?.handle == null ? [] : [card.handle]),
  ].join(' of ');
}

/** Sentences for decisions, each another one. */
function sentencesFor(legal: readonly LegalView[]): readonly string[] {
  const said = legal.map(sayDecision);
  return legal.map((view, at) => {
    const sentence = said[at] ?? '';
    const isAlone = said.indexOf(sentence) === said.lastIndexOf(sentence);
    const more = isAlone ? '' : apart(view);
    return more === '' ? sentence : `${sentence.replace(/\.$/, '')} (${more}).`;
  });
}

/** `BranchDecision`s of the schema. */
export function decisionsOut(legal: readonly LegalView[]) {
  const sentences = sentencesFor(legal);
  return legal.map((view, at) => decisionOut(view, sentences[at] ?? ''));
}

const decisionOut = (view: LegalView, sentence: string) => ({
  ...{ text: sentence, by: view.by, do: view.do },
  ...{ card: view.card?.handle ?? null, host: view.host?.handle ?? null },
  ...{ server: text(view['server']), option: text(view['option']) },
  index: number(view['ability']) ?? number(view['sub']),
  ...{ from: view.from ?? null, to: view.to ?? null },
});

/** A `StudySource` of the schema: the list that was supposed and the seed stay where they are. */
export function sourceOut(source: Source) {
  switch (source.kind) {
    case 'game':
      return { kind: source.kind, game: source.game, decision: source.decision };
    case 'record': {
      const { kind, game, seat, moment, sampled } = source;
      return { kind, game, seat, moment, sampled };
    }
    case 'position':
      return source;
    case 'view':
      throw new Error('a notebook is no study');
  }
}
