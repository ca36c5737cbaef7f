import type { GameTier, ImportWarningKind, Side } from '../api/documents';
import type { Seat } from '../api/refusal';
import { texts } from '../texts/texts';

interface ToldWarning {
  readonly kind: ImportWarningKind;
  readonly side?: Side | null;
  readonly text: string;
}

const sides = { corp: 'CORP', runner: 'RUNNER' } as const satisfies { [seat in Seat]: Side };

/** What the list of a side told of a game that was taken with it: one that it contradicts is refused. */
export function toldOf(
  imported: { readonly tier: GameTier; readonly importWarnings: readonly ToldWarning[] },
  seat: Seat,
): readonly string[] {
  const { decks } = texts.home;
  const ofSide = imported.importWarnings.filter(({ side }) => side === sides[seat]);
  if (ofSide.length > 0) return ofSide.map(({ text }) => text);
  if (imported.tier !== 'OBSERVED') return [decks.allShowed(texts.viewers[seat])];
  const why = imported.importWarnings.filter(
    ({ kind }) => kind === 'NOT_JUDGED' || kind === 'NOT_IN_POOL',
  );
  return [decks.untold, ...why.map(({ text }) => text)];
}
