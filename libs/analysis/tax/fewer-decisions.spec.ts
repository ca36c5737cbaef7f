import { priceOf, rules, tableOf, type Installed } from '#testkit/tax/table';
import { noLore } from './lore';
import { DEEP } from './most';
import { taxesIn } from './server-tax';
import { worldFor } from './world';

interface Case {
  readonly ice: readonly Installed[];
  readonly programs: readonly string[];
  readonly resources?: readonly string[];
  /** Ice of other servers. */
  readonly elsewhere?: Readonly<Record<string, readonly string[]>>;
  /** In the root of a remote server. */
  readonly root?: readonly Installed[];
  readonly price: number | string;
  /** Decisions that may be tried for it. */
  readonly most: number;
}

const cases: Readonly<Record<string, Case>> = {
  'ice that damages is barred behind a card that can come back to the grip': {
    ice: ['Wall of Thorns', 'Fairchild 2.0', 'Yagura', 'Jua'],
    programs: ['Golden', 'Mammon', 'Refractor'],
    ...{ price: 'no-way', most: 60 },
  },
  'ice that counts the ice of its server is the same whatever is rezzed there': {
    ice: ['Seidr Adaptive Barrier', { card: 'Pup', rezzed: false }, 'Fairchild 2.0'],
    programs: ['Study Guide', 'Atman'],
    ...{ price: 'no-way', most: 120 },
  },
  'what has itself resolved again and again is given up at once': {
    ice: ['Ravana 1.0', 'Wall of Static', 'Ravana 1.0'],
    elsewhere: { 'R&D': ['Sherlock 1.0'] },
    programs: ['Fawkes'],
    ...{ price: 'no-way', most: 40 },
  },
  'ice that was passed is put in the place of what is ahead alone': {
    ice: ['Lycan', 'Inazuma', 'Pup', 'Waiver'],
    elsewhere: { 'R&D': ['Enigma', 'Archer', 'Ice Wall'], Archives: ['Chum', 'Hunter'] },
    programs: ['GS Shrike M2', 'Ankusa', 'Inversificator'],
    ...{ price: 9, most: 320 },
  },
  'what ice asks elsewhere is no matter where broken ice could be derezzed': {
    ice: ['Ichi 1.0', 'Archer', 'Enigma'],
    elsewhere: { 'R&D': ['NEXT Bronze'] },
    programs: ['Mimic', 'Peregrine', 'Ninja'],
    ...{ price: 15, most: 120 },
  },
  'what lasts from ice before wants nobody to break with what it was paid for': {
    ice: ['Heimdall 1.0', 'Ichi 1.0', 'Janus 1.0', 'Architect'],
    programs: ['Sūnya', 'Corroder', 'Eater'],
    ...{ price: 19, most: 520 },
  },
  'how often accesses were limited is no matter before there are any': {
    ice: ['Archer', 'Rototurret', 'Fairchild 2.0', 'Ichi 1.0'],
    programs: ['Eater', 'Inti', 'Mimic'],
    ...{ price: 17, most: 560 },
  },
  'a card whose use was kept for later stands for one that was used': {
    ice: ['News Hound', 'Lycan', 'Fairchild 2.0', 'Mausolus'],
    programs: ['Engolo', 'Peregrine'],
    ...{ price: 17, most: 640 },
  },
  'of the grip those cards alone are told apart of which a card speaks that is met': {
    ice: ['Eli 1.0', 'Checkpoint', 'Kamali 1.0', 'Viktor 1.0'],
    elsewhere: { 'R&D': ['Peeping Tom'] },
    programs: ['Maven', 'Ika', 'Vamadeva'],
    ...{ price: 12, most: 1_150 },
  },
  'what goes to prevent something leaves each piece of ice to itself': {
    ice: ['Ichi 1.0', 'Rototurret', 'Ichi 1.0', 'Data Raven'],
    programs: ['Corroder', 'Ninja'],
    resources: ['Crash Space'],
    ...{ price: 15, most: 160 },
  },
  'what a card did as it was rezzed leaves each piece of ice to itself': {
    ice: ['Ichi 1.0', 'Heimdall 1.0', 'Ichi 1.0'],
    root: [{ card: 'Adonis Campaign', rezzed: true }],
    programs: ['Corroder', 'Ninja', 'Aurora'],
    ...{ price: 16, most: 200 },
  },
  'what others broke is no matter to a card that asks what it broke itself': {
    ice: ['Viktor 2.0', 'Fairchild 1.0', 'Chrysalis', 'Shadow'],
    elsewhere: { 'R&D': ['NEXT Bronze', 'Orion'] },
    programs: ['Faust', 'Brahman', 'Peregrine'],
    ...{ price: 7, most: 330 },
  },
  'ice that is met again and again is no cheaper for what lasts of it more than once': {
    ice: ['Mind Game', 'Cell Portal', 'Wendigo', 'Loki'],
    elsewhere: { 'R&D': ['Ice Wall'] },
    programs: ['Sharpshooter', 'Eater', 'Overmind'],
    ...{ price: 9, most: 520 },
  },
  'what is used for X is used once at an encounter': {
    ice: ['Hive', 'Endless EULA'],
    programs: ['Inti', 'Paperclip'],
    ...{ price: 12, most: 400 },
  },
  'nothing is used for X where no credits can be spent': {
    ice: ["Hadrian's Wall", 'RSVP'],
    programs: ['Inversificator', 'Paperclip'],
    ...{ price: 4, most: 60 },
  },
  'what is asked of an encounter alone is no matter in the next': {
    ice: ['Archer', 'Enforcer 1.0', 'Fairchild'],
    elsewhere: { 'R&D': ['Mirāju'] },
    programs: ['Mass-Driver', 'MKUltra'],
    ...{ price: 28, most: 720 },
  },
  'that the Runner cannot run again is no matter in a run': {
    ice: ['Orion', { card: 'NEXT Diamond', rezzed: false }, 'Excalibur', 'Builder'],
    programs: ['Faust', 'Brahman', 'Peregrine'],
    ...{ price: 19, most: 1_700 },
  },
  'who pays for a subroutine, or is kept out, breaks it where that is paid for already': {
    ice: ['Endless EULA', 'Special Offer'],
    programs: ['Eater', 'Laamb', 'Peacock'],
    ...{ price: 3, most: 28 },
  },
  'what ice asked that was passed is no matter any more': {
    ice: ['Data Ward', 'Data Mine', 'Thoth', 'Aimor'],
    programs: ['Brahman', 'MKUltra', 'Blackstone'],
    ...{ price: 28, most: 600 },
  },
  'nor is by what it was broken, where what asks for that comes to no other ice': {
    ice: ['Wotan', 'Crick', 'Little Engine', 'Harvester'],
    programs: ['Peregrine', 'Faust', 'Lustig'],
    ...{ price: 23, most: 640 },
  },
  'what others broke is no matter to a card that may break no other ice than it did': {
    ice: ['Archer', 'Kamali 1.0', 'Viktor 1.0', 'Kamali 1.0'],
    programs: ['Mongoose', 'Corroder'],
    ...{ price: 32, most: 1_200 },
  },
  'ice that lends itself subroutines makes no other ice harder': {
    ice: ['Archer', 'Brainstorm', 'Fairchild 3.0'],
    programs: ['Aghora', 'Mongoose', 'Corroder'],
    ...{ price: 16, most: 320 },
  },
  'what ice costs alone is found once, whether the Corp rezzes any or not': {
    ice: ['Guard', 'Fairchild', 'Peeping Tom', { card: 'Pop-up Window', rezzed: false }],
    programs: ['Sage', 'Aumakua', 'Study Guide'],
    ...{ price: 'no-way', most: 600 },
  },
  'what is known behind ice that the Corp did not rez is known behind it rezzed': {
    ice: ['Ichi 1.0', 'Enforcer 1.0', 'Guard', { card: 'Wraparound', rezzed: false }],
    programs: ['Corroder', 'Ninja', 'Faerie'],
    ...{ price: 12, most: 360 },
  },
  'where the Corp could rez nothing on any way, both ways are one': {
    ice: ['Orion', 'Mirāju', 'Sagittarius', 'Vikram 1.0'],
    programs: ['MKUltra', 'GS Shrike M2', 'Omega'],
    ...{ price: 14, most: 160 },
  },
  'of what is spent in secret two numbers are tried, as the Corp spends the least': {
    ice: ['Surveyor', 'Wormhole', 'Upayoga'],
    elsewhere: { 'R&D': ['Bullfrog', 'Mind Game'] },
    programs: ['Eater', 'MKUltra', 'Study Guide'],
    ...{ price: 13, most: 380 },
  },
  'ice that has others resolved ends the run after that': {
    ice: ['Orion', 'Enforcer 1.0', 'Viktor 2.0'],
    programs: ['Corroder', 'Crypsis', 'Mimic'],
    ...{ price: 17, most: 95 },
  },
};

describe('what makes no difference is not tried', () => {
  it.each(Object.entries(cases))('%s', (_, one) => {
    const { ice, programs, resources = [], elsewhere = {}, root = [], price, most } = one;
    const others = Object.entries(elsewhere).map(([name, ice]) => [name, { ice }]);
    const servers = { HQ: { ice }, ...Object.fromEntries(others), 'Server 1': { cards: root } };
    const world = worldFor(rules, tableOf({ servers, programs, resources }), 'judge', null);
    const tries = { left: 60_000 };
    const [tax] = taxesIn(world, ['HQ'], tries, noLore(), DEEP) ?? [];
    if (tax === undefined) throw new Error('there is no HQ');
    expect(priceOf(tax.rezzed)).toBe(price);
    expect(60_000 - tries.left).toBeLessThanOrEqual(most);
  });
});
