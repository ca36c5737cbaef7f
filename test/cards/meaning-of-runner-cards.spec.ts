import { position, table } from './table';

describe('Déjà Vu', () => {
  const deja = (heap: readonly string[]) =>
    table(position({ runner: { grip: ['Déjà Vu'], stack: ['Easy Mark'], heap } }));

  it('takes back one card of any kind', () => {
    const t = deja(['Diesel', 'Parasite', 'Medium']);
    t.take({ do: 'play', card: 'Déjà Vu' }, { do: 'pick', card: 'Diesel' });
    expect(t.card('Diesel').zone).toBe('grip');
    expect(t.card('Parasite').zone).toBe('heap');
    expect(t.card('Déjà Vu').zone).toBe('heap');
  });

  it('takes back a second card only when both are virus cards', () => {
    const t = deja(['Diesel', 'Parasite', 'Medium', 'Datasucker']);
    t.take({ do: 'play', card: 'Déjà Vu' }, { do: 'pick', card: 'Parasite' });
    expect(t.open()).toEqual([
      { do: 'pick', card: 'Medium' },
      { do: 'pick', card: 'Datasucker' },
      { do: 'done' },
    ]);
    t.take({ do: 'pick', card: 'Datasucker' });
    expect(t.card('Parasite').zone).toBe('grip');
    expect(t.card('Datasucker').zone).toBe('grip');
  });
});

describe('Medium', () => {
  const dig = (virus: number) => {
    const t = table(
      position({ runner: { rig: { programs: [{ card: 'Medium', counters: { virus } }] } } }),
    );
    t.take({ do: 'run', server: 'R&D' });
    t.onward();
    return t;
  };

  it('asks in its own name how many more cards to access', () => {
    const t = dig(2);
    expect(t.state().prompt).toMatchObject({
      kind: 'number',
      for: 'runner',
      source: t.card('Medium').id,
    });
    expect(t.open()).toEqual([{ do: 'number', from: 0, to: 2 }]);
  });

  it('allows nothing with its first counter', () => {
    const t = dig(0);
    expect(t.card('Medium').virus).toBe(1);
    expect(t.types().filter((type) => type === 'accessed')).toHaveLength(1);
  });

  it('lets the Runner access fewer', () => {
    const t = dig(2);
    t.take({ do: 'number', number: 1 });
    t.onward();
    while (t.open().some((one) => one.do === 'leave-accessed')) t.take({ do: 'leave-accessed' });
    t.onward();
    expect(t.types().filter((type) => type === 'accessed')).toHaveLength(2);
  });
});

describe('Sneakdoor Beta', () => {
  const sneak = () => {
    const t = table(
      position({
        corp: { hq: ['Hostile Takeover'], archives: [{ card: 'Snare!', faceup: false }] },
        runner: { rig: { programs: ['Sneakdoor Beta'] } },
      }),
    );
    t.take({ do: 'use', card: 'Sneakdoor Beta' });
    t.onward();
    return t;
  };

  it('makes a run on Archives a successful run on HQ for everything', () => {
    const t = sneak();
    expect(t.facts()).toContainEqual(
      expect.objectContaining({ type: 'run-successful', server: 'HQ' }),
    );
    // Gabriel's 2 credits for the first successful run on HQ.
    expect(t.state().runner.credits).toBe(12);
    expect(t.card('Hostile Takeover').zone).toBe('runner-score');
    expect(t.card('Snare!').faceup).toBe(false);
  });

  it('leaves later runs on Archives alone', () => {
    const t = sneak();
    t.take({ do: 'run', server: 'Archives' });
    t.onward();
    expect(t.facts()).toContainEqual(
      expect.objectContaining({ type: 'run-successful', server: 'Archives' }),
    );
  });
});

describe('Demolition Run', () => {
  it('trashes an agenda from HQ before it is stolen, faceup', () => {
    const t = table(
      position({ corp: { hq: ['Hostile Takeover'] }, runner: { grip: ['Demolition Run'] } }),
    );
    t.take(
      { do: 'play', card: 'Demolition Run' },
      { do: 'server', server: 'HQ' },
      { do: 'trash-accessed' },
    );
    t.onward();
    expect(t.card('Hostile Takeover')).toMatchObject({ zone: 'archives', faceup: true });
    expect(t.state().runner.credits).toBe(10);
  });

  it('trashes an operation, which has no trash cost', () => {
    const t = table(position({ runner: { grip: ['Demolition Run'] } }));
    t.take(
      { do: 'play', card: 'Demolition Run' },
      { do: 'server', server: 'R&D' },
      { do: 'trash-accessed' },
    );
    expect(t.card('Hedge Fund').zone).toBe('archives');
  });
});

