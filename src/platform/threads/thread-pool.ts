import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { startThread } from './start-thread';
import type { Asked, Reply } from './thread';
import type { Failure, Job, OwnThreads, Worked } from './threads';

export interface ThreadLimits {
  readonly threads: number;
  /** Questions that wait for a thread; beyond them a question is refused at once. */
  readonly waiting: number;
  /** Milliseconds for one answer, from when a thread begins with it. */
  readonly milliseconds: number;
  /** MB of objects that a thread may hold. */
  readonly megabytes: number;
  /** Milliseconds after which a thread without work ends. */
  readonly idle: number;
}

/** One processor is left to whoever asks. */
export const defaultThreadLimits: ThreadLimits = {
  threads: Math.min(4, Math.max(1, availableParallelism() - 1)),
  waiting: 16,
  milliseconds: 30_000,
  megabytes: 256,
  idle: 60_000,
};

interface Question extends Asked {
  receive(reply: Reply<unknown>): void;
  fail(failure: Failure): void;
}

const failureOf = (error: unknown): Failure =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? 'out-of-memory'
    : 'crashed';

/** Gives questions to threads in their order; one thread works at one question. */
export class ThreadPool implements OwnThreads {
  private readonly waiting: Question[] = [];
  /** Threads and what each works at. */
  private readonly threads = new Map<Worker, Question | null>();
  private readonly timers = new Map<Worker, NodeJS.Timeout>();
  private stopped = false;

  constructor(private readonly limits: ThreadLimits = defaultThreadLimits) {}

  ask<Q, A>({ file }: Job<Q, A>, question: Q): Promise<Worked<A>> {
    if (this.stopped) return Promise.resolve({ ok: false, failure: 'stopped' });
    return new Promise((resolve, reject) => {
      this.waiting.push({
        file,
        question,
        receive: (reply: Reply<A>) => {
          if (reply.ok) resolve(reply);
          else reject(reply.error);
        },
        fail: (failure) => resolve({ ok: false, failure }),
      });
      this.give();
      if (this.waiting.length > this.limits.waiting) this.waiting.pop()?.fail('busy');
    });
  }

  /** Ends every thread; what is not answered fails. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const question of this.waiting.splice(0)) question.fail('stopped');
    await Promise.all([...this.threads.keys()].map((thread) => this.end(thread, 'stopped')));
  }

  private give(): void {
    const thread = this.waiting.length === 0 ? null : this.free();
    const question = thread === null ? undefined : this.waiting.shift();
    if (thread === null || question === undefined) return;
    this.threads.set(thread, question);
    this.after(thread, this.limits.milliseconds, 'too-slow');
    const { file, question: asked } = question;
    thread.postMessage({ file, question: asked } satisfies Asked);
  }

  private free(): Worker | null {
    for (const [thread, question] of this.threads) if (question === null) return thread;
    return this.threads.size < this.limits.threads ? this.start() : null;
  }

  private start(): Worker {
    const thread = startThread({ maxOldGenerationSizeMb: this.limits.megabytes });
    this.threads.set(thread, null);
    thread.on('message', (reply: Reply<unknown>) => {
      const question = this.threads.get(thread);
      // It was ended while its answer was under way.
      if (question === undefined) return;
      this.threads.set(thread, null);
      this.after(thread, this.limits.idle, 'stopped');
      question?.receive(reply);
      this.give();
    });
    thread.on('error', (error) => this.drop(thread, failureOf(error)));
    thread.on('exit', () => this.drop(thread, 'crashed'));
    return thread;
  }

  private after(thread: Worker, milliseconds: number, failure: Failure): void {
    clearTimeout(this.timers.get(thread));
    const timer = setTimeout(() => void this.end(thread, failure), milliseconds);
    this.timers.set(thread, timer.unref());
  }

  private async end(thread: Worker, failure: Failure): Promise<void> {
    this.drop(thread, failure);
    await thread.terminate();
  }

  private drop(thread: Worker, failure: Failure): void {
    const question = this.threads.get(thread);
    if (question === undefined) return;
    this.threads.delete(thread);
    clearTimeout(this.timers.get(thread));
    this.timers.delete(thread);
    question?.fail(failure);
    this.give();
  }
}
