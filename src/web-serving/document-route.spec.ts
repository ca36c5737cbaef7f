import { join } from 'node:path';
import fastify from 'fastify';
import { documentRoute } from './document-route';
import { readDocuments } from './documents';

const HTML = `<head>
  <!--told--><title>Retrace</title><!--/told-->
  <script type="module" crossorigin src="/assets/a.js"></script>
  <link rel="stylesheet" crossorigin href="/assets/a.css">
</head><body><div id="page"></div><noscript>none</noscript></body>`;
const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';
const documents = readDocuments(join(__dirname, '..', '..'));

async function get(url: string, accept: string) {
  const server = fastify();
  await server.register(documentRoute({ folder: '', html: HTML, explorer: '' }, documents));
  const answer = await server.inject({ url, headers: { accept } });
  await server.close();
  return answer;
}

describe('documents that refusals name', () => {
  it('are a page for a browser, by the rules of every page', async () => {
    const { body, headers } = await get('/docs/formats/native-log.md', BROWSER);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(body).toContain('<title>Native log: *.retrace.ndjson · Retrace</title>');
    expect(body).toContain('<h2 id="header">Header</h2>');
    expect(body).toContain('/assets/a.css');
    expect(body).not.toMatch(/<script|<noscript|id="page"/);
  });

  it('are text for a program', async () => {
    const { body, headers } = await get('/docs/formats/native-log.md', '*/*');
    expect(headers['content-type']).toContain('text/markdown');
    expect(body.slice(0, 12)).toBe('# Native log');
  });

  it('link to what is served, and to nothing else', async () => {
    const pages = [...documents.keys()].filter((path) => path.endsWith('.md'));
    const bodies = await Promise.all(pages.map((path) => get(`/${path}`, BROWSER)));
    const links = bodies.flatMap(({ body }) =>
      [...body.matchAll(/<main.*<\/main>/gs)].flatMap(([main]) =>
        [...main.matchAll(/href="([^"#]+)/g)].map(([, link]) => String(link)),
      ),
    );
    expect(links).toContain('native-log.schema.json');
    const outside = links.filter((link) => !link.startsWith('https://'));
    for (const link of outside) expect(documents.has(`docs/formats/${link}`)).toBe(true);
  });

  it('are those and no other files', async () => {
    expect((await get('/docs/operations.md', BROWSER)).statusCode).toBe(404);
    expect((await get('/docs/formats/..%2f..%2fpackage.json', '*/*')).statusCode).toBe(404);
  });
});
