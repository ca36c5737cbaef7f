import { spawnSync } from 'node:child_process';

it('tells who gives npm start an argument what there is to set, and starts nothing', () => {
  const started = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/start.mjs', ...words], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    return { status, stdout, stderr };
  };
  const help = started('--help');
  expect(help).toMatchObject({ status: 0, stderr: '' });
  for (const variable of ['PORT', 'HOST', 'RETRACE_DATA', 'DATABASE_URL'])
    expect(help.stdout).toContain(variable);
  expect(started('--port', '80')).toEqual({ status: 2, stdout: '', stderr: help.stdout });
});