describe('Account Siphon', () => {
  const siphon = (credits: number) => {
    const t = table(position({ corp: { credits }, runner: { grip: ['Account Siphon'] } }));
    t.take({ do: 'play', card: 'Account Siphon' }, { do: 'replace', card: 'Account Siphon' });
    return t;
  };

  it.each([
    [10, 5, 5],
    [10, 2, 2],
    [3, 3, 3],
  ])('of %i credits takes %i', (credits, number, lost) => {
    const t = siphon(credits);
    t.take({ do: 'number', number });
    t.onward();
    expect(t.state().corp.credits).toBe(credits - lost);
    // Gabriel's 2 credits come on top.
    expect(t.state().runner.credits).toBe(10 + 2 + 2 * lost);
    expect(t.state().runner.tags).toBe(2);
  });

  it('cannot be made to take more than the Corp has', () => {
    expect(siphon(3).open()).toEqual([{ do: 'number', from: 0, to: 3 }]);
  });

  it('may be left for an access', () => {
    const t = table(position({ runner: { grip: ['Account Siphon'] } }));
    t.take({ do: 'play', card: 'Account Siphon' }, { do: 'access-zone' });
    t.onward();
    expect(t.state().runner.tags).toBe(0);
    expect(t.types()).toContain('accessed');
  });
});

describe('Rabbit Hole', () => {
  const hole = (credits: number) => {
    const t = table(
      position({
        runner: { credits, grip: ['Rabbit Hole'], stack: ['Rabbit Hole', 'Diesel', 'Easy Mark'] },
      }),
    );
    t.take({ do: 'install', card: 'Rabbit Hole' });
    return t;
  };

  it('fetches another copy, which is paid for', () => {
    const t = hole(4);
    t.take({ do: 'option', option: 'yes' });
    t.onward();
    expect(t.state().runner.credits).toBe(0);
    expect(t.state().runner.rig).toHaveLength(2);
  });

  it('puts a copy back that cannot be paid for', () => {
    const t = hole(3);
    t.take({ do: 'option', option: 'yes' });
    t.onward();
    expect(t.state().aside).toEqual([]);
    expect(t.state().runner.stack).toHaveLength(3);
  });
});

describe('Kate "Mac" McCaffrey', () => {
  it('makes the first program or hardware of a turn cheaper, by an effect too', () => {
    const t = table(
      position({
        runner: {
          identity: 'Kate "Mac" McCaffrey: Digital Tinker',
          grip: ['Modded', 'Corroder', 'Magnum Opus'],
        },
      }),
    );
    t.take({ do: 'play', card: 'Modded' }, { do: 'pick', card: 'Magnum Opus' });
    expect(t.state().runner.credits).toBe(9);
    t.take({ do: 'install', card: 'Corroder' }, { do: 'done' });
    expect(t.state().runner.credits).toBe(7);
  });
});

describe("Aesop's Pawnshop", () => {
  it('sells another installed card, not itself', () => {
    const t = table(
      position({
        side: 'corp',
        runner: {
          rig: { resources: ["Aesop's Pawnshop"], hardware: ['Akamatsu Mem Chip', 'Desperado'] },
        },
      }),
    );
    t.take({ do: 'gain-credit' }, { do: 'gain-credit' }, { do: 'gain-credit' });
    t.take({ do: 'option', option: 'yes' });
    expect(t.open().map((one) => one['card'])).toEqual(['Akamatsu Mem Chip', 'Desperado']);
    t.take({ do: 'pick', card: 'Desperado' });
    expect(t.state().runner.credits).toBe(13);
  });
});

