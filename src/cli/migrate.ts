import { counted } from '#text/counted';
import type { Command } from './io';
import { parseOptions } from './options';
import { STORE_USAGE, withStored, type OpenStored } from './stored';

export const USAGE = `usage: retrace migrate
Brings the database's tables up to what this version needs, as every start does by itself: to see that
it works before servers are started, such as
  DATABASE_URL=postgres://retrace:PASSWORD@db:5432/retrace retrace migrate
Its user has to own the database. Each migration is done whole or not at all, a second time does
nothing; there is no way back, so make a backup first ("retrace export --all"). Older versions refuse
the database afterwards, and this one refuses that of a newer one. Read models are rebuilt by the
server that starts. Prints how many events there are.
${STORE_USAGE}`;

/** Brings the database's schema up to date, as every start does; for a step of its own before it. */
export const migrate =
  (open: OpenStored): Command =>
  async (args, io) => {
    const options = parseOptions(args, {});
    if (!options.ok || options.positionals.length > 0) {
      io.err(`${options.ok ? 'Give nothing but "migrate".' : options.message}\n${USAGE}`);
      return 2;
    }
    const events = await withStored(open, (store) => store.count());
    io.out(`The database is up to date; it holds ${counted(events, 'event')}.\n`);
    return 0;
  };
