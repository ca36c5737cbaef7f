import { Evidence } from './evidence';
import type { Shown } from './shown';

const telling = (...lines: readonly string[]): Shown => ({
  state: {},
  features: new Map(),
  lines,
  mayPass: false,
  isSettled: true,
  repeats: false,
  prompts: { corp: null, runner: null },
});

describe('the servers that copies of a card are told to be used on', () => {
  const shown = [
    telling('Hoshiko started their turn 6 with 0 [Credit] and 2 cards in their Grip.'),
    telling('Hoshiko uses Security Testing to target Server 3.'),
    telling('Hoshiko uses Security Testing to target No server.'),
    telling('Hoshiko spends [Click] to use Runner Basic Action Card to gain 1 [Credits].'),
  ];

  it('are told in their order, the one that is not used among them', () => {
    const evidence = new Evidence(shown, { after: 2, until: 3 });
    expect(evidence.answers.targetServers('Security Testing')).toEqual(['Server 3', 'No server']);
  });

  it('are none of another card', () => {
    const evidence = new Evidence(shown, { after: 2, until: 3 });
    expect(evidence.answers.targetServers('Desperado')).toEqual([]);
  });
});

describe('an install', () => {
  const install = 'Bo spends [Click] and pays 2 [Credits] to install Parasite.';
  const alone = (...lines: readonly string[]): boolean =>
    new Evidence([telling(), telling(...lines)], { after: 0, until: 1 }).installsAlone;

  it('is all that is told where nobody is told to do anything else', () => {
    expect(alone(install, '[!] Parasite - [Erratum] Program: Virus - Trojan')).toBe(true);
  });

  it('is not where something else is used or trashed', () => {
    expect(alone(install, 'Bo uses Aesop to gain 3 [Credits].')).toBe(false);
    expect(alone('Bo uses Aesop to gain 3 [Credits].')).toBe(false);
    expect(alone(install, 'Ann trashes Parasite.')).toBe(false);
  });
});

describe('a card that is revealed', () => {
  const told = 'Bo uses Enhanced Vision to force the Corp to reveal Hedge Fund from HQ.';
  const reveals = (title: string): boolean =>
    new Evidence([telling(), telling(told), telling()], { after: 1, until: 2 }).reveals(title);

  it('is named by a line of these entries, or right before', () => {
    expect([reveals('Hedge Fund'), reveals('Enhanced Vision')]).toEqual([true, false]);
  });
});
