import type { Browser } from 'playwright-core';
import { Server } from '../../e2e/support/server';
import { buildPage, haveChromium, openBrowser, visit, type Visit } from './browser';

/** The page on a server of its own. */
export interface Site {
  readonly server: Server;
  /** A new visitor, who keeps nothing of those before. */
  readonly visit: (options?: Parameters<typeof visit>[1]) => Promise<Visit>;
}

function began<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('the site has not begun');
  return part;
}

/** Specs of the page as it is served, in a browser; skipped, and said so, where there is none. */
export function describeSite(
  name: string,
  specs: (site: Site) => void,
  environment: Parameters<typeof Server.start>[0] = {},
): void {
  const describeThere = haveChromium() ? describe : describe.skip;
  describeThere(name, () => {
    let server: Server | undefined;
    let browser: Browser | undefined;
    beforeAll(async () => {
      buildPage();
      // One that does not start must not keep the other from being ended.
      await Promise.all([
        Server.start(environment).then((started) => (server = started)),
        openBrowser().then((opened) => (browser = opened)),
      ]);
    });
    afterAll(async () => {
      await browser?.close();
      await server?.stop();
    });
    specs({
      get server() {
        return began(server);
      },
      visit: (options) => visit(began(browser), options),
    });
  });
}
