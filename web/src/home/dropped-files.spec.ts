import { droppedFiles } from './dropped-files';

const file = (name: string, read: boolean) => ({
  isFile: true,
  isDirectory: false,
  fullPath: `/${name}`,
  file: (take: (file: Blob) => void, refuse: (error: Error) => void) =>
    read ? take(new Blob([name])) : refuse(new Error('NotReadableError')),
});

const folder = (name: string, inner: readonly object[] | null) => {
  const left = inner === null ? null : [inner, []];
  return {
    isFile: false,
    isDirectory: true,
    fullPath: `/${name}`,
    createReader: () => ({
      readEntries: (take: (some: readonly object[]) => void, refuse: (error: Error) => void) =>
        left === null ? refuse(new Error('NotReadableError')) : take(left.shift() ?? []),
    }),
  };
};

const dropped = async (entries: readonly object[]) => {
  const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
  const transfer: unknown = { items, files: [] };
  const found = await droppedFiles(transfer as DataTransfer);
  return found.map(({ name, file: blob }) => [name, blob !== null]);
};

describe('what is dropped', () => {
  it('is all that lies in folders, under its path', async () => {
    const inner = [file('a/1.json', true), folder('a/b', [file('a/b/2.json', true)])];
    expect(await dropped([folder('a', inner), file('3.json', true)])).toEqual([
      ['a/1.json', true],
      ['a/b/2.json', true],
      ['3.json', true],
    ]);
  });

  it('comes without what cannot be read, which is told by its name', async () => {
    const all = [file('1.json', true), file('2.json', false), folder('a', null), file('3', true)];
    expect(await dropped(all)).toEqual([
      ['1.json', true],
      ['2.json', false],
      ['a', false],
      ['3', true],
    ]);
  });
});
