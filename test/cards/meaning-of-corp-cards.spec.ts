import { position, table } from './table';

const rezzed = (card: string, more: object = {}) => ({ card, rezzed: true, ...more });

describe('Aggressive Secretary', () => {
  const accessed = (advancement: number) => {
    const t = table(
      position({
        corp: {
          servers: { 'Server 1': { cards: [{ card: 'Aggressive Secretary', advancement }] } },
        },
        runner: { rig: { programs: ['Corroder', 'Mimic'] } },
      }),
    );
    t.take({ do: 'run', server: 'Server 1' });
    t.onward();
    return t;
  };

  it('lets the Corp choose a program to trash for each token', () => {
    const t = accessed(1);
    t.take({ do: 'option', option: 'yes' }, { do: 'pick', card: 'Mimic' });
    expect(t.card('Mimic').zone).toBe('heap');
    expect(t.card('Corroder').zone).toBe('rig');
    expect(t.state().corp.credits).toBe(8);
  });

  it('is not offered without a token (ABIL-09)', () => {
    expect(accessed(0).state().prompt).not.toMatchObject({ for: 'corp' });
  });
});

describe('Cell Portal', () => {
  it('sends the Runner to the outermost ice without being passed', () => {
    const t = table(
      position({
        corp: { servers: { HQ: { ice: [rezzed('Cell Portal'), 'Enigma'] } } },
      }),
    );
    t.take({ do: 'run', server: 'HQ' }, { do: 'pass' });
    while (t.types().filter((type) => type === 'ice-approached').length < 3)
      t.take({ do: t.open().some((one) => one.do === 'continue') ? 'continue' : 'pass' });
    const approached = t
      .facts()
      .flatMap((fact) => (fact.type === 'ice-approached' ? fact.card.card : []));
    const passed = t.facts().flatMap((fact) => (fact.type === 'ice-passed' ? fact.card.card : []));
    const [portal, enigma] = [t.card('Cell Portal').id, t.card('Enigma').id];
    expect(approached).toEqual([enigma, portal, enigma]);
    expect(passed).toEqual([enigma]);
    expect(t.card('Cell Portal').faceup).toBe(false);
  });
});

describe('Breaking News', () => {
  const scored = () => {
    const t = table(
      position({
        side: 'corp',
        corp: {
          servers: {
            'Server 1': { cards: [{ card: 'Breaking News', advancement: 2 }] },
            HQ: { ice: ['Archer'] },
          },
        },
      }),
    );
    t.take({ do: 'gain-credit' }, { do: 'score', card: 'Breaking News' });
    expect(t.state().runner.tags).toBe(2);
    return t;
  };
  const endTurn = (t: ReturnType<typeof scored>): void => {
    t.take({ do: 'gain-credit' }, { do: 'gain-credit' });
    t.onward();
  };

  it('takes its 2 tags back when the turn ends', () => {
    const t = scored();
    endTurn(t);
    expect(t.state().runner.tags).toBe(0);
  });

  it('leaves them when it was forfeited before (ABIL-04)', () => {
    const t = table(
      position({
        corp: { score: ['Breaking News'], servers: { HQ: { ice: ['Archer'] } } },
        runner: { tags: 2 },
        history: { thisTurn: [] },
      }),
    );
    t.take({ do: 'run', server: 'HQ' }, { do: 'rez', card: 'Archer' });
    t.onward();
    expect(t.card('Breaking News').zone).toBe('removed');
    expect(t.state().runner.tags).toBe(2);
  });

  it('takes nothing in a later turn', () => {
    const t = scored();
    endTurn(t);
    expect(t.types().filter((type) => type === 'tags-removed')).toHaveLength(1);
    t.take(
      { do: 'gain-credit' },
      { do: 'gain-credit' },
      { do: 'gain-credit' },
      { do: 'gain-credit' },
    );
    t.onward();
    expect(t.types().filter((type) => type === 'tags-removed')).toHaveLength(1);
  });
});