describe('Crypsis', () => {
  const broken = (virus: number, ice: string) => {
    const t = table(
      position({
        corp: { servers: { HQ: { ice: [{ card: ice, rezzed: true }] } } },
        runner: { rig: { programs: [{ card: 'Crypsis', counters: { virus } }] } },
      }),
    );
    const boosts = ice === 'Enigma' ? 2 : 1;
    t.take({ do: 'run', server: 'HQ' });
    t.to('run.3.1');
    for (let i = 0; i < boosts; i += 1) t.take({ do: 'use', card: 'Crypsis', ability: 1 });
    t.take({ do: 'use', card: 'Crypsis', ability: 0 });
    return t;
  };

  it('costs a counter or itself when the encounter ends', () => {
    const t = broken(1, 'Ice Wall');
    t.onward();
    expect(t.open()).toEqual([
      { do: 'option', option: 'remove-counter' },
      { do: 'option', option: 'trash-self' },
    ]);
  });

  it('does so too when a subroutine ends the run', () => {
    const t = broken(0, 'Enigma');
    t.take({ do: 'break', sub: 0 });
    t.onward();
    expect(t.card('Crypsis').zone).toBe('heap');
    expect(t.facts()).toContainEqual(
      expect.objectContaining({ type: 'run-ended', outcome: 'unsuccessful' }),
    );
  });
});

describe('Femme Fatale after Chum', () => {
  it('counts bypassed ice as not broken', () => {
    const t = table(
      position({
        corp: {
          servers: {
            HQ: { ice: ['Rototurret', 'Chum'].map((card) => ({ card, rezzed: true })) },
          },
        },
        runner: {
          rig: { programs: [{ card: 'Femme Fatale', chosen: 'Rototurret' }] },
        },
      }),
    );
    t.take({ do: 'run', server: 'HQ' }, { do: 'option', option: 'yes' });
    t.onward();
    expect(t.types()).toContain('ice-bypassed');
    expect(t.facts()).toContainEqual(
      expect.objectContaining({ type: 'damage-suffered', kind: 'net', amount: 3 }),
    );
  });
});

describe('Forged Activation Orders', () => {
  const forged = (credits: number) => {
    const t = table(
      position({
        corp: { credits, servers: { HQ: { ice: ['Enigma'] } } },
        runner: { grip: ['Forged Activation Orders'] },
      }),
    );
    t.take({ do: 'play', card: 'Forged Activation Orders' });
    return t;
  };

  it('lets the Corp rez or trash', () => {
    const t = forged(3);
    expect(t.open()).toEqual([
      { do: 'option', option: 'rez' },
      { do: 'option', option: 'trash' },
    ]);
  });

  it('leaves only trashing to a Corp that cannot pay', () => {
    expect(forged(2).card('Enigma')).toMatchObject({ zone: 'archives', faceup: false });
  });
});

describe('Femme Fatale', () => {
  const facing = (hardware: readonly object[]) => {
    const t = table(
      position({
        corp: { servers: { HQ: { ice: [{ card: 'Enigma', rezzed: true }] } } },
        runner: {
          credits: 0,
          rig: { programs: [{ card: 'Femme Fatale', chosen: 'Enigma' }], hardware },
        },
      }),
    );
    t.take({ do: 'run', server: 'HQ' });
    t.onward();
    return t;
  };

  it('bypasses with credits for using icebreakers (ABIL-08)', () => {
    const t = facing([{ card: 'The Toolbox', counters: { recurring: 2 } }]);
    t.take({ do: 'option', option: 'yes' });
    t.onward();
    expect(t.types()).toContain('ice-bypassed');
    expect(t.card('The Toolbox').recurring).toBe(0);
  });

  it('does not offer what cannot be paid for', () => {
    expect(facing([]).types()).not.toContain('ice-bypassed');
  });
});

describe('a chosen piece of ice', () => {
  it('is forgotten when it leaves play: what comes back is a new copy (UNIN-02)', () => {
    const t = table(
      position({
        corp: { credits: 0, servers: { HQ: { ice: ['Enigma'] } } },
        runner: {
          grip: ['Forged Activation Orders'],
          rig: { programs: [{ card: 'Femme Fatale', chosen: 'Enigma' }] },
        },
      }),
    );
    t.take({ do: 'play', card: 'Forged Activation Orders' });
    t.onward();
    expect(t.card('Enigma').zone).toBe('archives');
    expect(t.card('Femme Fatale').chosen).toBeNull();
  });
});
