import { LIMITS } from '../limits';

/** Thrown inside one patch and turned into a refusal by `patch`: a diff that cannot have been made from this state. */
export class Misfit extends Error {
  constructor(
    readonly kind: 'misfit' | 'depth' | 'work',
    reason: string,
    readonly path: readonly (string | number)[],
  ) {
    super(reason);
  }
}

/** Counts copied elements over a whole fold, so that a hostile file cannot make it run for minutes. */
export class Work {
  private done = 0;

  spend(elements: number, path: readonly (string | number)[]): void {
    this.done += elements > LIMITS.wide ? elements * 8 : elements + 1;
    if (this.done > LIMITS.work)
      throw new Misfit('work', 'The diffs rewrite more than any game does.', path);
    if (path.length > LIMITS.depth) throw new Misfit('depth', 'Nested too deeply.', path);
  }
}
