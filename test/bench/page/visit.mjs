export const at = (numbers, share) =>
  [...numbers].sort((a, b) => a - b)[
    Math.min(numbers.length - 1, Math.floor(numbers.length * share))
  ];
export const rounded = (number, digits = 1) => Number(number.toFixed(digits));

/** How often the processor is slowed. */
export const SLOWED = 4;

/** A new visitor at a desktop, who keeps nothing of those before. */
export async function visit(browser, slowed = SLOWED) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const slow = (rate) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await slow(slowed);
  return { context, page, session, slow };
}
