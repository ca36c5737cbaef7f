import { common } from './common';
import { game } from './game';
import { home } from './home';
import { table } from './table';

/** Every text of the page. */
export const texts = { ...common, home, game, table } as const;
