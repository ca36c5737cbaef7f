import { callerWith } from './caller';
import type { Purpose } from './purpose';
import type { Viewer } from '#rules';
import { CLOSED, foldAccess, PUBLISHED } from './access';
import { claimsOn } from './claims';
import { accessDecider, give, open, revoke, type Subject } from './decide';
import type { Grant } from './grant';

const game = '11111111-1111-4111-8111-111111111111';
const now = new Date('2026-11-21T12:00:00Z');
const corp: Purpose = { for: 'seat', game, side: 'corp' };
const runner: Purpose = { for: 'seat', game, side: 'runner' };
const upload: Purpose = { for: 'upload', game, sending: null };

const live = foldAccess([{ type: 'kept', as: 'live', spectators: false }]);
const subject = (purposes: readonly Purpose[], changes: Partial<Subject> = {}): Subject => ({
  game,
  access: live,
  claims: claimsOn(game, callerWith(purposes)),
  over: true,
  ...changes,
});

const grant = (changes: Partial<Grant> = {}): Grant => ({
  id: 'g',
  viewer: 'corp',
  range: { from: 0, to: null },
  embargo: null,
  expires: null,
  ...changes,
});

describe('opening a view', () => {
  it.each<[string, readonly Purpose[], Viewer, readonly object[]]>([
    ['their own side', [corp], 'corp', [{ type: 'opened', viewer: 'corp' }]],
    ['the table', [runner], 'spectator', [{ type: 'opened', viewer: 'spectator' }]],
    ['their consent to open both', [corp], 'judge', [{ type: 'consented', side: 'corp' }]],
    ['both with both keys', [corp, runner], 'judge', [{ type: 'opened', viewer: 'judge' }]],
    ['all of an upload', [upload], 'judge', [{ type: 'opened', viewer: 'judge' }]],
    ['a side of an upload', [upload], 'runner', [{ type: 'opened', viewer: 'runner' }]],
  ])('a player opens %s', (_, purposes, viewer, events) => {
    expect(open(subject(purposes), viewer)).toEqual({ ok: true, events });
  });

  it.each<[string, Subject, Viewer]>([
    ['GAME_NOT_FOUND', subject([]), 'corp'],
    ['GAME_NOT_FOUND', subject([corp], { access: CLOSED }), 'corp'],
    ['GAME_NOT_FOUND', subject([{ ...corp, game: 'other' }]), 'corp'],
    ['GAME_NOT_FOUND', subject([{ for: 'grant', game, grant: 'g' }]), 'corp'],
    ['GAME_NOT_OVER', subject([corp], { over: false }), 'corp'],
    ['GAME_NOT_OVER', subject([corp, runner], { over: false }), 'judge'],
    ['NOT_YOURS', subject([corp]), 'runner'],
    ['ALREADY_OPEN', subject([upload], { access: { ...PUBLISHED, privacy: 'upload' } }), 'corp'],
  ])('is refused: %s', (code, of, viewer) => {
    expect(open(of, viewer)).toMatchObject({ ok: false, refusal: { code } });
  });

  it('needs both consents, each once', () => {
    const consented = foldAccess([{ type: 'consented', side: 'corp' }], live);
    expect(open(subject([corp], { access: consented }), 'judge')).toEqual({ ok: true, events: [] });
    expect(open(subject([runner], { access: consented }), 'judge')).toEqual({
      ok: true,
      events: [{ type: 'consented', side: 'runner' }],
    });
  });
});

describe('giving a grant', () => {
  it('is for what is the giver to give', () => {
    const given = { ok: true, events: [{ type: 'granted', grant: grant() }] };
    expect(give(subject([corp]), grant(), 10, now)).toEqual(given);
    expect(give(subject([upload]), grant({ viewer: 'judge' }), 10, now)).toMatchObject({
      ok: true,
    });
    expect(give(subject([corp, runner]), grant({ viewer: 'judge' }), 10, now)).toMatchObject({
      ok: true,
    });
  });

  it.each<[string, Partial<Grant>, readonly Purpose[]]>([
    ['NOT_YOURS', { viewer: 'runner' }, [corp]],
    ['NOT_YOURS', { viewer: 'judge' }, [corp]],
    ['OUT_OF_RANGE', { range: { from: 10, to: null } }, [corp]],
    ['OUT_OF_RANGE', { range: { from: 0, to: 10 } }, [corp]],
    ['OUT_OF_RANGE', { range: { from: 5, to: 4 } }, [corp]],
    ['OUT_OF_RANGE', { range: { from: -1, to: 4 } }, [corp]],
    ['BAD_GRANT', { expires: '2026-11-21T12:00:00.000Z' }, [corp]],
    ['GAME_NOT_FOUND', {}, []],
  ])('is refused: %s', (code, changes, purposes) => {
    expect(give(subject(purposes), grant(changes), 10, now)).toMatchObject({
      ok: false,
      refusal: { code },
    });
  });

  it('waits until the game is over', () => {
    expect(give(subject([corp], { over: false }), grant(), 10, now)).toMatchObject({
      refusal: { code: 'GAME_NOT_OVER' },
    });
  });
});

