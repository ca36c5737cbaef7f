import type { Page, Request } from 'playwright-core';
import { waitUntil } from '../../support/wait-until';

/** Of headers, those that say who asks and what for; others are the browser's own. */
const SAID = ['authorization', 'content-type', 'accept', 'if-none-match'];

/** Asked for by the browser, whenever it likes to. */
const isItsOwn = (url: string): boolean => url.endsWith('/icon.svg');

/**
 * All that a page sent and was sent, sorted, without what names this very game: its
 * id, and when it was stored.
 */
export class Traffic {
  private readonly lines: Promise<string>[] = [];
  private readonly open = new Set<Request>();

  constructor(
    private readonly page: Page,
    private readonly game: string,
  ) {
    page.on('request', (request) => {
      this.open.add(request);
      if (isItsOwn(request.url())) return;
      const headers = SAID.map((name) => request.headers()[name] ?? '-').join(' ');
      const asked = `${request.method()} ${request.url()} ${headers} ${request.postData() ?? ''}`;
      const answered = request.response().then(async (response) => {
        if (response === null) return 'none';
        const body = await response.text();
        return `${response.status()} ${body.length} ${body}`;
      });
      this.lines.push(
        answered.then(
          (answer) => this.nameless(`${asked}\n  ${answer}`),
          (reason: unknown) => this.nameless(`${asked}\n  ${String(reason)}`),
        ),
      );
    });
    page.on('requestfinished', (request) => this.open.delete(request));
    page.on('requestfailed', (request) => this.open.delete(request));
    page.on('websocket', (socket) => {
      this.lines.push(Promise.resolve(this.nameless(`socket ${socket.url()}`)));
      const heard = (way: string) => (frame: { readonly payload: string | Buffer }) =>
        this.lines.push(Promise.resolve(this.nameless(`${way} ${frame.payload.toString()}`)));
      socket.on('framesent', heard('sent'));
      socket.on('framereceived', heard('received'));
    });
  }

  /** Waits until nothing is on its way: what is asked for next then depends on the keys alone. */
  async isStill(): Promise<void> {
    let calm = 0;
    await waitUntil(
      () => `nothing to be on its way: ${[...this.open].map((one) => one.url()).join()}`,
      async () => {
        await this.page.waitForTimeout(30);
        calm = this.open.size > 0 ? 0 : calm + 1;
        return calm === 6;
      },
      { pause: 0 },
    );
  }

  async recorded(): Promise<readonly string[]> {
    await this.isStill();
    // Which of several that are on their way at once is first depends on the machine.
    return (await Promise.all(this.lines)).sort();
  }

  private nameless(line: string): string {
    return line
      .replaceAll(this.game, 'GAME')
      .replace(/"(recordedAt|time)":("[^"]*"|\d+)/g, '"$1":"THEN"');
  }
}

/** Where two records part, in a few words; null where they do not. */
export function parting(one: readonly string[], other: readonly string[]): string | null {
  const index = one.findIndex((line, at) => line !== other[at]);
  if (index < 0) return one.length === other.length ? null : `after ${one.length} lines`;
  const [a, b] = [one[index] ?? '', other[index] ?? ''];
  const at = [...a].findIndex((letter, place) => letter !== b[place]);
  const from = Math.max(0, at - 80);
  return `line ${index}: ${a.slice(from, at + 160)} | ${b.slice(from, at + 160)}`;
}
