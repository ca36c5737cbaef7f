import type { Json, JsonObject } from '#notation/jinteki/json';
import type { Decision } from '../replays';
import { type Entry, TrueDeeds } from './true-deeds';

const card = { cid: 'a', title: 'Aesop', side: 'Runner', type: 'Resource' };

/** What the Runner is asked by the card. */
const asks = (msg: string, ...choices: readonly string[]): JsonObject => ({
  ...{ msg, card, 'prompt-type': 'other', eid: { eid: 1 } },
  choices: choices.map((value) => ({ value })),
});

const entry = (prompt: Json | null, ...lines: readonly string[]): Entry => ({
  state: { corp: {}, runner: { rig: { resource: [card] }, 'prompt-state': prompt } },
  diff: [{ runner: { 'prompt-state': {} } }, {}],
  lines,
});

const command = (h: number, what: string, label: string): Decision => ({
  ...{ h, side: 'runner', command: what, label },
  args: { card: { cid: 'a' } },
});

/** What has to be told of these commands, each in an entry of its own. */
const due = (entries: readonly Entry[], decisions: readonly Decision[]): readonly string[] =>
  new TrueDeeds(entries, decisions).deeds
    .filter((deed) => deed.due)
    .map(({ entry: at, kind, what }) => `${String(at)} ${kind} ${what}`);