describe('revoking a grant', () => {
  const access = foldAccess(
    [
      { type: 'granted', grant: grant() },
      { type: 'granted', grant: grant({ id: 'all', viewer: 'judge' }) },
    ],
    live,
  );

  it('is for whoever could give it, and for either player where it takes both', () => {
    expect(revoke(subject([corp], { access }), 'g')).toEqual({
      ok: true,
      events: [{ type: 'revoked', grant: 'g' }],
    });
    expect(revoke(subject([runner], { access }), 'all')).toMatchObject({ ok: true });
  });

  it.each<[string, readonly Purpose[], string]>([
    ['GAME_NOT_FOUND', [], 'g'],
    ['GAME_NOT_FOUND', [{ for: 'grant', game, grant: 'g' }], 'g'],
    ['NOT_YOURS', [runner], 'g'],
    ['GRANT_NOT_FOUND', [corp], 'h'],
  ])('is refused: %s', (code, purposes, id) => {
    expect(revoke(subject(purposes, { access }), id)).toMatchObject({
      ok: false,
      refusal: { code },
    });
  });

  it('twice is done once', () => {
    const once = foldAccess([{ type: 'revoked', grant: 'g' }], access);
    expect(revoke(subject([corp], { access: once }), 'g')).toEqual({ ok: true, events: [] });
  });
});

describe('deleting a game', () => {
  const sent = (sending: string): Purpose => ({ for: 'upload', game, sending });
  const published = foldAccess([
    { type: 'published' },
    { type: 'sent', sending: 'mine', first: true },
    { type: 'sent', sending: 'theirs', first: false },
  ]);
  const deleting = (by: Subject) => accessDecider.decide(by.access, { type: 'delete', by });

  it.each<[string, Subject, readonly object[]]>([
    [
      'their own upload',
      subject([upload], {
        access: foldAccess([{ type: 'kept', as: 'upload', spectators: false }]),
        over: false,
      }),
      [{ type: 'deleted', by: 'owner' }],
    ],
    [
      'what others sent too, for themselves',
      subject([sent('mine')], { access: published }),
      [{ type: 'withdrawn', sending: 'mine' }],
    ],
    [
      'what only they have sent',
      subject([sent('mine'), sent('theirs')], { access: published }),
      [{ type: 'deleted', by: 'owner' }],
    ],
    [
      'what was sent before sendings had ids',
      subject([upload], { access: PUBLISHED }),
      [{ type: 'deleted', by: 'owner' }],
    ],
    ['nothing of a sample', subject([sent('mine')], { access: PUBLISHED }), []],
    ['a game with both keys', subject([corp, runner]), [{ type: 'deleted', by: 'owner' }]],
    ['nothing that is deleted', subject([upload], { access: { ...PUBLISHED, deleted: true } }), []],
  ])('a caller deletes %s', (_, of, events) => {
    expect(deleting(of)).toEqual({ ok: true, events });
  });

  it.each<[string, Subject]>([
    ['GAME_NOT_FOUND', subject([], { access: published })],
    ['GAME_NOT_FOUND', subject([upload], { access: CLOSED })],
    ['GAME_NOT_FOUND', subject([{ for: 'grant', game, grant: 'g' }])],
    ['NOT_YOURS', subject([corp])],
    ['GAME_NOT_OVER', subject([corp, runner], { over: false })],
  ])('is refused: %s', (code, of) => {
    expect(deleting(of)).toMatchObject({ ok: false, refusal: { code } });
  });
});

describe('a game that another takes the place of', () => {
  const decide = accessDecider.decide;

  it('says so once, and stands again when it is published again', () => {
    const replaced = foldAccess([{ type: 'replaced', by: 'other' }], PUBLISHED);
    expect(decide(PUBLISHED, { type: 'replace', by: 'other' })).toEqual({
      ok: true,
      events: [{ type: 'replaced', by: 'other' }],
    });
    expect(decide(replaced, { type: 'replace', by: 'other' })).toEqual({ ok: true, events: [] });
    expect(decide(replaced, { type: 'publish', sending: null })).toEqual({
      ok: true,
      events: [{ type: 'replaced', by: null }],
    });
    expect(foldAccess([{ type: 'replaced', by: null }], replaced)).toEqual(PUBLISHED);
  });

  it('hands on what was open, and grants of all of it alone', () => {
    const from = foldAccess(
      [
        { type: 'kept', as: 'upload', spectators: false },
        { type: 'opened', viewer: 'corp' },
        { type: 'granted', grant: grant({ id: 'whole' }) },
        { type: 'granted', grant: grant({ id: 'some', range: { from: 2, to: 9 } }) },
        { type: 'granted', grant: grant({ id: 'gone' }) },
        { type: 'revoked', grant: 'gone' },
      ],
      CLOSED,
    );
    const fresh = foldAccess([{ type: 'kept', as: 'upload', spectators: false }]);
    const events = [
      { type: 'opened', viewer: 'corp' },
      { type: 'granted', grant: grant({ id: 'whole' }) },
    ];
    expect(decide(fresh, { type: 'inherit', from })).toEqual({ ok: true, events });
    const after = foldAccess(
      [
        { type: 'opened', viewer: 'corp' },
        { type: 'granted', grant: grant({ id: 'whole' }) },
      ],
      fresh,
    );
    expect(decide(after, { type: 'inherit', from })).toEqual({ ok: true, events: [] });
  });
});
