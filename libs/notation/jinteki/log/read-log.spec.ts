import type { FactType, ObservedFact } from '../facts';
import type { LogOptions, PastedLog } from './pasted-log';
import { readLog } from './read-log';

const TODAY = `
Ann has created the game.
Bo joined the game.
Ann: gl hf
Ann keeps their hand.
Bo takes a mulligan.
Ann started their turn 1 with 5 [Credit] and 5 cards in HQ.
Ann makes their mandatory start of turn draw.
Ann spends [Click] and pays 5 [Credits] to play Hedge Fund.
Ann uses Hedge Fund to gain 9 [Credits].
Ann spends [Click] and pays 0 [Credits] to install ice protecting HQ.
Ann spends [Click] to install a card in the root of Server 1 (new remote).
Ann is ending their turn 1 with 9 [Credit] and 3 cards in HQ.
Bo started their turn 1 with 5 [Credit] and 5 cards in their Grip.
Bo spends [Click] to make a run on Server 1.
Bo will continue the run.
Bo approaches Server 1.
Bo breaches Server 1.
Bo accesses PAD Campaign from Server 1.
Bo pays 4 [Credits] to trash PAD Campaign from Server 1.
Bo spends [Click] to make a run on HQ.
Bo approaches ice protecting HQ at position 0.
Ann pays 3 [Credits] to rez Enigma protecting HQ at position 0.
Bo encounters Enigma protecting HQ at position 0.
Ann uses Enigma to force the Runner to lose [Click], if able.
Ann uses Enigma to end the run.
Ann resolves 2 unbroken subroutines on Enigma ("[subroutine] Force the Runner to lose [Click]" and "[subroutine] End the run").
Bo spends [Click] to use Runner Basic Action Card to gain 1 [Credits].
Bo is ending their turn 1 with 2 [Credit] and 5 cards in their Grip.
Ann started their turn 2 with 6 [Credit] and 3 cards in HQ.
Bo concedes.
Ann wins the game.
`;

const OF_2017 = `
12:01 Ann started his or her turn 1 with 5 [Credit] and 5 cards in HQ
12:01 Ann spends [Click] and 5 [$] to play Hedge Fund.
12:01 Ann uses Hedge Fund to gain 9 [$].
12:02 Ann spends [Click] to install ICE protecting HQ.
12:02 Ann is ending his or her turn 1 with 9 [Credit] and 4 cards in HQ
12:03 Bo started his or her turn 1 with 5 [Credit] and 5 cards in their Grip
12:03 Bo spends [Click] and 2 [$] to install Corroder.
12:04 Bo spends [Click] to make a run on R&D.
12:05 Bo accesses an unseen card from R&D.
12:05 Bo is ending his or her turn 1 with 3 [Credit] and 1 cards in their Grip
`;

function read(text: string, options?: LogOptions): PastedLog {
  const result = readLog(text, options);
  if (!result.ok) throw new Error(result.message);
  return result.log;
}

function types(facts: readonly ObservedFact[], ...wanted: readonly FactType[]): string[] {
  return facts
    .filter(({ type }) => wanted.includes(type))
    .map(({ type, index }) => `${type}@${String(index)}`);
}

function off(log: PastedLog): unknown[] {
  return log.checksums.filter(({ told, reckoned }) => told !== reckoned);
}

describe('a pasted log whose players are called by their roles', () => {
  it('tells the same of who does what', () => {
    const named = (corp: string, runner: string): string =>
      TODAY.replace(/\bAnn\b/g, corp).replace(/\bBo\b/g, runner);
    const facts = (log: PastedLog): unknown => JSON.parse(JSON.stringify(log.facts));
    const log = read(named('Corp', 'Runner'));
    expect(log.names).toEqual({ corp: 'Corp', runner: 'Runner' });
    expect(facts(log)).toEqual(facts(read(TODAY)));
    const crossed = read(named('Runner', 'Corp'));
    expect(crossed.names).toEqual({ corp: 'Runner', runner: 'Corp' });
    expect(facts(crossed)).toEqual(facts(read(TODAY)));
  });
});