describe('what has to be told of a game', () => {
  const asked = asks('Look at a card?', 'Yes', 'No');
  const line = 'Bo uses Aesop to look at a card.';
  const yes = command(2, 'choice', 'Look at a card? -> Yes');

  it('is one use where a card asks whether it does what it was just used for', () => {
    const entries = [entry(null), entry(asked), entry(null, line)];
    expect(due(entries, [command(1, 'ability', 'Aesop: Look at a card'), yes])).toEqual([
      '1 use Aesop',
    ]);
  });

  it('is a use where a card asks by itself', () => {
    const entries = [entry(null), entry(asked), entry(null, line)];
    expect(due(entries, [command(1, 'end-turn', 'end turn'), yes])).toEqual(['2 use Aesop']);
  });

  it('is that a card is not let do what it asks about, where it asks by itself', () => {
    const no = command(2, 'choice', 'Look at a card? -> No');
    const entries = [entry(null), entry(asked), entry(null)];
    expect(due(entries, [command(1, 'end-turn', 'end turn'), no])).toEqual(['2 refuse Aesop']);
    // A use that is called off is no use, and nothing besides.
    expect(due(entries, [command(1, 'ability', 'Aesop: Look at a card'), no])).toEqual([
      '1 use Aesop',
    ]);
    const leave = asks('Jack out?', 'Yes', 'No');
    expect(due([entry(null), entry(leave), entry(null)], [command(2, 'choice', 'Jack out? -> No')])).toEqual([]);
  });

  it('is a use of what prevents something, for whichever of its prices', () => {
    const prevents = asks('Prevent Wyrm from being trashed?', '[trash]: Aesop', '1 [Credit]: Aesop');
    const uses = (answer: string): readonly string[] =>
      due([entry(null), entry(prevents), entry(null)], [command(2, 'choice', `Prevent Wyrm from being trashed? -> ${answer}`)]);
    expect(uses('[trash]: Aesop')).toEqual(['2 use Aesop']);
    expect(uses('1 [Credit]: Aesop')).toEqual(['2 use Aesop']);
  });

  it('is which ability comes first, also where an identity is not named in full', () => {
    const trigger = asks('Choose a trigger to resolve', 'Djinn', 'Kabonesa Wu (Djinn)');
    const line = 'Bo uses Kabonesa Wu: Netspace Thrillseeker to remove Djinn from the game.';
    const first = new TrueDeeds(
      [entry(null), entry(trigger), entry(null, line)],
      [command(2, 'choice', 'Choose a trigger to resolve -> Kabonesa Wu (Djinn)')],
    ).deeds.flatMap(({ kind, what }) => (kind === 'first' ? [what] : []));
    expect(first).toEqual(expect.arrayContaining(['Kabonesa Wu: Netspace Thrillseeker over Djinn']));
    expect(first.filter((what) => what.startsWith('Djinn'))).toEqual([]);
  });

  it('names what is installed as titles are compared, without a full stop', () => {
    const install = asks('Install Joshua B.?', 'Yes', 'No');
    const { deeds } = new TrueDeeds(
      [entry(null), entry(install), entry(null)],
      [command(2, 'choice', 'Install Joshua B.? -> Yes')],
    );
    expect(deeds.flatMap(({ kind, what }) => (kind === 'pick' ? [what] : []))).toEqual(['Joshua B']);
  });

  it('is an answer where there is another one', () => {
    const answered = (...choices: readonly string[]): readonly string[] =>
      due(
        [entry(null), entry(asks('Choose one', ...choices)), entry(null, 'Bo pays.')],
        [command(2, 'choice', 'Choose one -> End the run')],
      );
    expect(answered('End the run', 'Pay 1 [Credits]')).toEqual(['2 option runner end']);
    expect(answered('End the run')).toEqual([]);
  });

  it('is no number where only one can be said', () => {
    const ask = (choices: Json): readonly string[] => {
      const prompt = { ...asks('How many credits do you want to store?'), choices };
      const said = command(2, 'choice', 'How many credits do you want to store? -> 0');
      return due([entry(null), entry(prompt), entry(null, 'Bo stores 0.')], [said]);
    };
    expect(ask({ number: 2, default: 0, minimum: 0 })).toEqual(['2 number 0']);
    expect(ask({ number: 0, default: 0, minimum: 0 })).toEqual([]);
    // Nothing lies on the card, and the Runner has no credit.
    expect(ask({ counter: 'credit' })).toEqual([]);
    expect(ask('credit')).toEqual([]);
    expect(ask([{ value: '0' }])).toEqual([]);
  });

  it('is X alone where more is paid beside it', () => {
    const spends = 'How many credits do you want to spend?';
    const prompt = { ...asks(spends), choices: { number: 3, default: 1, minimum: 1 } };
    const paid = entry(null, 'Bo pays 3 [Credits] to play Bolt.');
    const said = command(2, 'choice', `${spends} -> 3`);
    expect(due([entry(null), entry(prompt), paid], [said])).toEqual(['2 number 2']);
  });

  describe('of cards that are clicked', () => {
    const choose: JsonObject = {
      ...asks('Choose 2 cards', 'Done'),
      ...{ 'prompt-type': 'select', selectable: ['b', 'c', 'd'] },
    };
    const grip = (...chosen: readonly string[]): Entry => ({
      ...entry(choose),
      state: {
        corp: {},
        runner: {
          ...{ rig: { resource: [card] }, 'prompt-state': choose },
          hand: ['b', 'c', 'd'].map((cid) => ({ cid, title: cid, selected: chosen.includes(cid) })),
        },
      },
    });
    const click = (h: number, cid: string): Decision => ({
      ...{ h, side: 'runner', command: 'select', label: `Choose 2 cards -> ${cid}` },
      args: { card: { cid } },
    });

    it('is not what is clicked once more, also behind others', () => {
      const entries = [grip(), grip('b'), grip('b', 'c'), grip('c'), entry(null, 'Bo trashes c and d.')];
      const clicks = [click(1, 'b'), click(2, 'c'), click(3, 'b'), click(4, 'd')];
      expect(due(entries, clicks)).toEqual(['2 pick c', '4 pick d']);
    });

    it('is what is clicked once more, and then again', () => {
      const entries = [grip(), grip('b'), grip(), grip('c'), entry(null, 'Bo trashes b and c.')];
      const clicks = [click(1, 'b'), click(2, 'b'), click(3, 'c'), click(4, 'b')];
      expect(due(entries, clicks)).toEqual(['3 pick c', '4 pick b']);
    });

    it('is not what is refused as too little', () => {
      const done = command(2, 'select', 'Choose 2 cards -> Done');
      const entries = [grip(), grip('b'), grip(), grip('c'), entry(null, 'Bo trashes c and d.')];
      expect(due(entries, [click(1, 'b'), done, click(3, 'c'), click(4, 'd')])).toEqual([
        '3 pick c',
        '4 pick d',
      ]);
    });

    it('is not what is started over', () => {
      const agree = entry(asks('They will be trashed', 'OK', 'I want to start over'));
      const over = command(3, 'choice', 'They will be trashed -> I want to start over');
      const entries = [grip(), grip('b'), agree, grip(), grip('c'), entry(null, 'Bo trashes c and d.')];
      expect(due(entries, [click(1, 'b'), click(2, 'c'), over, click(4, 'c'), click(5, 'd')])).toEqual([
        '4 pick c',
        '5 pick d',
      ]);
    });
  });

  it('is no use of a card on which another one is installed by its own ability, but the install', () => {
    const hosts = command(1, 'ability', 'Aesop: Install an asset or agenda on this asset');
    const other = command(1, 'ability', 'Aesop: Install a card');
    const entries = [entry(null), entry(null, 'Bo uses Aesop to install and host a card.')];
    expect(due(entries, [hosts])).toEqual([]);
    expect(due(entries, [other])).toEqual(['1 use Aesop']);
  });

  it('is a server that is chosen before a price, and the same once that is paid', () => {
    const asked = asks('Choose one', 'HQ', 'R&D');
    const pays = asks('Choose at least 2 cards to trash');
    const entries = [entry(null), entry(asked), entry(pays), entry(null, 'Bo uses Aesop to run.')];
    const { deeds } = new TrueDeeds(entries, [
      command(1, 'ability', 'Aesop: Run HQ or R&D'),
      command(2, 'choice', 'Choose one -> R&D'),
      command(3, 'select', 'Choose at least 2 cards to trash -> Ada'),
    ]);
    const servers = deeds.filter(({ kind }) => kind === 'server');
    expect(servers.map(({ again, due: isDue, entry: at }) => [at, isDue, again])).toEqual([
      [2, true, undefined],
      [3, false, 2],
    ]);
  });

  it('is a use of the identity that trashes what is accessed, and a trash where an event lets it be', () => {
    const trashed = (name: string): readonly string[] => {
      const prompt = asks('You accessed Ada.', `[${name}] Trash card`, 'No action');
      const identity = { cid: 'i', title: 'Freedom Khumalo: Crypto-Anarchist' };
      const at: Entry = {
        ...entry(prompt),
        state: { corp: {}, runner: { identity, 'prompt-state': prompt } },
      };
      const label = `You accessed Ada. -> [${name}] Trash card`;
      return due([entry(null), at, entry(null, 'Bo trashes Ada.')], [command(2, 'choice', label)]);
    };
    expect(trashed('Freedom Khumalo')).toEqual([
      '2 accessed Ada',
      '2 use Freedom Khumalo: Crypto-Anarchist',
    ]);
    expect(trashed('Demolition Run')).toEqual(['2 accessed Ada', '2 trash-accessed Ada']);
  });

  it('is nothing that sets how the server is to answer, or asks later', () => {
    const none = (label: string, answer: string, ...choices: readonly string[]): readonly string[] => {
      const prompt = asks(answer.slice(0, answer.indexOf(' -> ')), ...choices);
      return due(
        [entry(null), entry(prompt), entry(null, 'Bo looks on.')],
        [command(1, 'ability', label), command(2, 'choice', answer)],
      );
    };
    expect(none('Aesop: Set resolution mode', 'Choose one -> Smart', 'Smart', 'Manual')).toEqual([]);
    const later = 'Ask to use Aesop later?';
    expect(none('Aesop: Ask when a turn begins?', `${later} -> Never`, 'Never', 'Always')).toEqual([]);
  });

  it('is no number where the card was just let do what it may, once or not', () => {
    const many = { ...asks('How many cards?'), choices: { number: 1, default: 0, minimum: 0 } };
    const entries = [entry(null), entry(asks('Look?', 'Yes', 'No')), entry(many), entry(null, 'Bo looks.')];
    const number = command(3, 'choice', 'How many cards? -> 1');
    expect(due(entries, [command(2, 'choice', 'Look? -> Yes'), number])).toEqual(['2 use Aesop']);
    expect(due(entries, [number])).toEqual(['3 number 1']);
  });

  it('is a break of an identity, too, whose title has a colon', () => {
    const identity = { cid: 'i', title: 'Quetzal: Free Spirit' };
    const breaks: Decision = {
      ...{ h: 1, side: 'runner', command: 'ability', args: { card: { cid: 'i' } } },
      label: 'Quetzal: Free Spirit: Break 1 Barrier subroutine',
    };
    const at: Entry = { ...entry(null), state: { corp: {}, runner: { rig: { resource: [identity] } } } };
    expect(due([at, { ...at, lines: ['Bo breaks.'] }], [breaks])).toEqual([
      '1 use Quetzal: Free Spirit break',
    ]);
  });

  it('is shown, or not', () => {
    const shown = (...lines: readonly string[]): readonly (boolean | undefined)[] =>
      new TrueDeeds(
        [entry(null), entry(asks('Choose a server', 'HQ', 'R&D')), entry(null, ...lines)],
        [command(2, 'choice', 'Choose a server -> HQ')],
      ).deeds
        .filter(({ due: isDue }) => isDue)
        .map(({ unshown }) => unshown);
    expect(shown('Bo uses Aesop to target HQ.')).toEqual([undefined]);
    expect(shown('Bo uses Aesop.')).toEqual([true]);
  });

  it('is no number for being a part of another one', () => {
    const shown = (line: string): readonly (boolean | undefined)[] =>
      new TrueDeeds(
        [entry(null), entry(asks('How many?', '0', '1')), entry(null, line)],
        [command(2, 'choice', 'How many? -> 1')],
      ).deeds
        .filter(({ kind }) => kind === 'number')
        .map(({ unshown }) => unshown);
    expect(shown('Bo uses Aesop to draw 1 card.')).toEqual([undefined]);
    expect(shown('Bo uses Aesop to gain 12 [Credits].')).toEqual([true]);
  });

  it('may be what is trashed where that is settled with what is put back, as ours may ask for it last', () => {
    const settled = 'Ada and Bea will be trashed. Cid will be added to HQ. the top of R&D will be (top->bottom): Di';
    const picked = (answer: string): readonly string[] =>
      new TrueDeeds(
        [entry(null), entry(asks(settled, 'OK', 'I want to start over')), entry(null)],
        [command(2, 'choice', `${settled} -> ${answer}`)],
      ).deeds.flatMap(({ kind, what }) => (kind === 'pick' ? [what] : []));
    expect(picked('OK')).toEqual(['Ada', 'Bea']);
    expect(picked('I want to start over')).toEqual([]);
  });

  it('is the same card that was chosen before, to be trashed', () => {
    const settled = 'Aesop and Bea will be trashed. Cid will be added to HQ.';
    const choose = { ...asks('Choose a card to trash', 'Done'), 'prompt-type': 'select', selectable: ['a', 'b'] };
    const deeds = new TrueDeeds(
      [entry(null), entry(choose), entry(asks(settled, 'OK')), entry(null)],
      [command(2, 'select', 'Choose a card to trash -> Aesop'), command(3, 'choice', `${settled} -> OK`)],
    ).deeds.flatMap(({ again, entry: at, kind, what }) => (kind === 'pick' && at === 3 ? [[what, again]] : []));
    expect(deeds).toEqual([
      ['Aesop', 2],
      ['Bea', undefined],
    ]);
  });

  it('is neither that a card is accessed nor that it is not, where it is whatever is answered', () => {
    const asked = asks('Access the newly installed card?', 'Yes', 'No');
    const no = command(2, 'choice', 'Access the newly installed card? -> No');
    expect(due([entry(null), entry(asked), entry(null, 'Bo accesses Ada from Server 1.')], [no])).toEqual([]);
    expect(due([entry(null), entry(asked), entry(null)], [no])).toEqual(['2 refuse Aesop']);
  });

  it('is a pump of the breaker that what lies on it is told to pump', () => {
    const line = 'Bo pays 2 [Credits] to use Aesop to pump the strength of Corroder by 4.';
    const ability = command(1, 'ability', 'Aesop: Add 4 strength for the remainder of the run');
    expect(due([entry(null), entry(null, line)], [ability])).toEqual(['1 use Corroder pump']);
    expect(due([entry(null), entry(null)], [ability])).toEqual(['1 use Aesop pump']);
  });

  it('may be the server of an ability that makes a run on it alone', () => {
    const deeds = new TrueDeeds(
      [entry(null), entry(null, 'Bo uses Aesop to make a run on Archives.')],
      [command(1, 'ability', 'Aesop: Run Archives')],
    ).deeds.map(({ kind, what }) => `${kind} ${what}`);
    expect(deeds).toContain('server Archives');
  });

  it('is an access that is paid for, where the game ends with it', () => {
    const paid = 'Bo pays 1 [Credits] to access Ada from Server 1.';
    const deeds = new TrueDeeds([entry(null), entry(null, paid)], [command(1, 'choice', 'Pay? -> Yes')]).deeds;
    expect(deeds.map(({ kind, what }) => `${kind} ${what}`)).toContain('accessed Ada');
    const more = 'Bo spends 1 hosted power counter from on Aesop to use Aesop to access 1 additional card from R&D.';
    const used = new TrueDeeds([entry(null), entry(null, more)], []).deeds;
    expect(used.map(({ kind, what }) => `${kind} ${what}`)).toEqual(['use Aesop']);
  });

  it('is a price that is paid for each subroutine, however many', () => {
    const pays = 'Bo pays 1 [Credits].';
    const { deeds } = new TrueDeeds(
      [entry(null), entry(null, pays)],
      [command(1, 'runner-ability', 'Aesop: Pay for all unbroken subs')],
    );
    expect(deeds.filter(({ kind }) => kind === 'use')).toMatchObject([{ what: 'Aesop', many: true }]);
  });

  it('may be an access about which nobody is asked any more as the game is conceded', () => {
    const seen = entry(asks('You accessed Ada.', 'No action'), 'Bo breaches R&D.');
    const over = { ...seen, lines: ['Ann concedes.'], state: { ...seen.state, winner: 'runner' } };
    const told = (...entries: readonly Entry[]): readonly string[] =>
      new TrueDeeds(entries, []).deeds.flatMap(({ kind, what }) => (kind === 'accessed' ? what : []));
    expect(told(entry(null), seen, over)).toEqual(['Ada']);
    expect(told(entry(null), seen, entry(null))).toEqual([]);
  });

  it('may be an access that a card tells as it reveals what it is, whatever comes of that', () => {
    const told = (line: string): readonly string[] => {
      const running = { ...entry(null), state: { ...entry(null).state, run: { server: ['rd'], position: 0 } } };
      const { deeds } = new TrueDeeds([running, entry(null, line)], []);
      return deeds.flatMap(({ kind, what }) => (kind === 'accessed' ? what : []));
    };
    expect(told('Ann uses Kill Switch to reveal that they accessed Ada.')).toEqual(['Ada']);
    expect(told('Ann uses Kill Switch to reveal Ada.')).toEqual([]);
  });

  it('may be which of several upgrades is accessed next', () => {
    const accessed = (answer: string): readonly string[] =>
      new TrueDeeds(
        [entry(null), entry(asks('Choose an upgrade in Archives to access')), entry(null)],
        [command(2, 'select', `Choose an upgrade in Archives to access -> ${answer}`)],
      ).deeds.flatMap(({ kind, what }) => (kind === 'access' ? [what] : []));
    expect(accessed('Aesop')).toEqual(['Aesop']);
    expect(accessed('Done')).toEqual([]);
  });

  it('is no option where what interrupts lets something go on', () => {
    const prompt = asks('Choose an interrupt', 'Shuffle Ada into R&D', 'Continue trashing 1 card');
    const label = 'Choose an interrupt -> Continue trashing 1 card';
    expect(due([entry(null), entry(prompt), entry(null)], [command(2, 'choice', label)])).toEqual([]);
  });

  it('is first what the server does for a click that is spent, where its line comes first', () => {
    const deeds = (...lines: readonly string[]): readonly string[] =>
      new TrueDeeds([entry(null), entry(null, ...lines)], [command(1, 'draw', 'draw')]).deeds.map(
        ({ kind, what }) => `${kind} ${what}`,
      );
    const used = 'Di uses Sundew to gain 2 [Credits].';
    const drawn = 'Bo spends [Click] to use Runner Basic Action Card to draw 1 card.';
    expect(deeds(used, drawn)).toEqual(['use Sundew', 'draw runner']);
    expect(deeds(drawn, used)).toEqual(['draw runner', 'use Sundew']);
  });

  it('is what goes for an install before what the server does for it, though its lines come before the click', () => {
    const question = 'Insufficient MU to install Ada. Trash installed programs?';
    const trashed = 'Di uses Sundew to gain 2 [Credits].';
    const installed = 'Bo spends [Click] and pays 0 [Credits] to install Ada.';
    const { deeds } = new TrueDeeds(
      [entry(null), entry(asks(question, 'Done')), entry(null, trashed, installed)],
      [command(1, 'play', 'play Ada'), command(2, 'select', `${question} -> Aesop`)],
    );
    const told = deeds.map(({ kind, what }) => `${kind} ${what}`);
    expect(told.slice(told.indexOf('pick Aesop'))).toEqual(['pick Aesop', 'use Sundew']);
  });

  it('is the same use behind a run, where what a turn begins with is clicked amid one that it began with', () => {
    const at = (phase: boolean, run: JsonObject | null, ...lines: readonly string[]): Entry => {
      const { diff, lines: said, state } = entry(null, ...lines);
      return { diff, lines: said, state: { ...state, run, ...(phase ? { 'runner-phase-12': true } : {}) } };
    };
    const run = { server: ['rd'] };
    const usesIn = (...entries: readonly Entry[]): readonly (readonly [number, boolean, number | undefined])[] =>
      new TrueDeeds(entries, [command(1, 'ability', 'Aesop: Place X power counters'), command(2, 'jack-out', 'jack out')]).deeds
        .filter(({ kind }) => kind === 'use')
        .map(({ again, due: isDue, entry: of }) => [of, isDue, again]);
    const [used, left] = ['Bo pays 0 [Credits] to use Aesop to place it.', 'Bo jacks out.'];
    const once = [1, true, undefined];
    expect(usesIn(at(true, run), at(true, run, used), at(true, null, left))).toEqual([once, [2, false, 1]]);
    expect(usesIn(at(false, run), at(false, run, used), at(false, null, left))).toEqual([once]);
    expect(usesIn(at(true, null), at(true, null, used), at(true, null, left))).toEqual([once]);
  });

  it('may be told until a turn begins, where what it begins with is clicked before', () => {
    const ahead = (...lines: readonly string[]): Entry => {
      const at = entry(asks('Choose a server', 'HQ', 'R&D'), ...lines);
      return { ...at, state: { ...at.state, 'runner-phase-12': true } };
    };
    const told = (label: string): readonly (readonly [string, number, number])[] =>
      new TrueDeeds(
        [ahead(), ahead(), ahead('Bo uses Aesop to target HQ.'), entry(null, 'Bo started their turn 4 with 4 [Credits].')],
        [
          command(1, 'ability', `Aesop: ${label}`),
          command(2, 'choice', 'Choose a server -> HQ'),
          command(3, 'end-phase-12', 'end phase 1.2'),
        ],
      ).deeds.flatMap(({ due: isDue, entry: at, kind, until = at }) => (isDue ? [[kind, at, until] as const] : []));
    expect(told('Choose a server (start of turn)')).toEqual([
      ['use', 1, 3],
      ['server', 2, 3],
    ]);
    expect(told('Choose a server')).toEqual([
      ['use', 1, 1],
      ['server', 2, 2],
    ]);
  });

  it('is a use of whatever breaks all of a piece of ice, as ours may ask whether it does', () => {
    const line = 'Bo pays 1 [Credits] to use Aesop to break the remaining 1 subroutines on Wall.';
    const used = (label: string): readonly string[] =>
      new TrueDeeds([entry(null), entry(null, line)], [command(1, 'dynamic-ability', `Aesop: ${label}`)]).deeds.flatMap(
        ({ kind, many, what }) => (kind === 'use' && what === 'Aesop' ? [many ? 'many' : 'one'] : []),
      );
    expect(used('Fully break Wall')).toContain('many');
    expect(used('Match strength of Wall')).not.toContain('many');
  });

  it('is what the price of a break sets off before that break, where its line comes first', () => {
    const set = 'Bo uses District 99 to place 1 power counter on itself.';
    const broken = 'Bo trashes 1 card (Ada) from the grip to use Aesop to break 1 subroutine on Wall.';
    const told = (...lines: readonly string[]): readonly string[] =>
      new TrueDeeds(
        [entry(null), entry(null), entry(null, ...lines)],
        [
          command(1, 'ability', 'Aesop: Break 1 subroutine'),
          command(2, 'choice', 'Break a subroutine -> End the run'),
        ],
      ).deeds.flatMap(({ entry: at, kind, what }) =>
        at === 2 && (kind === 'break' || what === 'District 99') ? [kind] : [],
      );
    expect(told(set, broken)).toEqual(['use', 'break']);
    expect(told(broken, set)).toEqual(['break', 'use']);
  });

  it('has an order up to the beginning of the turn that it is clicked before', () => {
    const at = (phase: boolean, ...lines: readonly string[]): Entry => {
      const one = entry(null, ...lines);
      return phase ? { ...one, state: { ...one.state, 'runner-phase-12': true } } : one;
    };
    const ordered = (phase: boolean): readonly string[] =>
      new TrueDeeds(
        [at(phase, 'Bo uses Jak to make a run on HQ.'), ...new Array<Entry>(9).fill(at(phase)), at(false, 'Bo uses Iain to gain 2.')],
        [],
      ).deeds.flatMap(({ kind, what }) => (kind === 'first' ? [what] : []));
    expect(ordered(true)).toEqual(['Jak over Iain']);
    expect(ordered(false)).toEqual([]);
  });
});
