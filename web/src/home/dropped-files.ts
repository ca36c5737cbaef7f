import type { Dropped } from './uploads';

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

const someEntries = (reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> =>
  new Promise((resolve, reject) => reader.readEntries(resolve, reject));

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** What cannot be read is told by its name: the others are none the worse for it. */
async function filesUnder(entry: FileSystemEntry): Promise<Dropped[]> {
  const name = entry.fullPath.slice(1);
  try {
    if (isFile(entry)) return [{ name, file: await fileOf(entry) }];
    return isFolder(entry) ? await filesIn(entry) : [];
  } catch {
    return [{ name, file: null }];
  }
}

async function filesIn(entry: FileSystemDirectoryEntry): Promise<Dropped[]> {
  const reader = entry.createReader();
  const found: Dropped[] = [];
  // A reader tells its entries a hundred at a time.
  for (let some = await someEntries(reader); some.length > 0; some = await someEntries(reader))
    for (const inner of some) found.push(...(await filesUnder(inner)));
  return found;
}

/** What was dropped, with all that lies in folders. */
export async function droppedFiles(transfer: DataTransfer): Promise<readonly Dropped[]> {
  // The transfer is empty after the first pause: its entries are taken before.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const plain = [...transfer.files].map((file) => ({ name: file.name, file }));
  if (entries.length === 0) return plain;
  const found: Dropped[] = [];
  for (const entry of entries) found.push(...(await filesUnder(entry)));
  return found;
}
