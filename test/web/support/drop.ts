import type { Page } from 'playwright-core';

/** Drops so many files on an element at once; texts by their names. */
export const drop = (
  page: Page,
  on: string,
  files: readonly (readonly [name: string, text: string])[],
) =>
  page.evaluate(`{
    const transfer = new DataTransfer();
    for (const [name, text] of ${JSON.stringify(files)}) transfer.items.add(new File([text], name));
    const options = { dataTransfer: transfer, bubbles: true, cancelable: true };
    document.querySelector(${JSON.stringify(on)}).dispatchEvent(new DragEvent('drop', options));
  }`);
