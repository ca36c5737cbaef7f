import { fieldKey, hostCode, pileKey, plainKey, serverCode, spotBase } from './features';
import { sayFeature } from './say-feature';

const titles = ['Enigma', 'Corroder', 'Parasite'];
const say = (key: number, value: number): string =>
  sayFeature(key, value, (def) => titles[def] ?? '');

describe('what is told of a position where two differ', () => {
  it.each([
    [plainKey('winner'), 0, 'winner: nobody'],
    [plainKey('active side'), 1, 'whose turn: Corp'],
    [plainKey('attacked server'), 0, 'attacked server: none'],
    [plainKey('attacked server'), serverCode('Server 2') + 1, 'attacked server: Server 2'],
    [plainKey('runner credits'), 5, 'credits of the Runner: 5'],
    [plainKey('run position'), 0, 'position of the run: behind all ice'],
    [plainKey('run position'), 2, 'position of the run: at ice 2 from the inside'],
    [plainKey('broken subroutines'), 0, 'broken subroutines: none'],
    [plainKey('broken subroutines'), 0b101, 'broken subroutines: 1 and 3'],
    [pileKey('grip', 1), 2, 'Corroder in the grip: 2'],
  ])('is a value in words (%#)', (key, value, text) => {
    expect(say(key, value)).toBe(text);
  });

  it('names cards and their hosts instead of numbering them', () => {
    const ice = spotBase('ice', serverCode('R&D'), 1, 0);
    const rig = spotBase('rig', 0, 0, 2);
    expect(say(fieldKey(ice, 'card'), 1)).toBe('ice 2 of R&D from the inside, card: Enigma');
    expect(say(fieldKey(ice, 'card'), 0)).toBe('ice 2 of R&D from the inside, card: none');
    expect(say(fieldKey(ice, 'rezzed'), 1)).toBe('ice 2 of R&D from the inside, rezzed: yes');
    expect(say(fieldKey(rig, 'host'), hostCode(0, serverCode('R&D'), 1))).toBe(
      "Parasite in the Runner's rig, host: Enigma",
    );
    expect(say(fieldKey(rig, 'virus'), 3)).toBe("Parasite in the Runner's rig, virus counters: 3");
  });

  it('says that a card has left the game', () => {
    expect(say(pileKey('removed', 1), 1)).toBe('Corroder in what is removed from the game: 1');
  });
});
