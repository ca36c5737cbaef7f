import { common } from './common';
import { home } from './home';

/** Every text of the page. */
export const texts = { ...common, home } as const;
