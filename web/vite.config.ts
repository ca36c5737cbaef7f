import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { graphiql } from './graphiql/plugin';
import { preloads } from './preloads';

/** The server sends these as they lie. */
const compressed = (folder: string): Plugin => ({
  name: 'compressed',
  apply: 'build',
  closeBundle: () => {
    for (const name of readdirSync(folder)) {
      if (!/\.(js|css|svg)$/.test(name)) continue;
      const bytes = readFileSync(join(folder, name));
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes));
      writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
    }
  },
});

const out = process.env['RETRACE_WEB_OUT'] ?? join(import.meta.dirname, 'dist');

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: join(import.meta.dirname, '..', 'node_modules', '.cache', 'vite'),
  plugins: [
    graphiql(out),
    preloads({
      home: 'home/home.tsx',
      game: 'game/game-page.tsx',
      embed: 'embed/embed-page.tsx',
      statistics: 'statistics/statistics-page.tsx',
      mine: 'mine/mine.tsx',
      play: 'live/play-page.tsx',
      decks: 'decks/decks-page.tsx',
      deck: 'decks/deck-page.tsx',
      cards: 'cards/cards-page.tsx',
      studies: 'studies/studies-page.tsx',
      study: 'studies/study-page.tsx',
      tournaments: 'tournaments/tournaments-page.tsx',
      tournament: 'tournaments/tournament-page.tsx',
    }),
    compressed(join(out, 'assets')),
  ],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: out,
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // The one page is small: a second way of loading would cost more than it saves.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // A dozen small files take longer to ask for than these: what every page needs, and the game.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules.(preact|@preact)|vite.preload-helper|src.(api(?!.socket)|texts|ui|home.identity|game.(card-facts|open-game|opened-early|refusals|viewers))\b/,
              priority: 2,
            },
            {
              name: 'game',
              test: /src.(game|table|timeline.(scrubber|tree|controls)|live.(line|use-following))\b/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/graphql': { target: 'http://127.0.0.1:4000', ws: true },
      '^/games(/[^/]*/log.*)?$': 'http://127.0.0.1:4000',
    },
  },
});
