import type { Command } from './io';
import { withStored, type OpenStored } from './stored';

export const USAGE = 'usage: retrace migrate\n';

/** Brings the database's schema up to date, as every start does; for a step of its own before it. */
export const migrate =
  (open: OpenStored): Command =>
  async (_args, io) => {
    const events = await withStored(open, (store) => store.count());
    io.out(`The database is up to date; it holds ${events} events.\n`);
    return 0;
  };
