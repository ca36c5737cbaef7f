import { tellsTrash } from '../evidence-of-losses';
import type { Tells } from '../evidence-of-places';

/** What became of an accessed card has its line; of one that is left only that it was accessed. */
export function linesOfAccess(
  title: string,
  done: 'trash-accessed' | 'leave-accessed' | 'steal',
): Tells {
  const name = `${done} ${title}`;
  switch (done) {
    case 'trash-accessed':
      return { name, in: (line) => tellsTrash(line, title) };
    case 'steal':
      return { name, in: (line) => line.includes(` steals ${title} and `) };
    case 'leave-accessed':
      return { name, in: (line) => line.includes(` accesses ${title} from `) };
  }
}
