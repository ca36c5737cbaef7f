const SECOND = 1_000;
/** A client that follows dozens of games at once begins with one message for each. */
const MOST_MESSAGES = 200;

/** How often one socket speaks. */
export class SocketPace {
  private since = -Infinity;
  private messages = 0;

  /** Whether one more message is too many for the present second. */
  isTooFast(now: number): boolean {
    if (now - this.since >= SECOND) {
      this.since = now;
      this.messages = 0;
    }
    this.messages += 1;
    return this.messages > MOST_MESSAGES;
  }
}