describe('a pasted log of today', () => {
  const log = read(TODAY);

  it('knows who played which side, how it ended and that every credit is told', () => {
    expect(log.names).toEqual({ corp: 'Ann', runner: 'Bo' });
    expect(log.winner).toBe('corp');
    expect(log.facts.at(-1)).toMatchObject({
      type: 'game-ended',
      winner: 'corp',
      reason: 'concession',
    });
    expect(log.checksums).toHaveLength(3);
    expect(off(log)).toEqual([]);
    expect(log.unread).toEqual([]);
  });

  it('keeps hidden cards hidden and names what the log names', () => {
    const installed = log.facts.filter(({ type }) => type === 'installed');
    expect(installed).toMatchObject([
      { card: { title: null }, server: 'HQ', zone: 'ice' },
      { card: { title: null }, server: 'Server 1', zone: 'root' },
    ]);
    expect(log.facts.find(({ type }) => type === 'rezzed')).toMatchObject({
      card: { title: 'Enigma' },
      server: 'HQ',
    });
    expect(log.facts.find(({ type }) => type === 'accessed')).toMatchObject({
      card: { title: 'PAD Campaign' },
      zone: 'root',
      source: 'log',
    });
  });

  it('ends each run where the log leaves it', () => {
    const runs = log.facts.filter(({ type }) => type === 'run-ended');
    expect(runs).toMatchObject([
      { server: 'Server 1', outcome: 'successful', source: 'inferred' },
      { server: 'HQ', outcome: 'unsuccessful', source: 'inferred' },
    ]);
    expect(types(log.facts, 'clicks-lost', 'sub-resolved')).toHaveLength(3);
  });

  it('drops chat unless it is to be kept, and never reads it as the server', () => {
    const spoof = TODAY.replace('Ann: gl hf', 'Ann: Bo wins the game.\nWatcher: Bo concedes.');
    const dropped = read(spoof);
    expect(dropped.chatDropped).toBe(2);
    expect(JSON.stringify(dropped)).not.toContain('Watcher');
    expect(dropped.winner).toBe('corp');
    expect(read(spoof, { keepChat: true }).chat).toMatchObject([
      { speaker: 'Ann' },
      { speaker: 'Watcher' },
    ]);
  });

  it('tells the same game without icons, with doubled names and with timestamps', () => {
    const seen = log.facts.map(({ index, ...fact }) => [index, fact.type]);
    const bare = TODAY.replace(/\[(?:Click|Credits?|subroutine)\]/g, '');
    const doubled = TODAY.replace(/^(Ann|Bo)(?=[ ])/gm, '$1$1');
    const spaced = TODAY.replace(/^(Ann|Bo)(?=[ ])/gm, '$1 $1');
    const timed = TODAY.replace(/^(?=\S)/gm, '[21:07:33] ');
    for (const variant of [bare, doubled, spaced, timed]) {
      const other = read(variant);
      expect(other.names).toEqual(log.names);
      expect(off(other)).toEqual([]);
      expect(other.facts.map(({ index, ...fact }) => [index, fact.type])).toEqual(seen);
    }
  });

  it('puts other names in place of the players', () => {
    const renamed = read(TODAY, { names: { corp: 'Corp player', runner: 'Runner player' } });
    expect(renamed.names).toEqual({ corp: 'Corp player', runner: 'Runner player' });
    expect(renamed.facts).toHaveLength(log.facts.length);
    expect(JSON.stringify(renamed)).not.toMatch(/\bAnn\b|\bBo\b/);
  });

  it('reports credits that the lines do not tell', () => {
    const short = read(TODAY.replace('Ann uses Hedge Fund to gain 9 [Credits].\n', ''));
    expect(off(short)).toEqual([{ line: 12, side: 'corp', told: 9, reckoned: 0 }]);
  });
});

