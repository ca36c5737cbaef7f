import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { corePool } from '#cards/pool';
import type { LoggedDeck } from '#notation/native/header';
import { writeLog } from '#notation/native/write-log';
import type { DeckList, Pool } from '#rules';
import type { Examined } from '#testkit/random/examine';

/** Cards keep their order, so that each keeps its number. */
const logged = (deck: DeckList): LoggedDeck => ({
  identity: deck.identity,
  cards: deck.cards.map((code) => [code, 1] as const),
});

/** Writes a game in which something was found wrong, to stay as a test; gives its path. */
export function keepFailure(
  name: string,
  decks: { readonly corp: DeckList; readonly runner: DeckList },
  { steps, breach }: Examined,
  pool: Pool = corePool,
): string {
  const path = join(__dirname, `${name}.retrace.ndjson`);
  const header = {
    format: 'retrace/1',
    rules: 'rr-1.1',
    pool: pool.name,
    engine: '0.1.0',
    players: { corp: { name: 'random' }, runner: { name: 'random' } },
    start: { kind: 'decks', corp: logged(decks.corp), runner: logged(decks.runner) },
    meta: { found: breach },
  } as const;
  // The hashes stay out: the mend may well change them.
  writeFileSync(
    path,
    writeLog(
      header,
      steps.map(({ by, decision }) => ({ by, decision })),
    ),
  );
  return path;
}
