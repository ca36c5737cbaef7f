import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Page,
  type Request,
} from 'playwright-core';
import { waitUntil } from '../../support/wait-until';

const PLACES = [
  process.env['CHROMIUM'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const found = PLACES.find((place) => place !== '' && existsSync(place)) ?? null;

/** Whether the specs of the page can run; throws where they must and cannot. */
export function haveChromium(): boolean {
  if (found !== null) return true;
  const said =
    'no Chromium: the specs of the page are skipped (apt-get install chromium, or CHROMIUM=PATH)';
  if (process.env['RETRACE_NEEDS_CHROMIUM'] !== undefined) throw new Error(said);
  process.stderr.write(`${said}\n`);
  return false;
}

/** The page as `npm start` would serve it. */
export function buildPage(): void {
  const root = join(__dirname, '..', '..', '..');
  execFileSync(process.execPath, [join(root, 'bin', 'build-page.mjs')], { stdio: 'pipe' });
}

export function openBrowser(): Promise<Browser> {
  if (found === null) throw new Error('haveChromium() was not asked');
  return chromium.launch({
    executablePath: found,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the page complained of: no spec leaves it unread. */
  readonly complaints: string[];
  /** Waits until nothing that the page asked for is on its way, and what came is drawn. */
  readonly isQuiet: () => Promise<void>;
}

const TWO_FRAMES =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))';

/** Counts what is on its way from now on. */
function quietOf(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    let calm = 0;
    await waitUntil(
      () => `the page to be quiet: ${[...open].map((request) => request.url()).join()}`,
      async () => {
        await page.evaluate(TWO_FRAMES);
        // What came last may have asked for more.
        calm = open.size > 0 ? 0 : calm + 1;
        return calm === 2;
      },
      { pause: 0 },
    );
  };
}

/** A new visitor, who keeps nothing of those before. */
export async function visit(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = DESKTOP,
): Promise<Visit> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    // A refusal of the server is an answer of the page's, not a complaint.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  return { context, page, complaints, isQuiet: quietOf(page) };
}