describe('what cards do in a pasted log', () => {
  const turn = 'Bo started their turn 3 with 5 [Credit] and 5 cards in their Grip.';
  const told = (...lines: readonly string[]) => read([turn, ...lines].join('\n')).facts.slice(1);

  it('is a run that no line begins', () => {
    const facts = told('Bo plays Stimhack.', 'Bo approaches HQ.', 'Bo breaches HQ.');
    expect(facts).toMatchObject([
      { type: 'played' },
      { type: 'run-began', server: 'HQ', by: 'Stimhack', source: 'inferred' },
      { type: 'server-approached', server: 'HQ' },
      { type: 'run-successful' },
      { type: 'run-ended', outcome: 'successful' },
    ]);
  });

  it('is an install', () => {
    const line = 'Bo uses Test Run to install Crypsis from their Stack.';
    expect(told(line)).toMatchObject([
      { type: 'ability-used' },
      { type: 'installed', side: 'runner', card: { title: 'Crypsis' } },
    ]);
  });

  it.each([
    ['break all 3 subroutines on Enigma', 3],
    ['break 2 sentry subroutines on Enigma', 2],
    ['break all subroutines on Enigma', 1],
    ['break 1 subroutine on Enigma ("End the run")', 1],
    ['break 2 subroutines on Enigma ("Lose [Click]" and "End the run")', 2],
  ])('is breaks: %s', (effect, count) => {
    const broken = told(`Bo uses Gordian Blade to ${effect}.`).filter(
      ({ type }) => type === 'sub-broken',
    );
    expect(broken).toHaveLength(count);
    for (const one of broken) expect(one).toMatchObject({ ice: { title: 'Enigma' } });
  });

  it.each([
    ['trash Medium', ['Medium'], 'runner'],
    ['trash Akamatsu Mem Chip and gain 3 [Credits]', ['Akamatsu Mem Chip'], 'runner'],
    ['do 1 net damage and trash itself', ['Noise'], 'runner'],
    ['force the Corp to trash the top card of R&D', [null], 'corp'],
    ['trash 3  cards from the top of R&D', [null, null, null], 'runner'],
    ['trash a card from HQ', [null], 'runner'],
    ['prevent the trash of Medium', [], 'runner'],
    ['initiate a trace with strength 2 (Trash 1 program)', [], 'runner'],
  ])('is a trash: %s', (effect, titles, by) => {
    const trashed = told(`Bo uses Noise to ${effect}.`).filter(({ type }) => type === 'trashed');
    expect(trashed).toMatchObject(titles.map((title) => ({ card: { title }, by })));
  });

  it('is no run of its own that one is paid for besides, which a card makes', () => {
    const log = read(`
Bo started their turn 2 with 5 [Credit] and 5 cards in their Grip.
Bo spends [Click] and pays 2 [Credits] to play Legwork.
Bo uses Legwork to make a run on HQ.
Bo pays 1 [Credits] to make a run on HQ.
Bo breaches HQ.
`);
    const runs = log.facts.filter(({ type }) => type === 'run-began');
    expect(runs).toMatchObject([{ type: 'run-began', by: 'Legwork' }]);
  });

  it.each([
    ['use The Class Act to lower the install cost of resources by 2', []],
    ['use Door to Door to initiate a trace with strength 4', ['trace-began']],
    ['use Drive By to expose 1 ice and make a run', ['exposed']],
    [
      'use Lemuria Codecracker to expose Guard protecting R&D at position 0 and IT Department in Server 4',
      ['exposed', 'exposed'],
    ],
    ['use Mass Commercialization to install and rez 0 Advertisements', []],
  ])('is what was done, and no more: %s', (text, others) => {
    expect(told(`Bo ${text.replace(/^use/, 'uses')}.`).map(({ type }) => type)).toEqual([
      'ability-used',
      ...others,
    ]);
  });

  it('is told of the whole title, be there a "to" in it', () => {
    const [used] = told('Bo uses Door to Door to initiate a trace with strength 4.');
    expect(used).toMatchObject({
      card: { title: 'Door to Door' },
      effect: 'initiate a trace with strength 4',
    });
  });
});

