import { analysis } from './analysis';
import { cards } from './cards';
import { common } from './common';
import { formats } from './formats';
import { game } from './game';
import { home } from './home';
import { live } from './live';
import { lists, statistics } from './statistics';
import { organise } from './organise';
import { studies } from './studies';
import { table } from './table';
import { words } from './words';
import { works } from './works';

/** Every text of the page. */
export const texts = {
  ...common,
  ...words,
  analysis,
  cards,
  formats,
  home,
  game,
  live,
  lists,
  organise,
  statistics,
  studies,
  table,
  works,
} as const;
