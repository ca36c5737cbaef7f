import { ClientGone } from './request-context';

/** Whoever waits for an answer. */
export class Client {
  #controller: AbortController | null = null;
  #hasGone = false;

  /** Aborted when they have gone; made when it is asked for, as most answers are there sooner. */
  get signal(): AbortSignal {
    if (this.#controller === null) {
      this.#controller = new AbortController();
      if (this.#hasGone) this.#controller.abort(new ClientGone());
    }
    return this.#controller.signal;
  }

  leave(): void {
    this.#hasGone = true;
    this.#controller?.abort(new ClientGone());
  }

  throwIfAborted(): void {
    if (this.#hasGone) throw new ClientGone();
  }
}
