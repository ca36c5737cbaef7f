import type { Prompt } from '#rules';
import {
  corpDoes as corp,
  corpTurn,
  goTo,
  playScenario,
  rezzed,
  runnerDoes as runner,
  type Sketch,
} from '#testkit/scenario/play-scenario';
import { examplePool } from '../pool';

/** Where a sketch stops: the open question, with the titles of the cards it offers. */
function asked(sketch: Sketch): {
  readonly prompt: Prompt | null;
  readonly from: readonly string[];
} {
  const { end } = playScenario(sketch, examplePool);
  if (end === null) throw new Error('it was not played');
  const { prompt, cards } = end.state;
  const offered = prompt?.kind === 'pick' ? prompt.from : [];
  return {
    prompt,
    from: offered.map((id) => examplePool.definitions[cards[id]?.def ?? -1]?.value.title ?? ''),
  };
}

describe('Subcontract asks', () => {
  const sketch = (hq: readonly string[], ...script: Sketch['script']): Sketch => ({
    turn: corpTurn,
    corp: {
      identity: 'Argus Security: Protection Guaranteed',
      hq: ['Subcontract', ...hq],
      credits: 4,
    },
    runner: { tags: 1, grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'] },
    policy: { random: 'first' },
    script: [corp('play', { card: 'Subcontract' }), ...script],
  });
  const royalties = (...copies: number[]) =>
    corp('choose', {
      for: 'Subcontract',
      cards: copies.map((copy) => `Beanstalk Royalties#${copy}`),
    });

  it('for what can be paid for, and takes no for an answer', () => {
    const { prompt, from } = asked(sketch(['Hedge Fund', 'Scorched Earth']));
    expect(prompt).toMatchObject({ kind: 'pick', for: 'corp', why: 'choose', done: true });
    expect(from).toEqual(['Scorched Earth']);
  });

  it('a second time and no third, or is told that one is enough', () => {
    const three = ['Beanstalk Royalties', 'Beanstalk Royalties', 'Beanstalk Royalties'];
    expect(asked(sketch(three)).from).toHaveLength(3);
    const credits = (...copies: number[]): number | undefined =>
      playScenario(sketch(three, royalties(...copies)), examplePool).end?.state.corp.credits;
    expect(credits(1)).toBe(7);
    expect(credits(1, 2)).toBe(10);
    expect(asked(sketch(three, royalties(1, 2))).from).toEqual([]);
  });
});

describe('breaking asks', () => {
  const thorns = (...script: Sketch['script']): Sketch => ({
    corp: { servers: { HQ: { ice: [rezzed('Wall of Thorns')] } }, hq: ['Hedge Fund'] },
    runner: { credits: 10, rig: { programs: ['Battering Ram'] } },
    script: [runner('run', { server: 'HQ' }), goTo('run.3.1'), ...script],
  });
  const ram = (...subs: number[]) =>
    runner('use', { card: 'Battering Ram', ability: 'break', subs, at: 'run.3.1' });

  it('nothing more once the chosen subroutines are broken', () => {
    const boost = runner('use', { card: 'Battering Ram', ability: 'boost' });
    const { prompt } = asked(thorns(boost, boost, ram(1)));
    expect(prompt).toMatchObject({ kind: 'window', for: 'runner' });
  });
});

describe('too little memory asks', () => {
  it('for programs, and for nothing else', () => {
    const { prompt, from } = asked({
      turn: { side: 'runner', number: 2, clicks: 4, at: 'runner.1.2' },
      runner: {
        rig: {
          programs: ['Corroder', 'Mimic', 'Yog.0', 'Magnum Opus'],
          hardware: ['Akamatsu Mem Chip', 'Cyberfeeder'],
          resources: ["Aesop's Pawnshop"],
        },
      },
      script: [
        goTo('choice'),
        runner('choose', { for: "Aesop's Pawnshop", option: 'yes' }),
        runner('choose', { for: "Aesop's Pawnshop", cards: ['Akamatsu Mem Chip'] }),
      ],
    });
    expect(prompt).toMatchObject({ kind: 'pick', for: 'runner', why: 'memory', done: false });
    expect(from).toEqual(['Corroder', 'Mimic', 'Yog.0', 'Magnum Opus']);
  });
});