describe('what was taken back in a pasted log', () => {
  const clicks = `
Ann started their turn 1 with 5 [Credit] and 5 cards in HQ.
Ann makes their mandatory start of turn draw.
Ann spends [Click] to use Corp Basic Action Card to gain 1 [Credits].
Ann spends [Click] and pays 5 [Credits] to play Hedge Fund.
Ann uses Hedge Fund to gain 9 [Credits].
[!] Corp uses the undo-click command
[!]Ann uses a command: /undo-click
Ann spends [Click] to use Corp Basic Action Card to draw 1 card.
Ann is ending their turn 1 with 6 [Credit] and 7 cards in HQ.
`;
  const held = (log: PastedLog): string[] =>
    log.facts.filter(({ flags }) => !flags.includes('undone')).map(({ type }) => type);

  it('is all since the last click was spent', () => {
    const log = read(clicks);
    expect(off(log)).toEqual([]);
    expect(held(log)).not.toContain('played');
    expect(held(log).filter((type) => type === 'credits-gained')).toHaveLength(1);
    expect(log.undone).toEqual([{ index: 7, to: 4 }]);
    expect(log.facts.find(({ type }) => type === 'undone')).toMatchObject({ to: 4, index: 7 });
  });

  it('is the same where what was pasted lost its icons', () => {
    const lost = read(clicks.replaceAll(/^\[!\] ?/gm, '! '));
    expect(off(lost)).toEqual([]);
    expect(lost.undone).toEqual([{ index: 7, to: 4 }]);
    expect(held(lost)).toEqual(held(read(clicks)));
  });

  it('is one click more each time', () => {
    const twice = read(
      clicks
        .replace(/^(\[!\] Corp .*)$/m, '$1\n$1')
        .replace('turn 1 with 6 [Credit]', 'turn 1 with 5 [Credit]'),
    );
    expect(off(twice)).toEqual([]);
    expect(held(twice)).not.toContain('credits-gained');
  });

  it('leaves the run that it lies in', () => {
    const log = read(`
Bo started their turn 2 with 5 [Credit] and 5 cards in their Grip.
Bo spends [Click] to make a run on HQ.
Bo approaches HQ.
Bo breaches HQ.
Bo accesses Enigma from HQ.
[!] Runner uses the undo-click command
Bo spends [Click] to make a run on R&D.
Bo jacks out.
`);
    expect(held(log)).toEqual([
      ...['turn-began', 'undone', 'clicks-spent', 'run-began', 'jacked-out', 'run-ended'],
    ]);
  });

  it('is not the end of the run before it', () => {
    const log = read(`
Bo started their turn 2 with 5 [Credit] and 5 cards in their Grip.
Bo spends [Click] to make a run on HQ.
Bo approaches HQ.
Bo breaches HQ.
Bo accesses Enigma from HQ.
Bo spends [Click] to use Runner Basic Action Card to gain 1 [Credits].
[!] Runner uses the undo-click command
Bo spends [Click] to use Runner Basic Action Card to draw 1 card.
`);
    expect(held(log).filter((type) => type === 'run-ended')).toHaveLength(1);
    expect(held(log)).not.toContain('credits-gained');
  });

  it('is the turn where both ask for it', () => {
    const log = read(`
Ann started their turn 1 with 5 [Credit] and 5 cards in HQ.
Ann is ending their turn 1 with 5 [Credit] and 5 cards in HQ.
Bo started their turn 1 with 5 [Credit] and 5 cards in their Grip.
Bo spends [Click] and pays 2 [Credits] to install Corroder.
[!]Bo uses a command: /undo-turn
[!]Ann uses a command: /undo-turn
Bo started their turn 1 with 5 [Credit] and 5 cards in their Grip.
Bo is ending their turn 1 with 5 [Credit] and 5 cards in their Grip.
`);
    expect(off(log)).toEqual([]);
    expect(held(log)).not.toContain('installed');
    expect(held(log).filter((type) => type === 'turn-began')).toHaveLength(2);
  });
});

