/** Work for a child of its own: a module that exports `work`, from a question to its answer. */
export interface Job<Q, A> {
  /** Absolute path of the module. */
  readonly file: string;
  /** Never there: says what the work is from and to. */
  readonly work?: (question: Q) => A;
}

/** Why there is no answer: too many questions wait, or the child that worked at it is gone. */
export type Failure = 'busy' | 'stopped' | 'too-slow' | 'out-of-memory' | 'crashed';

export type Worked<A> =
  { readonly ok: true; readonly answer: A } | { readonly ok: false; readonly failure: Failure };

/** Processes beside the one that answers requests. */
export interface Processes {
  /** Rejects with what the work threw; with the signal's reason, when it is aborted before the answer. */
  ask<Q, A>(job: Job<Q, A>, question: Q, signal?: AbortSignal): Promise<Worked<A>>;
}

/** Processes that are its holder's to end. */
export interface OwnProcesses extends Processes {
  stop(): Promise<void>;
}
