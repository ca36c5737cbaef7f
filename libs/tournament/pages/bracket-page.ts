import type { Event } from '../stream/state';
import { bracketSvg } from './bracket-svg';
import { page } from './html';

export const bracketPage = (event: Event): string =>
  page(`${event.settings.name}: the cut`, bracketSvg(event));
