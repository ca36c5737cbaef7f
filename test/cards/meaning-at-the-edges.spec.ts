import { position, table } from './table';

const rezzed = (card: string, more: object = {}) => ({ card, rezzed: true, ...more });

describe('Stimhack', () => {
  const run = (ice: readonly object[]) => {
    const t = table(
      position({ corp: { servers: { HQ: { ice } } }, runner: { grip: ['Stimhack', 'Diesel'] } }),
    );
    t.take({ do: 'play', card: 'Stimhack' }, { do: 'server', server: 'HQ' });
    return t;
  };

  it('gives credits for the run alone, and brain damage after it', () => {
    const t = run([]);
    expect(t.state().runner.runCredits).toBe(9);
    t.onward();
    expect(t.state().runner).toMatchObject({ runCredits: 0, brain: 1, credits: 12 });
  });

  it('does its damage after an unsuccessful run too', () => {
    const t = run([rezzed('Ice Wall')]);
    t.onward();
    expect(t.state().runner).toMatchObject({ runCredits: 0, brain: 1 });
    expect(t.facts()).toContainEqual(
      expect.objectContaining({ type: 'damage-suffered', kind: 'brain', done: false }),
    );
  });
});

describe('Snare!', () => {
  const found = (corp: object) => {
    const t = table(position({ corp }));
    return t;
  };

  it('is revealed from R&D and may be paid for', () => {
    const t = found({ rd: ['Snare!', 'Hedge Fund'] });
    t.take({ do: 'run', server: 'R&D' }, { do: 'option', option: 'yes' });
    t.onward();
    expect(t.types()).toContain('revealed');
    expect(t.state()).toMatchObject({ corp: { credits: 6 }, runner: { tags: 1, grip: [] } });
  });

  it('does nothing from Archives', () => {
    const t = found({ archives: [{ card: 'Snare!', faceup: false }] });
    t.take({ do: 'run', server: 'Archives' });
    t.onward();
    expect(t.types()).toContain('accessed');
    expect(t.state().runner.tags).toBe(0);
  });

  it('is not offered to a Corp that cannot pay', () => {
    const t = found({ credits: 3, hq: ['Snare!'] });
    t.take({ do: 'run', server: 'HQ' });
    t.onward();
    expect(t.state().prompt).not.toMatchObject({ for: 'corp' });
  });
});

describe('Net Shield', () => {
  it('prevents 1 point of the first net damage of a turn', () => {
    const t = table(
      position({
        corp: { servers: { HQ: { ice: [rezzed('Neural Katana')] } } },
        runner: {
          grip: ['Infiltration', 'Akamatsu Mem Chip', 'Magnum Opus', 'Corroder', 'Mimic'],
          rig: { programs: ['Net Shield'] },
        },
      }),
    );
    t.take({ do: 'run', server: 'HQ' }, { do: 'use', card: 'Net Shield' });
    t.onward();
    expect(t.state().runner.grip).toHaveLength(3);
    t.take({ do: 'run', server: 'HQ' });
    t.onward();
    expect(t.types().filter((type) => type === 'damage-prevented')).toHaveLength(1);
    expect(t.state().runner.grip).toHaveLength(0);
  });
});

describe('Accelerated Beta Test', () => {
  it('installs and rezzes ice at no cost at all, and trashes the rest facedown', () => {
    const t = table(
      position({
        side: 'corp',
        corp: {
          credits: 0,
          rd: ['Archer', 'Hedge Fund', 'Ice Wall', 'PAD Campaign'],
          servers: { 'Server 1': { cards: [{ card: 'Accelerated Beta Test', advancement: 3 }] } },
        },
      }),
    );
    t.take(
      { do: 'gain-credit' },
      { do: 'score', card: 'Accelerated Beta Test' },
      { do: 'option', option: 'yes' },
      { do: 'pick', card: 'Archer' },
      { do: 'server', server: 'HQ' },
      { do: 'done' },
    );
    expect(t.card('Archer')).toMatchObject({ zone: 'ice', server: 'HQ', faceup: true });
    expect(t.card('Accelerated Beta Test').zone).toBe('corp-score');
    expect(t.card('Ice Wall')).toMatchObject({ zone: 'archives', faceup: false });
    expect(t.card('Hedge Fund')).toMatchObject({ zone: 'archives', faceup: false });
    expect(t.card('PAD Campaign').zone).toBe('rd');
  });
});

