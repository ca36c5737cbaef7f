import { isGame, kindOf } from './recognise';

describe('what an upload is', () => {
  it.each([
    ['native', '{"format":"retrace/1","players":{}}\n{"by":"corp","do":"keep"}\n'],
    ['native', '{"players":{"corp":{"name":"x"}},"format":"retrace/9"}'],
    ['native', '{\n  "format": "anr-scenario/1",\n  "history": []\n}'],
    ['native', '{}'],
    ['native', ''],
    ['native', 'hello\n'],
    ['replay', '{"metadata":{},"history":[]}'],
    ['replay', '\uFEFF{"replay-shared":false,'],
    ['replay', `{"metadata":{"stats":"${'x'.repeat(100_000)}"},"history" : [`],
    ['replay', '<!doctype html><html>'],
    ['replay', 'PK\x03\x04\x14\x00'],
    ['pasted-log', 'Bob started their turn 1 with 5 [Credit] and 5 cards in HQ.'],
    ['pasted-log', 'Bob keeps his hand.\nBob is ending his or her turn 1.'],
    ['annotations', '{"turns":{"corp":{},"runner":{}},"clicks":{}}'],
  ])('%s: %#', (kind, text) => {
    expect(kindOf(text)).toBe(kind);
    expect(kindOf(new TextEncoder().encode(text))).toBe(kind);
  });
});

describe('what lies in a folder of games', () => {
  it.each([
    ['a log', '{"format":"retrace/1","players":{}}\n', true],
    ['a log of another version', '{"players":{},"format":"retrace/9"}', true],
    ['a scenario', '{\n  "format": "anr-scenario/1",\n  "history": []\n}', true],
    ['a replay', '{"metadata":{},"history":[]}', true],
    ['a pasted log', 'Bob keeps his hand.\nBob is ending his or her turn 1.', true],
    ['annotations', '{"turns":{"corp":{},"runner":{}},"clicks":{}}', false],
    ['a list of games', '{"games":[{"id":"core-101","winner":"corp"}]}', false],
    ['what was decided in a game', '{"info":{},"decisions":[{"h":1,"side":"corp"}]}', false],
    ['a list of results', '[{"id":"core-101","corp.agenda-points":3}]', false],
    ['how a game ended', '{"final":{"winner":"corp","history":315,"corp.agenda-points":3}}', false],
    ['a page around a replay', '<!doctype html><html>', true],
    ['a list of a deck', '3 Hedge Fund\n3 Snare!\n', false],
    ['nothing', '', false],
  ])('%s is a game or not', (_what, text, expected) => {
    expect(isGame(text)).toBe(expected);
    expect(isGame(new TextEncoder().encode(text))).toBe(expected);
  });
});
