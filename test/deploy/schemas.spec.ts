import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import { documentsIn, filesUnder, text } from './support';

const ajv = new Ajv2020({ strict: false, allErrors: true });
const schema = (name: string): object =>
  Object(JSON.parse(text('test', 'deploy', 'schemas', name)));

const told = (validate: ValidateFunction, document: unknown): readonly string[] =>
  validate(document)
    ? []
    : (validate.errors ?? []).map(
        ({ instancePath, message, params }) =>
          `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
      );

const keysOf = (value: unknown): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Array.isArray(value)
      ? value.map(String)
      : Object.keys(value);

const compose = ajv.compile(schema('compose-spec.json'));

/** What Docker Compose would object to: words it does not know, and names of nothing. */
function faultsOfCompose(yaml: string): readonly string[] {
  const faults: string[] = [];
  for (const document of documentsIn(yaml)) {
    faults.push(...told(compose, document));
    const { services = {}, volumes = {} } = Object(document);
    for (const [name, service] of Object.entries(services)) {
      const { depends_on: needed, volumes: mounted = [] } = Object(service);
      for (const other of keysOf(needed))
        if (!keysOf(services).includes(other)) faults.push(`${name} depends on no ${other}`);
      for (const mount of mounted) {
        const [volume = ''] = String(mount).split(':');
        if (/^\w/.test(volume) && !keysOf(volumes).includes(volume))
          faults.push(`${name} mounts no ${volume}`);
      }
    }
  }
  return faults;
}

ajv.addSchema(schema('kubernetes-1.34.json'));

const groupOf = (apiVersion: string): string =>
  apiVersion.includes('/')
    ? apiVersion.replace('.k8s.io', '').replace('/', '.')
    : `core.${apiVersion}`;

/** What the server would object to, words that it does not know among it. */
function faultsOfManifests(yaml: string): readonly string[] {
  return documentsIn(yaml).flatMap((document) => {
    const { apiVersion, kind } = Object(document);
    const name = `kubernetes-1.34#/$defs/io.k8s.api.${groupOf(String(apiVersion))}.${String(kind)}`;
    const validate = ajv.getSchema(name);
    return validate === undefined
      ? [`no schema for ${apiVersion} ${kind}`]
      : told(validate, document);
  });
}

/** The text with a change that has to be in it. */
function changed(yaml: string, from: string, to: string): string {
  if (!yaml.includes(from)) throw new Error(`there is no ${from}`);
  return yaml.replace(from, to);
}

describe('docker-compose.yml', () => {
  const yaml = text('docker-compose.yml');

  it('is a Compose file', () => {
    expect(faultsOfCompose(yaml)).toEqual([]);
  });

  it.each([
    ['an unknown word', 'restart: unless-stopped', 'restarts: unless-stopped', /"restarts"/],
    ['a wrong type', "ports: ['4000:4000']", 'ports: 4000', /must be array/],
    [
      'a wrong name of a state',
      'condition: service_healthy',
      'condition: healthy',
      /allowed values/,
    ],
    ['a service that is not there', 'kafka: { condition', 'kafak: { condition', /no kafak/],
    ['a volume that is not there', '[postgres:/var', '[postgers:/var', /mounts no postgers/],
  ])('would be refused with %s', (_what, from, to, fault) => {
    expect(faultsOfCompose(changed(yaml, from, to)).join('\n')).toMatch(fault);
  });
});

describe('deploy/kubernetes', () => {
  const manifests = filesUnder('deploy/kubernetes').filter(
    (file) => file.endsWith('.yaml') && !file.endsWith('kustomization.yaml'),
  );

  it.each(manifests)('%s is what Kubernetes 1.34 takes', (file) => {
    expect(faultsOfManifests(text(file))).toEqual([]);
  });

  it.each([
    ['an unknown word', 'readinessProbe:', 'readynessProbe:', /readynessProbe/],
    ['a word at the wrong place', 'periodSeconds: 10', 'port: 10', /"port"/],
    ['a wrong type', 'minReplicas: 2', "minReplicas: '2'", /must be integer/],
    ['a missing word', 'maxReplicas: 10', '', /maxReplicas/],
    ['a group of another time', 'autoscaling/v2', 'autoscaling/v2beta2', /no schema/],
  ])('would be refused with %s', (_what, from, to, fault) => {
    const yaml = changed(text('deploy/kubernetes/api.yaml'), from, to);
    expect(faultsOfManifests(yaml).join('\n')).toMatch(fault);
  });
});
