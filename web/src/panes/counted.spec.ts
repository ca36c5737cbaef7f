import { counted } from './counted';

it('names each title once, with its copies', () => {
  expect(counted(['Hedge Fund', 'Enigma', 'Hedge Fund'])).toBe('2 × Hedge Fund, Enigma');
  expect(counted([])).toBe('');
});
