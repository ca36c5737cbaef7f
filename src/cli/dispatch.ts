import { nearestNames } from '#decks/catalogue/nearest';
import { commands } from './commands';
import { EXIT_CODES } from './io';
import type { ShellCommand } from './shell';

const width = Math.max(...Object.keys(commands).map((name) => name.length));

const overview = `usage: retrace COMMAND [...]

${Object.entries(commands)
  .map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`)
  .join('\n')}

"retrace COMMAND --help" tells more about one.
${EXIT_CODES}`;

/** Runs the command that is named first. */
export const dispatch: ShellCommand = async ([name, ...args], shell) => {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    shell.out(overview);
    return name === undefined ? 2 : 0;
  }
  if (name === '--version') {
    // The rules are a sixth of a second to load, which other commands may not need.
    const { engineVersion } = await import('#rules');
    shell.out(`${engineVersion}\n`);
    return 0;
  }
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (entry === undefined) {
    const names = Object.keys(commands).map((one) => ({ key: one, name: one }));
    const [nearest] = nearestNames(name, names, 1);
    const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
    shell.err(`There is no command "${name}".${hint}\n${overview}`);
    return 2;
  }
  const { run, USAGE } = await entry.load();
  if (USAGE !== undefined && (args.includes('--help') || args.includes('-h'))) {
    shell.out(`${USAGE}${EXIT_CODES}`);
    return 0;
  }
  return run(args, shell);
};
