import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { poolNamed } from '#cards/pool';
import { placesOf } from './places';
import { statusPage } from './status-page';

const root = join(__dirname, '..', '..', '..');
const isWriting = process.env['RETRACE_CARDS'] === 'write';

it('docs/cards.md is what "RETRACE_CARDS=write npx jest src/cli/cards" writes', () => {
  const path = join(root, 'docs', 'cards.md');
  const page = statusPage();
  if (isWriting) writeFileSync(path, page);
  expect(readFileSync(path, 'utf8')).toBe(page);
});

describe('test/golden/places.json', () => {
  const path = join(root, 'test', 'golden', 'places.json');
  const kept = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, string>>;
  const present = placesOf(poolNamed('all'));

  it('keeps where every ability and subroutine stands that logs name by its place', () => {
    const moved = [...present].filter(([code, places]) => (kept[code] ?? places) !== places);
    const gone = Object.keys(kept).filter((code) => !present.has(code));
    expect([moved, gone]).toEqual([[], []]);
  });

  it('has every written card; "RETRACE_CARDS=write npx jest src/cli/cards" adds the new ones', () => {
    const all = { ...Object.fromEntries(present), ...kept };
    const rows = Object.entries(all).sort(([a], [b]) => a.localeCompare(b));
    // A number as a key would come before the others.
    const text = `{\n${rows.map(([code, places]) => `  "${code}": "${places}"`).join(',\n')}\n}\n`;
    if (isWriting) writeFileSync(path, text);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});