describe('Shipment from MirrorMorph', () => {
  it('installs up to 3 cards from HQ one at a time, paying for ice', () => {
    const t = table(
      position({
        side: 'corp',
        corp: {
          hq: ['Shipment from MirrorMorph', 'Ice Wall', 'Enigma', 'PAD Campaign', 'Hedge Fund'],
        },
      }),
    );
    t.take(
      { do: 'play', card: 'Shipment from MirrorMorph' },
      { do: 'pick', card: 'Ice Wall' },
      { do: 'server', server: 'HQ' },
      { do: 'pick', card: 'Enigma' },
      { do: 'server', server: 'HQ' },
    );
    // The ice that is there already may be trashed first; with no remote there is one place left.
    t.take({ do: 'done' }, { do: 'pick', card: 'PAD Campaign' });
    expect(t.state().corp).toMatchObject({ credits: 8, clicks: 2 });
    expect(t.state().corp.hq).toEqual([t.card('Hedge Fund').id]);
  });
});

describe('Parasite', () => {
  it('trashes its host as soon as its strength is 0', () => {
    const t = table(
      position({
        corp: { servers: { HQ: { ice: [rezzed('Ice Wall'), 'Enigma'] } } },
        runner: { grip: ['Parasite'], rig: { hardware: ['Grimoire'] } },
      }),
    );
    t.take({ do: 'install', card: 'Parasite' });
    t.onward();
    expect(t.card('Ice Wall').zone).toBe('archives');
    expect(t.card('Parasite').zone).toBe('heap');
  });

  it('has no place but rezzed ice', () => {
    const t = table(
      position({
        corp: { servers: { HQ: { ice: ['Enigma'] } } },
        runner: { grip: ['Parasite'] },
      }),
    );
    expect(t.open().map((one) => one['card'])).not.toContain('Parasite');
  });
});

describe('Noise', () => {
  it('trashes the top card of R&D unseen', () => {
    const t = table(
      position({ runner: { identity: 'Noise: Hacker Extraordinaire', grip: ['Medium'] } }),
    );
    t.take({ do: 'install', card: 'Medium' });
    t.onward();
    expect(t.card('Hedge Fund')).toMatchObject({ zone: 'archives', faceup: false });
  });
});

describe('Djinn', () => {
  it('takes 3 memory units of programs off the limit, no icebreakers', () => {
    const t = table(
      position({
        runner: {
          credits: 20,
          grip: ['Magnum Opus', 'Medium', 'Corroder'],
          rig: { programs: ['Djinn', 'Sneakdoor Beta'] },
        },
      }),
    );
    t.take({ do: 'install', card: 'Magnum Opus', host: t.card('Djinn').id });
    if (t.open().some((one) => one.do === 'done')) t.take({ do: 'done' });
    expect(t.card('Magnum Opus')).toMatchObject({ zone: 'rig', host: t.card('Djinn').id });
    expect(t.open()).toContainEqual({ do: 'install', card: 'Medium', host: t.card('Djinn').id });
    expect(t.open()).not.toContainEqual({
      do: 'install',
      card: 'Corroder',
      host: t.card('Djinn').id,
    });
  });
});

describe('Data Raven', () => {
  it('leaves the Runner to take a tag or end the run, and counts its traces', () => {
    const t = table(position({ corp: { servers: { HQ: { ice: [rezzed('Data Raven')] } } } }));
    t.take(
      { do: 'run', server: 'HQ' },
      { do: 'option', option: 'take-tag' },
      { do: 'bid', credits: 0 },
      { do: 'bid', credits: 2 },
    );
    expect(t.card('Data Raven').power).toBe(1);
    t.take({ do: 'use', card: 'Data Raven', ability: 1 });
    t.onward();
    expect(t.state().runner.tags).toBe(2);
  });
});

