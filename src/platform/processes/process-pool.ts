import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { startChild } from './start-child';
import type { Asked, Reply } from './child';
import type { Failure, Job, OwnProcesses, Worked } from './processes';

export interface ProcessLimits {
  readonly processes: number;
  /** Questions that wait for a child; beyond them a question is refused at once. */
  readonly waiting: number;
  /** Milliseconds for one answer, from when a child begins with it. */
  readonly milliseconds: number;
  /** MB of objects that a child may hold. */
  readonly megabytes: number;
  /** Milliseconds after which a child without work ends. */
  readonly idle: number;
}

/** One processor is left to whoever asks. */
export const defaultProcessLimits: ProcessLimits = {
  processes: Math.min(4, Math.max(1, availableParallelism() - 1)),
  waiting: 16,
  milliseconds: 30_000,
  megabytes: 256,
  idle: 60_000,
};

interface Question extends Asked {
  receive(reply: Reply<unknown>): void;
  fail(failure: Failure): void;
}

/** V8 aborts where the heap is full. */
const failureOf = (code: number | null, signal: NodeJS.Signals | null): Failure =>
  signal === 'SIGABRT' || code === ABORTED ? 'out-of-memory' : 'crashed';

/** The exit code of an abort where there are no signals. */
const ABORTED = 134;

/** Gives questions to processes in their order; one child works at one question. */
export class ProcessPool implements OwnProcesses {
  private readonly waiting: Question[] = [];
  /** Processes and what each works at. */
  private readonly processes = new Map<ChildProcess, Question | null>();
  private readonly timers = new Map<ChildProcess, NodeJS.Timeout>();
  private stopped = false;

  constructor(private readonly limits: ProcessLimits = defaultProcessLimits) {}

  ask<Q, A>({ file }: Job<Q, A>, question: Q, signal?: AbortSignal): Promise<Worked<A>> {
    if (this.stopped) return Promise.resolve({ ok: false, failure: 'stopped' });
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const asked: Question = {
        file,
        question,
        receive: (reply: Reply<A>) => {
          signal?.removeEventListener('abort', leave);
          if (reply.ok) resolve(reply);
          else reject(reply.error);
        },
        fail: (failure) => {
          signal?.removeEventListener('abort', leave);
          resolve({ ok: false, failure });
        },
      };
      const leave = (): void => {
        reject(signal?.reason);
        this.leave(asked);
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.waiting.push(asked);
      this.give();
      if (this.waiting.length > this.limits.waiting) this.waiting.pop()?.fail('busy');
    });
  }

  /** Nobody waits for the answer any more. */
  private leave(asked: Question): void {
    const place = this.waiting.indexOf(asked);
    if (place >= 0) this.waiting.splice(place, 1);
    for (const [child, question] of this.processes)
      if (question === asked) void this.end(child, 'stopped');
  }

  /** Ends every child; what is not answered fails. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const question of this.waiting.splice(0)) question.fail('stopped');
    await Promise.all([...this.processes.keys()].map((child) => this.end(child, 'stopped')));
  }

  private give(): void {
    const child = this.waiting.length === 0 ? null : this.free();
    const question = child === null ? undefined : this.waiting.shift();
    if (child === null || question === undefined) return;
    this.processes.set(child, question);
    this.after(child, this.limits.milliseconds, 'too-slow');
    const { file, question: asked } = question;
    child.send({ file, question: asked } satisfies Asked);
  }

  private free(): ChildProcess | null {
    for (const [child, question] of this.processes) if (question === null) return child;
    return this.processes.size < this.limits.processes ? this.start() : null;
  }

  private start(): ChildProcess {
    const child = startChild(this.limits.megabytes);
    this.processes.set(child, null);
    child.on('message', (reply: Reply<unknown>) => {
      const question = this.processes.get(child);
      // It was ended while its answer was under way.
      if (question === undefined) return;
      this.processes.set(child, null);
      this.after(child, this.limits.idle, 'stopped');
      question?.receive(reply);
      this.give();
    });
    child.on('error', () => this.drop(child, 'crashed'));
    child.on('exit', (code, signal) => this.drop(child, failureOf(code, signal)));
    return child;
  }

  private after(child: ChildProcess, milliseconds: number, failure: Failure): void {
    clearTimeout(this.timers.get(child));
    const timer = setTimeout(() => void this.end(child, failure), milliseconds);
    this.timers.set(child, timer.unref());
  }

  private async end(child: ChildProcess, failure: Failure): Promise<void> {
    this.drop(child, failure);
    const gone = once(child, 'exit');
    if (child.kill('SIGKILL')) await gone;
  }

  private drop(child: ChildProcess, failure: Failure): void {
    const question = this.processes.get(child);
    if (question === undefined) return;
    this.processes.delete(child);
    clearTimeout(this.timers.get(child));
    this.timers.delete(child);
    question?.fail(failure);
    this.give();
  }
}
