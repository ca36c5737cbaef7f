import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printDeck } from '#decks/print/print-deck';
import { STARTERS } from '#decks/starters/starters';
import { createApplication, createWorker } from '../../src/application';
import { loadConfig, type Config, type Role } from '../../src/platform/config/config';
import type { EventStore } from '../../src/platform/event-store/event-store';
import type { ProjectionRunner } from '../../src/platform/projections/projection-runner';
import { EVENT_STORE, PROJECTIONS } from '../../src/platform/tokens';
import { sampleLog } from '../support/golden-log';
import { kafkaClasspath } from './support/classpath';
import { kafkaServer } from './support/kafka-server';

const found = kafkaClasspath();
if (!found.ok) process.stderr.write(`${found.message}\n`);

const deck = [...STARTERS.values()].map((list) => printDeck(list, 'own'));

(found.ok ? it : it.skip)(
  'api, relay and two projectors fill every read model, of games and of decks',
  async () => {
    if (!found.ok) return;
    const data = mkdtempSync(join(tmpdir(), 'retrace-roles-'));
    const kafka = await kafkaServer(found.classpath);
    const config = (role: Role): Config =>
      loadConfig(
        { ROLE: role, PORT: '0', RETRACE_DATA: data, KAFKA_BROKERS: kafka.brokers.join(',') },
        data,
      );
    const api = await createApplication(config('api'));
    const workers = [];
    try {
      for (const role of ['relay', 'projector', 'projector'] as const)
        workers.push(await createWorker(config(role)));
      await api.listen(0, '127.0.0.1');
      const address = await api.getUrl();
      const ask = async (
        query: string,
        variables: object = {},
        headers: Readonly<Record<string, string>> = {},
      ): Promise<unknown> => {
        const answer = await fetch(`${address}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ query, variables }),
        });
        const { data: told, errors } = Object(await answer.json());
        if (errors !== undefined) throw new Error(JSON.stringify(errors));
        return told;
      };
      for (const name of ['random-weyland-criminal', 'random-jinteki-shaper']) {
        const posted = await fetch(`${address}/games`, { method: 'POST', body: sampleLog(name) });
        expect(posted.status).toBe(201);
      }
      for (const text of deck)
        await ask(
          'mutation ($text: String!) { importDeck(owner: "ana", text: $text) { deck { id } } }',
          { text },
        );
      const runner = api.get<ProjectionRunner>(PROJECTIONS);
      const last = await api.get<EventStore>(EVENT_STORE).lastPosition();
      expect(await runner.caughtUp(last, 60_000)).toBe(true);
      expect(
        await ask(
          '{ games { totalCount } decks { totalCount } playerStatistics { whole { games } } }',
        ),
      ).toMatchObject({
        games: { totalCount: 2 },
        decks: { totalCount: deck.length },
        playerStatistics: { whole: { games: 4 } },
      });
      // A game that its owner deletes goes from every read model that Kafka fills.
      const log = sampleLog('random-jinteki-criminal').toString('utf8');
      const { uploadGame } = Object(
        await ask(
          'mutation ($log: String!) { uploadGame(log: $log, private: true) { key game { id } } }',
          { log },
        ),
      );
      const counted = async (): Promise<unknown> => {
        const position = await api.get<EventStore>(EVENT_STORE).lastPosition();
        expect(await runner.caughtUp(position, 60_000)).toBe(true);
        const mine = { authorization: `Bearer ${uploadGame.key}` };
        const games = await ask('{ games { totalCount } }', {}, mine);
        return Object(games).games.totalCount;
      };
      expect(await counted()).toBe(3);
      const deleting = { game: uploadGame.game.id };
      await ask('mutation ($game: ID!) { deleteGame(game: $game) { game } }', deleting, {
        authorization: `Bearer ${uploadGame.key}`,
      });
      expect(await counted()).toBe(2);
      for (const { projection, deadLetters } of await runner.lag())
        expect([projection, deadLetters]).toEqual([projection, 0]);
    } finally {
      for (const worker of workers.reverse()) await worker.close();
      await api.close();
      await kafka.stop();
      rmSync(data, { recursive: true, force: true });
    }
  },
  240_000,
);
