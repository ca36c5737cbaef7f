import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { statusPage } from './status-page';

const path = join(__dirname, '..', '..', '..', 'docs', 'cards.md');

it('docs/cards.md is what "RETRACE_CARDS=write npx jest src/cli/cards" writes', () => {
  const page = statusPage();
  if (process.env['RETRACE_CARDS'] === 'write') writeFileSync(path, page);
  expect(readFileSync(path, 'utf8')).toBe(page);
});