describe('Red Herrings', () => {
  it('reaches agendas accessed from HQ itself', () => {
    const t = table(
      position({
        corp: {
          hq: ['Hostile Takeover'],
          servers: { HQ: { cards: [rezzed('Red Herrings')] } },
        },
        runner: { credits: 4 },
      }),
    );
    t.take({ do: 'run', server: 'HQ' }, { do: 'access-zone' });
    t.onward();
    expect(t.types()).not.toContain('stolen');
  });

  it('leaves agendas of other servers alone', () => {
    const t = table(
      position({
        corp: {
          rd: ['Hostile Takeover', 'Hedge Fund'],
          servers: { HQ: { cards: [rezzed('Red Herrings')] } },
        },
        runner: { credits: 0 },
      }),
    );
    t.take({ do: 'run', server: 'R&D' });
    t.onward();
    expect(t.types()).toContain('stolen');
  });

  it('goes on for the run in which the Runner trashed it', () => {
    const t = table(
      position({
        corp: {
          servers: { 'Server 1': { cards: ['Hostile Takeover', rezzed('Red Herrings')] } },
        },
        runner: { credits: 5 },
      }),
    );
    t.take(
      { do: 'run', server: 'Server 1' },
      { do: 'access', card: 'Red Herrings' },
      { do: 'trash-accessed' },
    );
    t.onward();
    expect(t.card('Hostile Takeover').zone).toBe('root');
    t.take({ do: 'run', server: 'Server 1' });
    t.onward();
    expect(t.card('Hostile Takeover').zone).toBe('runner-score');
  });
});

describe('Corporate Troubleshooter', () => {
  const trouble = (credits: number) =>
    table(
      position({
        corp: {
          credits,
          servers: {
            'Server 1': { ice: [rezzed('Ice Wall')], cards: [rezzed('Corporate Troubleshooter')] },
          },
        },
      }),
    );

  it('names X up to the credits there are and lasts for the turn', () => {
    const t = trouble(4);
    t.take({ do: 'run', server: 'Server 1' }, { do: 'use', card: 'Corporate Troubleshooter' });
    expect(t.open()).toEqual([{ do: 'number', from: 0, to: 4 }]);
    t.take({ do: 'number', number: 3 });
    expect(t.state().corp.credits).toBe(1);
    expect(t.card('Corporate Troubleshooter').zone).toBe('archives');
    expect(t.state().lasting.map((row) => row.x)).toEqual([3]);
  });

  it('works with X = 0', () => {
    const t = trouble(0);
    t.take({ do: 'run', server: 'Server 1' }, { do: 'use', card: 'Corporate Troubleshooter' });
    expect(t.card('Corporate Troubleshooter').zone).toBe('archives');
  });
});

describe('Psychographics', () => {
  const psycho = (tags: number, credits = 10) => {
    const t = table(
      position({
        side: 'corp',
        corp: {
          credits,
          hq: ['Psychographics'],
          servers: { 'Server 1': { cards: ['Priority Requisition'] } },
        },
        runner: { tags },
      }),
    );
    return t;
  };

  it.each([
    [3, 10, 3],
    [8, 5, 5],
  ])('with %i tags and %i credits X is at most %i', (tags, credits, to) => {
    const t = psycho(tags, credits);
    t.take({ do: 'play', card: 'Psychographics' });
    expect(t.open()).toEqual([{ do: 'number', from: 0, to }]);
    t.take({ do: 'number', number: 2 });
    expect(t.state().corp.credits).toBe(credits - 2);
    expect(t.card('Priority Requisition').advancement).toBe(2);
  });

  it('is not played for nothing (ABIL-09)', () => {
    expect(psycho(0).open()).not.toContainEqual({ do: 'play', card: 'Psychographics' });
  });
});

describe('AstroScript Pilot Program', () => {
  it('advances any installed card that can be advanced', () => {
    const t = table(
      position({
        side: 'corp',
        corp: {
          score: [{ card: 'AstroScript Pilot Program', counters: { agenda: 1 } }],
          servers: {
            HQ: { ice: ['Ice Wall', rezzed('Enigma')] },
            'Server 1': { cards: ['Priority Requisition'] },
            'Server 2': { cards: ['PAD Campaign'] },
          },
        },
      }),
    );
    t.take({ do: 'gain-credit' }, { do: 'use', card: 'AstroScript Pilot Program' });
    expect(t.open().map((one) => one['card'])).toEqual(['Ice Wall', 'Priority Requisition']);
    t.take({ do: 'pick', card: 'Ice Wall' });
    expect(t.card('Ice Wall').advancement).toBe(1);
  });
});