describe('everything else in Archives', () => {
  const accesses = (log: PastedLog): unknown[] =>
    log.facts.flatMap((fact) =>
      fact.type === 'accessed' ? [[fact.card.title, fact.source, fact.index]] : [],
    );
  const before = `Ann started their turn 1 with 5 [Credit] and 5 cards in HQ.
Ann spends [Click] and pays 5 [Credits] to play Hedge Fund.
Ann discards 2 cards from HQ at end of turn.
Bo started their turn 1 with 5 [Credit] and 5 cards in their Grip.
Bo uses Noise to force the Corp to trash the top card of R&D.`;
  const breach = `Bo spends [Click] to make a run on Archives.
Bo breaches Archives.
Bo accesses everything else in Archives.`;
  const after = (...lines: readonly string[]) => read([before, ...lines, breach].join('\n'));
  const titles = (log: PastedLog): unknown[] =>
    log.facts.flatMap((fact) => (fact.type === 'accessed' ? [fact.card.title] : []));

  it('is as many cards as the lines before put there, with the names that they have', () => {
    const log = read(`${before}\n${breach}`);
    expect(accesses(log)).toEqual([
      ['Hedge Fund', 'log', 8],
      ...[null, null, null].map((title) => [title, 'inferred', 8]),
    ]);
    expect(log.untold).toEqual([]);
  });

  it('is without those that are named afterwards', () => {
    const log = read(
      `${before}\n${breach}\nBo accesses Priority Requisition from Archives.\nBo steals Priority Requisition and gains 3 agenda points.\n${breach}`,
    );
    const told = accesses(log).map((one) => JSON.stringify(one));
    expect(told.filter((one) => one.includes('Requisition'))).toHaveLength(1);
    expect(told.filter((one) => one.includes(',8]'))).toHaveLength(3);
    expect(told.filter((one) => one.includes(',13]'))).toHaveLength(3);
  });

  it('is what was not accessed yet where a breach tells it again', () => {
    const log = read(
      `${before}\n${breach}\nBo uses Noise to force the Corp to trash the top card of R&D.\nBo accesses everything else in Archives.`,
    );
    expect(accesses(log)).toHaveLength(5);
    expect(accesses(log).at(-1)).toEqual([null, 'log', 10]);
  });

  it.each([
    ['is removed from the game', 'Ann removes Hedge Fund from the game instead of trashing it.', 3],
    [
      'is shuffled away',
      'Ann uses Jackson Howard to shuffle Hedge Fund and 2 unseen cards into R&D.',
      1,
    ],
    ['is added to HQ', 'Ann uses Archived Memories to add a card in Archives to HQ.', 3],
    ['adds itself to HQ', 'Ann uses Hedge Fund to reveal and add itself to HQ.', 3],
    [
      'is put on top of R&D',
      'Bo uses Record Reconstructor to add Hedge Fund to the top of R&D.',
      3,
    ],
    ['is shuffled from HQ', 'Ann uses Mirāju to shuffle 1 card in HQ into R&D.', 4],
  ])('is without what %s', (_, line, left) => {
    expect(titles(after(line))).toHaveLength(left);
  });

  it('is without an operation that stays in play, until that is trashed', () => {
    const current = 'Ann spends [Click] and pays 2 [Credits] to play Cerebral Static.';
    const gone = 'Cerebral Static is trashed.';
    expect(titles(read([before, current, breach, gone].join('\n')))).not.toContain(
      'Cerebral Static',
    );
    expect(titles(after(current, gone))).toContain('Cerebral Static');
  });

  it('counts a piece of ice once that leaves play with what it hosts', () => {
    const told = 'Bo uses Parasite to trash Shadow.';
    const again = 'Shadow protecting HQ at position 0 has left play: Parasite is trashed.';
    const ice = 'Ann pays 3 [Credits] to rez Shadow protecting HQ at position 0.';
    for (const lines of [
      [told, again],
      [again, told],
    ])
      expect(titles(after(ice, ...lines)).filter((title) => title === 'Shadow')).toHaveLength(1);
  });

  it('is one at least where the paste begins amid a game, and says that its number is not told', () => {
    const log = read(
      `Bo started their turn 3 with 5 [Credit] and 5 cards in their Grip.\n${breach}`,
    );
    expect(accesses(log)).toEqual([[null, 'log', 4]]);
    expect(log.untold).toEqual([4]);
  });

  it('says that its number is not told where all cards of a hand were trashed', () => {
    expect(after('Ann uses Audacity to trash all cards in HQ.').untold).toHaveLength(1);
  });
});

