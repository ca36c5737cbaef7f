import { speaksOf, type Spoken } from './spoken';

const snare: Spoken = { title: 'Snare!', server: 'Server 2', position: null };
const wall: Spoken = { title: 'Ice Wall', server: 'Server 2', position: 0 };

describe('a text that speaks of an installed card', () => {
  it('has its name, or its server alone where it lies facedown in a root', () => {
    expect(speaksOf('place 1 advancement counter on Snare! in Server 2', snare)).toBe(true);
    expect(speaksOf('place 1 advancement counter on a card in Server 2.', snare)).toBe(true);
    expect(speaksOf('move 1 hosted advancement counter to a card in Server 2.', snare)).toBe(true);
    expect(speaksOf('place 1 advancement counter on a card in Server 3.', snare)).toBe(false);
    const kept = 'prevent the Corp from rezzing a card in Server 2 for the rest of the turn.';
    expect(speaksOf(kept, snare)).toBe(true);
    const moved = 'move 1 advancement counter from a card in Server 1 to a card in Server 2.';
    expect(speaksOf(moved, snare)).toBe(false);
    expect(speaksOf('place 1 advancement counter on a card in the root of HQ.', snare)).toBe(false);
  });

  it('tells of what is hosted, and not of its host', () => {
    const hosted = 'place 1 advancement counter on a card hosted on Ice Wall protecting Server 2';
    expect(speaksOf(`${hosted} at position 0.`, wall)).toBe(false);
    expect(speaksOf('trash Parasite hosted on Ice Wall and Snare! in Server 2.', snare)).toBe(true);
  });

  it('tells of ice by its place', () => {
    expect(speaksOf('place 1 advancement counter on a card in Server 2.', wall)).toBe(false);
    expect(speaksOf('rez ice protecting Server 2 at position 0', wall)).toBe(true);
  });
});
