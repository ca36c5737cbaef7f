import type { Work } from '../machine/work';

/** Whether anything active has an ability of this hook: asked first where most often nothing does. */
export const isHooked = (g: Work, hook: number | undefined): hook is number =>
  hook !== undefined && (g.state.hooks[hook] ?? 0) > 0;