describe('a grip that lies open (INFO-37)', () => {
  const uses = "Ann uses Harishchandra Ent.: Where You're the Star";
  const shown = (line: string): unknown[] =>
    read(`${TODAY}\n${uses} ${line}`).facts.flatMap((fact) =>
      fact.type === 'revealed' ? [fact.card.title] : [],
    );

  it.each([
    ['make the Runner play with their grip revealed.', []],
    [
      'to see that the Runner currently has Diesel, Ika, and Sure Gamble in their grip.',
      ['Diesel', 'Ika', 'Sure Gamble'],
    ],
    ['to see that the Runner currently has no cards in her grip.', []],
    ['to see that the Runner drew: Diesel and Ika.', ['Diesel', 'Ika']],
    ['to note that the Runner had Diesel in his grip before it was concealed.', []],
  ])('%s', (line, titles) => {
    expect(shown(line)).toEqual(titles);
  });
});

describe('an unseen card from R&D', () => {
  const access = `Bo started their turn 1 with 5 [Credit] and 5 cards in their Grip.
Bo spends [Click] to make a run on R&D.
Bo breaches R&D.
Bo accesses an unseen card from R&D.`;
  const accessed = (line: string): unknown[] =>
    read(`${access}\n${line}`).facts.flatMap((fact) =>
      fact.type === 'accessed' ? [fact.card.title] : [],
    );

  it.each([
    ['is stolen', 'Bo steals Braintrust and gains 2 agenda points.', 'Braintrust'],
    ['is trashed', 'Bo pays 3 [Credits] to trash Adonis Campaign from R&D.', 'Adonis Campaign'],
    ['is trashed by an event', 'Bo uses Demolition Run to trash Chum at no cost.', 'Chum'],
    ['is revealed', 'Bo must reveal they accessed Snare!.', 'Snare!'],
    ['is left', 'Bo decides to not pay to steal Obokata Protocol.', 'Obokata Protocol'],
    ['is not told', 'Bo spends [Click] to use Runner Basic Action Card to draw 1 card.', null],
    ['is not what lies elsewhere', 'Bo uses Forged Orders to trash Chum protecting HQ.', null],
  ])('has the name that a later line gives it: it %s', (_, line, title) => {
    expect(accessed(line)).toEqual([title]);
  });
});

describe('chat that a log pane with pictures leaves on three lines', () => {
  const around = (...said: readonly string[]): PastedLog =>
    read(
      [
        'Ann started their turn 1 with 5 [Credit] and 5 cards in HQ.',
        ...said,
        'Ann is ending their turn 1 with 5 [Credit] and 5 cards in HQ.',
        'Bo started their turn 1 with 5 [Credit] and 5 cards in their Grip.',
      ].join('\n'),
      { keepChat: true },
    );

  it.each([
    ['of a player', ['Ann', 'Ann', 'Bo wins the game.'], 'Ann', 'Bo wins the game.'],
    ['of a player, the name written twice', ['AnnAnn', 'gl'], 'Ann', 'gl'],
    ['of a player, the name written once', ['Ann', 'oh no, that hurt'], 'Ann', 'oh no, that hurt'],
    ['of a spectator', ['Watcher', 'Watcher', 'hello'], 'Watcher', 'hello'],
    ['that repeats a name', ['Bo', 'Bo', 'Bo'], 'Bo', 'Bo'],
  ])('is set aside: %s', (_, lines, speaker, text) => {
    const log = around(...lines);
    expect(log.unread).toEqual([]);
    expect(log.chat).toMatchObject([{ speaker, text }]);
    expect(log.winner).toBeNull();
  });

  it('is not what the server wrote twice', () => {
    const line = 'Ann spends [Click] to use Corp Basic Action Card to gain 1 [Credits].';
    const log = around(line, line);
    expect(log.chat).toEqual([]);
    expect(types(log.facts, 'credits-gained')).toHaveLength(2);
  });
});