describe('Tollbooth', () => {
  const toll = (credits: number) => {
    const t = table(
      position({
        corp: { servers: { HQ: { ice: [rezzed('Tollbooth')] } } },
        runner: { credits },
      }),
    );
    t.take({ do: 'run', server: 'HQ' });
    t.onward();
    return t;
  };

  it('takes 3 credits from a Runner that has them, with no choice', () => {
    const t = toll(3);
    expect(t.state().runner.credits).toBe(0);
    expect(t.types()).toContain('sub-resolved');
  });

  it('ends the run of a Runner that does not', () => {
    const t = toll(2);
    expect(t.state().runner.credits).toBe(2);
    expect(t.types()).not.toContain('sub-resolved');
  });
});

describe('Priority Requisition', () => {
  it('rezzes ice without its additional cost either', () => {
    const t = table(
      position({
        side: 'corp',
        corp: {
          credits: 0,
          servers: {
            HQ: { ice: ['Archer'] },
            'Server 1': { cards: [{ card: 'Priority Requisition', advancement: 5 }] },
          },
        },
      }),
    );
    t.take(
      { do: 'gain-credit' },
      { do: 'score', card: 'Priority Requisition' },
      { do: 'option', option: 'yes' },
    );
    expect(t.card('Archer').faceup).toBe(true);
    expect(t.card('Priority Requisition').zone).toBe('corp-score');
  });
});

describe('SanSan City Grid', () => {
  it('lowers the requirement of agendas in its server', () => {
    const t = table(
      position({
        side: 'corp',
        corp: {
          servers: {
            'Server 1': {
              cards: [rezzed('SanSan City Grid'), { card: 'Hostile Takeover', advancement: 1 }],
            },
          },
        },
      }),
    );
    t.take({ do: 'gain-credit' }, { do: 'score', card: 'Hostile Takeover' });
    expect(t.state().corp).toMatchObject({ credits: 18, badPublicity: 1 });
  });
});

describe('Bank Job and Wyldside', () => {
  it('takes credits instead of accessing, and is trashed with its last', () => {
    const t = table(
      position({
        corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
        runner: { rig: { resources: [{ card: 'Bank Job', counters: { credit: 3 } }] } },
      }),
    );
    t.take(
      { do: 'run', server: 'Server 1' },
      { do: 'replace', card: 'Bank Job' },
      { do: 'number', number: 3 },
    );
    t.onward();
    expect(t.state().runner.credits).toBe(13);
    expect(t.card('Bank Job').zone).toBe('heap');
    expect(t.types()).not.toContain('accessed');
  });

  it('draws 2 and costs a click as the turn begins', () => {
    const t = table(
      position({ side: 'corp', runner: { grip: [], rig: { resources: ['Wyldside'] } } }),
    );
    t.take({ do: 'gain-credit' }, { do: 'gain-credit' }, { do: 'gain-credit' });
    t.onward();
    expect(t.state().runner).toMatchObject({ clicks: 3 });
    expect(t.state().runner.grip).toHaveLength(2);
  });
});

describe('Yog.0 and Tinkering', () => {
  it('breaks ice that was made a code gate', () => {
    const t = table(
      position({
        corp: { servers: { HQ: { ice: [rezzed('Wall of Static', { as: '@wall' })] } } },
        runner: { grip: ['Tinkering'], rig: { programs: ['Yog.0'] } },
      }),
    );
    t.take({ do: 'play', card: 'Tinkering' }, { do: 'run', server: 'HQ' });
    t.to('run.3.1');
    t.take({ do: 'use', card: 'Yog.0' });
    t.onward();
    expect(t.types()).toContain('sub-broken');
    expect(t.state().runner.credits).toBe(12);
  });
});
