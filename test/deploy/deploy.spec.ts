import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../src/platform/config/config';
import { documentsIn, root, text } from './support';

const folder = join('deploy', 'kubernetes');

interface Named {
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

const documents = (...path: readonly string[]): readonly unknown[] => documentsIn(text(...path));
const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'kind' in value && 'metadata' in value;

const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.yaml'));
const resources = () =>
  files.filter((file) => file !== 'kustomization.yaml').flatMap((file) => documents(folder, file));

/** The variables that the program reads. */
function variables(): ReadonlySet<string> {
  const asked = new Set<string>();
  const environment = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, name) => {
        asked.add(String(name));
        return undefined;
      },
    },
  );
  readConfig(environment, '/');
  return asked;
}

/** What the program says of an environment, where nothing else is set, and what it does not read of it. */
function taken(given: Readonly<Record<string, string>>) {
  const environment = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      String(value).replace(/\$\{\w+:-([^}]*)\}/g, '$1'),
    ]),
  );
  const known = variables();
  return {
    ...readConfig(environment, '/'),
    unknown: Object.keys(environment).filter((name) => !known.has(name)),
  };
}

describe('docs/operations.md', () => {
  it('has a row for every variable that the program reads, and for no other', () => {
    const [table = ''] = text('docs', 'operations.md').split('\n\n').slice(2, 3);
    const named = table
      .split('\n')
      .flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z_]+/g) ?? []);
    expect(named.sort()).toEqual([...variables()].sort());
  });
});

describe('docker-compose.yml', () => {
  const [compose] = documents('docker-compose.yml');

  it('runs the roles with settings the program accepts', () => {
    expect(compose).toMatchObject({
      services: {
        api: { environment: { ROLE: 'api' } },
        relay: { environment: { ROLE: 'relay' } },
        projector: { environment: { ROLE: 'projector' }, deploy: { replicas: 2 } },
      },
    });
    const { services } = Object(compose);
    for (const name of ['api', 'relay', 'projector', 'open-data'])
      expect(taken(services[name].environment)).toMatchObject({ ok: true, unknown: [] });
  });

  it('believes whoever ends TLS, and nobody who comes through the published port', () => {
    const own = '172.30.57.2';
    expect(compose).toMatchObject({
      services: {
        api: { environment: { RETRACE_TRUSTED_PROXIES: `\${RETRACE_TRUSTED_PROXIES:-${own}}` } },
        tls: { networks: { default: { ipv4_address: own } } },
      },
      networks: {
        default: {
          ipam: {
            config: [
              {
                subnet: '172.30.57.0/24',
                ip_range: '172.30.57.128/25',
                gateway: '172.30.57.1',
              },
            ],
          },
        },
      },
    });
    const config = readConfig({ RETRACE_TRUSTED_PROXIES: own }, '/');
    expect(config).toMatchObject({ ok: true, config: { trustedProxies: [own] } });
  });

  it('pins every image and lets one broker do alone', () => {
    expect(compose).toMatchObject({
      services: {
        postgres: { image: expect.stringMatching(/^postgres:18\.\d/) },
        kafka: {
          image: expect.stringMatching(/^apache\/kafka:4\.1\.\d+$/),
          environment: {
            KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: 1,
            KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: 1,
            KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: 1,
          },
        },
      },
    });
  });

  const docker = spawnSync('docker', ['compose', 'version']).status === 0;
  (docker ? it : it.skip)('is what Docker Compose understands', () => {
    const { status, stderr } = spawnSync('docker', ['compose', 'config', '--quiet'], { cwd: root });
    expect({ status, stderr: String(stderr) }).toEqual({ status: 0, stderr: '' });
  });
});