describe('a pasted log of 2017', () => {
  it('reads its payments, installs and turns', () => {
    const log = read(OF_2017);
    expect(log.names).toEqual({ corp: 'Ann', runner: 'Bo' });
    expect(off(log)).toEqual([]);
    expect(log.unread).toEqual([]);
    expect(types(log.facts, 'played', 'installed', 'run-began', 'accessed')).toEqual([
      'played@3',
      'installed@5',
      'installed@8',
      'run-began@9',
      'accessed@10',
    ]);
    expect(log.facts.find(({ type }) => type === 'accessed')).toMatchObject({
      card: { title: null },
      zone: 'deck',
    });
  });
});

describe('what is no log', () => {
  it.each([
    { of: 'nothing', text: '', code: 'EMPTY' },
    { of: 'another text', text: 'Buy milk\nand eggs', code: 'NOT_A_LOG' },
    { of: 'a web page', text: '<!DOCTYPE html><html></html>', code: 'HTML_PAGE' },
    {
      of: 'an endless line',
      text: `Ann started their turn 1\n${'x'.repeat(5000)}`,
      code: 'NOT_A_LOG',
    },
    {
      of: 'a name with a control character',
      text: `A${String.fromCharCode(27)}nn started their turn 1 with 5 cards in HQ`,
      code: 'BAD_TEXT',
    },
    {
      of: 'half of a character',
      text: `Ann started their turn 1 with 5 cards in HQ\n\ud83d`,
      code: 'BAD_TEXT',
    },
    {
      of: 'an endless name',
      text: `${'A'.repeat(201)} started their turn 1 with 5 cards in HQ`,
      code: 'BAD_TEXT',
    },
    { of: 'too many lines', text: 'a\n'.repeat(60_000), code: 'TOO_LARGE' },
  ])('$of is refused as $code', ({ text, code }) => {
    expect(readLog(text)).toMatchObject({ ok: false, code });
  });
});

describe('the price of a run that a card makes', () => {
  const begun = (log: PastedLog): readonly string[] =>
    log.facts.flatMap(({ type }) => (type === 'run-began' || type === 'run-ended' ? [type] : []));
  const used = 'Bo spends [Click] to use Bolt to make a run on HQ.';
  const start = 'Bo started their turn 2 with 5 [Credit] and 5 cards in their Grip.';

  it('begins no other one, be it credits or a click', () => {
    for (const price of ['pays 1 [Credits]', 'spends [Click]'])
      expect(begun(read([start, used, `Bo ${price} to make a run on HQ.`].join('\n')))).toEqual([
        ...['run-began', 'run-ended'],
      ]);
  });

  it('is told of the run alone where its card does not tell of it', () => {
    const played = 'Bo spends [Click] and pays 2 [Credits] to play Bolt.';
    const log = read([start, played, 'Bo pays 1 [Credits] to make a run on HQ.'].join('\n'));
    expect(begun(log)).toEqual(['run-began', 'run-ended']);
  });

  it('is none where something lies between, or it is another server', () => {
    const next = [used, 'Bo jacks out.', 'Bo spends [Click] to make a run on HQ.'];
    const other = [used, 'Bo spends [Click] to make a run on R&D.'];
    for (const lines of [next, other])
      expect(begun(read([start, ...lines].join('\n')))).toHaveLength(4);
  });
});