describe('Shipment from Kaguya', () => {
  const kaguya = (servers: object) =>
    table(position({ side: 'corp', corp: { hq: ['Shipment from Kaguya'], servers } }));

  it('places up to 2 tokens on different cards, so one or none as well (CHOOSE-04)', () => {
    const t = kaguya({ HQ: { ice: ['Ice Wall', 'Shadow'] } });
    t.take({ do: 'play', card: 'Shipment from Kaguya' }, { do: 'pick', card: 'Shadow' });
    expect(t.open()).toContainEqual({ do: 'done' });
    t.take({ do: 'done' });
    expect(t.card('Shadow').advancement).toBe(1);
    expect(t.card('Ice Wall').advancement).toBe(0);
  });

  it('is not played where nothing can be advanced', () => {
    expect(kaguya({}).open()).not.toContainEqual({ do: 'play', card: 'Shipment from Kaguya' });
  });
});

describe('Private Security Force', () => {
  const force = (tags: number) =>
    table(
      position({ side: 'corp', corp: { score: ['Private Security Force'] }, runner: { tags } }),
    );

  it('has its ability only while the Runner is tagged', () => {
    expect(
      force(0)
        .open()
        .map((one) => one.do),
    ).not.toContain('use');
    const t = force(1);
    t.take({ do: 'use', card: 'Private Security Force' });
    t.onward();
    expect(t.state().corp.clicks).toBe(2);
    expect(t.state().runner.grip).toHaveLength(2);
  });
});

describe('Haas-Bioroid: Engineering the Future', () => {
  it('pays for the first install of each turn alone', () => {
    const t = table(
      position({
        side: 'corp',
        corp: {
          identity: 'Haas-Bioroid: Engineering the Future',
          hq: ['PAD Campaign', 'Melange Mining Corp.'],
          rd: ['Hedge Fund', 'Beanstalk Royalties', 'Wall of Static'],
        },
      }),
    );
    t.take({ do: 'install', card: 'PAD Campaign', server: 'new' });
    expect(t.state().corp.credits).toBe(11);
    t.take({ do: 'install', card: 'Melange Mining Corp.', server: 'new' });
    expect(t.state().corp.credits).toBe(11);
  });
});

describe('Posted Bounty', () => {
  const bounty = () => {
    const t = table(
      position({
        side: 'corp',
        corp: { servers: { 'Server 1': { cards: [{ card: 'Posted Bounty', advancement: 3 }] } } },
      }),
    );
    t.take({ do: 'gain-credit' }, { do: 'score', card: 'Posted Bounty' });
    return t;
  };

  it('may be forfeited for a tag and bad publicity', () => {
    const t = bounty();
    t.take({ do: 'option', option: 'yes' });
    expect(t.state()).toMatchObject({ corp: { badPublicity: 1 }, runner: { tags: 1 } });
    expect(t.card('Posted Bounty').zone).toBe('removed');
  });

  it('may be kept', () => {
    const t = bounty();
    t.take({ do: 'option', option: 'no' });
    expect(t.state()).toMatchObject({ corp: { badPublicity: 0 }, runner: { tags: 0 } });
    expect(t.card('Posted Bounty').zone).toBe('corp-score');
  });
});

describe('Zaibatsu Loyalty', () => {
  it('is rezzed as a card is about to be exposed, and prevents it in either way', () => {
    const t = table(
      position({
        corp: {
          servers: { HQ: { ice: ['Enigma'] }, 'Server 1': { cards: ['Zaibatsu Loyalty'] } },
        },
        runner: { grip: ['Infiltration'] },
      }),
    );
    t.take(
      { do: 'play', card: 'Infiltration' },
      { do: 'option', option: 'expose' },
      { do: 'pick', card: 'Enigma' },
      { do: 'rez', card: 'Zaibatsu Loyalty' },
      { do: 'use', card: 'Zaibatsu Loyalty' },
    );
    expect(t.open().map((one) => one['option'])).toEqual(['pay-1', 'trash-self']);
    t.take({ do: 'option', option: 'trash-self' });
    t.onward();
    expect(t.types()).toContain('exposure-prevented');
    expect(t.types()).not.toContain('exposed');
    expect(t.card('Zaibatsu Loyalty').zone).toBe('archives');
  });
});
