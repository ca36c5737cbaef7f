import { counted } from '#text/counted';
import { plainIcons } from '../log/icons';

const CLICK = '[Click]';

/** Icons whose word is their name: what else the server draws stays as it writes it. */
const NAMED: readonly (readonly [icon: RegExp, word: string])[] = [
  [/\[recurring[- ]credits?\]/gi, 'recurring credits'],
  [/\[mu\]/gi, 'MU'],
  [/\[link\]/gi, 'link'],
  [/\[trash\]/gi, 'trash'],
];

/** A line of that server's log as a sentence: its mark gone, its icons as words. */
export function sayLine(line: string): string {
  let text = plainIcons(line.replace(/\[!\]\s*/g, ''));
  for (const [icon, word] of NAMED) text = text.replace(icon, word);
  return text
    .replace(/(?:(\d+) )?((?:\[Click\])+)/g, (_, number: string | undefined, icons: string) =>
      counted(number === undefined ? icons.length / CLICK.length : Number(number), 'click'),
    )
    .replace(/(?:(\d+) )?\[Credits\]/g, (_, number: string | undefined) =>
      number === undefined ? 'credits' : counted(Number(number), 'credit'),
    );
}

/** What was done beside the game: the commands of the log and what it sets. */
export const sayByHand = (line: string): string =>
  sayLine(line).replace(/ uses a command: /, ' uses the command ');
