import type { Browser } from 'playwright-core';
import { Server } from '../../e2e/support/server';
import { buildPage, haveChromium, openBrowser, visit, type Visit } from './browser';

/** The page on a server of its own. */
export interface Site {
  readonly server: Server;
  /** A new visitor, who keeps nothing of those before. */
  readonly visit: (options?: Parameters<typeof visit>[1]) => Promise<Visit>;
}

/** Specs of the page as it is served, in a browser; skipped, and said so, where there is none. */
export function describeSite(
  name: string,
  specs: (site: Site) => void,
  environment: Parameters<typeof Server.start>[0] = {},
): void {
  const describeThere = haveChromium() ? describe : describe.skip;
  describeThere(name, () => {
    let server: Server;
    let browser: Browser;
    beforeAll(async () => {
      buildPage();
      [server, browser] = await Promise.all([Server.start(environment), openBrowser()]);
    });
    afterAll(async () => {
      await browser.close();
      await server.stop();
    });
    specs({
      get server() {
        return server;
      },
      visit: (options) => visit(browser, options),
    });
  });
}
