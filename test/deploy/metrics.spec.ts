import { spawnSync } from 'node:child_process';
import { Metrics } from '../../src/platform/observability/metrics';
import { START } from '../../src/platform/event-store/position';
import { filesUnder, root, text } from './support';

const ALERTS = 'deploy/prometheus/alerts.yaml';
const files = filesUnder('deploy').filter((file) => /\.(ya?ml|json)$/.test(file));
/** Of Prometheus itself. */
const GIVEN_LABELS: readonly string[] = ['le', 'instance', 'job'];

/** What the program tells once something of each kind has happened. */
async function told(): Promise<string> {
  const lag = { projection: 'games', position: START, since: null, deadLetters: 0 };
  const metrics = new Metrics({ lag: async () => [lag], now: () => new Date(0) });
  metrics.appended({ outcome: 'stored', events: 1, seconds: 1 });
  metrics.answered({ method: 'GET', route: '/', status: 200, seconds: 1 });
  return metrics.text();
}

/** Of a text in which queries are: the names of figures in it, and of the labels they are asked by. */
function asked(queries: string) {
  const ours = /\b(?:retrace|nodejs|process)_\w+/g;
  const grouped = [...queries.matchAll(/\bby ?\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(/, */),
  );
  const selected = [...queries.matchAll(/\b(?:retrace|nodejs|process)_\w+\{([^}]*)\}/g)].flatMap(
    ([, list = '']) => [...list.matchAll(/(\w+) *(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
  );
  return {
    figures: new Set(queries.match(ours) ?? []),
    labels: new Set([...grouped, ...selected]),
  };
}

async function unknownIn(queries: string): Promise<readonly string[]> {
  const given = await told();
  const types = new Set([...given.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
  const labels = new Set([...given.matchAll(/[{,](\w+)="/g)].map(([, label]) => label));
  const { figures, labels: by } = asked(queries);
  return [
    ...[...figures].filter(
      (name) => !types.has(name) && !types.has(name.replace(/_(?:bucket|count|sum)$/, '')),
    ),
    ...[...by].filter((label) => !labels.has(label) && !GIVEN_LABELS.includes(label)),
  ];
}

describe('figures that are asked for in deploy', () => {
  it('are there, dashboards and alerts and scaling alike', () => {
    const asking = files.filter((file) => asked(text(file)).figures.size > 0);
    expect(asking).toEqual([
      'deploy/grafana/retrace.json',
      'deploy/kubernetes/projector.yaml',
      ALERTS,
    ]);
  });

  it.each(files)('%s asks for nothing that the program does not tell', async (file) => {
    expect(await unknownIn(text(file))).toEqual([]);
  });

  it('are missed where they are misspelt', async () => {
    expect(await unknownIn('rate(retrace_append_second_bucket[5m])')).toEqual([
      'retrace_append_second_bucket',
    ]);
    expect(await unknownIn('sum by (route, code) (retrace_http_request_seconds_sum)')).toEqual([
      'code',
    ]);
    expect(await unknownIn('retrace_append_seconds_count{result="failed"}')).toEqual(['result']);
  });
});

describe(ALERTS, () => {
  const promtool = spawnSync('promtool', ['--version']).status === 0;
  (promtool ? it : it.skip)('is what Prometheus understands', () => {
    const { status, stderr } = spawnSync('promtool', ['check', 'rules', ALERTS], { cwd: root });
    expect({ status, stderr: String(stderr) }).toEqual({ status: 0, stderr: '' });
  });
});