describe('deploy/kubernetes', () => {
  it.each(['api', 'relay', 'projector'])(
    'runs %s unprivileged, watched, in its own time',
    (name) => {
      const deployment = resources().find(
        (one) => isNamed(one) && one.kind === 'Deployment' && one.metadata.name === name,
      );
      expect(deployment).toMatchObject({
        spec: {
          selector: { matchLabels: { 'app.kubernetes.io/name': name } },
          template: {
            metadata: { labels: { 'app.kubernetes.io/name': name } },
            spec: {
              securityContext: { runAsNonRoot: true },
              containers: [
                {
                  env: expect.arrayContaining([{ name: 'ROLE', value: name }]),
                  livenessProbe: { httpGet: { path: '/health' } },
                  readinessProbe: { httpGet: { path: '/ready' } },
                  securityContext: { readOnlyRootFilesystem: true },
                  resources: { limits: { memory: expect.any(String) } },
                },
              ],
            },
          },
        },
      });
      const kinds = resources().flatMap((one) =>
        isNamed(one) && one.metadata.name === name ? [one.kind] : [],
      );
      expect(kinds).toContain('PodDisruptionBudget');
    },
  );

  it('sets what the program reads', () => {
    const [kustomization] = documents(folder, 'kustomization.yaml');
    const [{ literals }] = Object(kustomization).configMapGenerator;
    const settings = literals.map((one: string) => one.split('='));
    for (const one of resources()) {
      if (!isNamed(one) || one.kind !== 'Deployment') continue;
      const [{ env }] = Object(one).spec.template.spec.containers;
      const own = env.map(({ name, value }: { name: string; value: string }) => [name, value]);
      const given = {
        DATABASE_URL: 'postgres://a:b@c/d',
        ...Object.fromEntries([...settings, ...own]),
      };
      expect(taken(given)).toMatchObject({ ok: true, unknown: [] });
    }
  });

  it('lists every file but the example of a secret', () => {
    const [kustomization] = documents(folder, 'kustomization.yaml');
    const listed = files.filter(
      (file) => !['kustomization.yaml', 'secret.example.yaml'].includes(file),
    );
    expect(kustomization).toMatchObject({ resources: expect.arrayContaining(listed) });
  });

  it('migrates once for each version, whatever else is applied again', () => {
    const [kustomization] = documents(folder, 'kustomization.yaml');
    const { images } = Object(kustomization);
    const [{ newTag }] = images;
    const job = resources().find((one) => isNamed(one) && one.kind === 'Job');
    expect(job).toMatchObject({ metadata: { name: `migrate-${newTag.replaceAll('.', '-')}` } });
    // Settings get another name when they change, and a job stays as it was made.
    expect(JSON.stringify(job)).not.toContain('configMapRef');
  });

  it('ends TLS before the program, and shows its figures to those who watch it alone', () => {
    const all = [...resources(), ...documents('docker-compose.yml')];
    const ingress = all.find((one) => isNamed(one) && one.kind === 'Ingress');
    const [rule] = Object(ingress).spec.rules;
    expect(ingress).toMatchObject({ spec: { tls: [{ hosts: [rule.host] }] } });
    const policy = all.find((one) => isNamed(one) && one.kind === 'NetworkPolicy');
    expect(policy).toMatchObject({
      spec: { ingress: [{ ports: [{ port: 'http' }] }, { from: [expect.anything()] }] },
    });
    for (const name of ['api', 'relay', 'projector']) {
      const deployment = all.find(
        (one) => isNamed(one) && one.kind === 'Deployment' && one.metadata.name === name,
      );
      expect(deployment).toMatchObject({
        spec: {
          template: {
            metadata: { annotations: { 'prometheus.io/port': '9464' } },
            spec: {
              containers: [
                { ports: expect.arrayContaining([{ name: 'metrics', containerPort: 9464 }]) },
              ],
            },
          },
        },
      });
    }
  });

  const kubectl = spawnSync('kubectl', ['version', '--client']).status === 0;
  (kubectl ? it : it.skip)('is what Kustomize can build', () => {
    const { status, stdout } = spawnSync('kubectl', ['kustomize', folder], { cwd: root });
    expect(status).toBe(0);
    expect(String(stdout)).toContain('kind: HorizontalPodAutoscaler');
  });
});

describe('deploy/docker', () => {
  it('leaves root before it runs', () => {
    const lines = text('deploy', 'docker', 'Dockerfile').split('\n');
    const user = lines.findLastIndex((line) => line.startsWith('USER '));
    expect(lines[user]).toBe('USER node');
    expect(lines.slice(user).some((line) => line.startsWith('CMD'))).toBe(true);
    for (const line of lines.filter((one) => one.startsWith('FROM ')))
      expect(line).toMatch(/^FROM node:\d+\.\d+\.\d+-/);
  });
});
