import { loadConfig, readConfig } from './config';
import { usualLimits } from './limits';

describe('readConfig', () => {
  it('needs no variable at all', () => {
    expect(loadConfig({}, '/home/ann/retrace')).toEqual({
      role: 'all',
      host: '127.0.0.1',
      port: 4000,
      metricsPort: null,
      dataDirectory: '/home/ann/retrace/.retrace',
      database: { kind: 'embedded', dataDirectory: '/home/ann/retrace/.retrace' },
      databaseConnections: 10,
      databasePatience: 20_000,
      kafkaBrokers: [],
      kafkaPartitions: 12,
      kafkaReplication: 1,
      logs: 'text',
      traces: 'none',
      traceService: 'retrace',
      maxUpload: 8_388_608,
      answerCache: 33_554_432,
      warmUp: 0,
      trustedProxies: [],
      corsOrigins: [],
      limits: usualLimits,
    });
  });

  it('sends traces when a collector is named, unless told otherwise', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318';
    expect(loadConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }, '/').traces).toBe('otlp');
    const none = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' };
    expect(loadConfig(none, '/').traces).toBe('none');
    expect(readConfig({ OTEL_TRACES_EXPORTER: 'zipkin' }, '/').ok).toBe(false);
  });

  it('reads what is set', () => {
    const config = loadConfig(
      {
        RETRACE_DATA: '/var/lib/retrace',
        DATABASE_URL: 'postgres://ann:secret@db:5432/retrace',
        PORT: '0',
        ROLE: 'projector',
        KAFKA_BROKERS: 'one:9092, two:9092',
        RETRACE_MAX_UPLOAD: '64k',
      },
      '/',
    );
    expect(config).toMatchObject({
      port: 0,
      role: 'projector',
      dataDirectory: '/var/lib/retrace',
      database: { kind: 'server', url: 'postgres://ann:secret@db:5432/retrace' },
      kafkaBrokers: ['one:9092', 'two:9092'],
      maxUpload: 65_536,
    });
  });

  it.each([
    ['PORT', '70000', 'give a port number'],
    ['PORT', '-1', 'give a port number'],
    ['METRICS_PORT', 'many', 'give a port number'],
    ['ROLE', 'boss', 'give one of all, api, relay, projector'],
    ['KAFKA_BROKERS', 'broker', 'give host:port'],
    ['RETRACE_MAX_UPLOAD', '8 MiB', 'give a number of bytes'],
    ['RETRACE_MAX_UPLOAD', '0', 'give a number of bytes'],
    ['RETRACE_COST_PER_QUERY', '-1', 'give a whole number'],
    ['RETRACE_TRUSTED_PROXIES', 'everybody', 'give addresses'],
    ['RETRACE_CORS_ORIGINS', 'example.org', 'give * or origins'],
    ['RETRACE_CORS_ORIGINS', 'https://example.org/page', 'give * or origins'],
    ['DATABASE_CONNECTIONS', '0', 'give a whole number'],
  ])('refuses %s=%s and says the hint', (variable, value, hint) => {
    const result = readConfig({ [variable]: value }, '/');
    expect(result).toMatchObject({ ok: false, problems: [{ variable }] });
    expect(result.ok ? '' : result.problems[0]?.message).toContain(`${variable}=${value}: ${hint}`);
  });

  it.each(['mysql://ann:secret@db/retrace', 'postgres://ann:secret@db', 'secret'])(
    'refuses DATABASE_URL=%s without repeating it',
    (value) => {
      const result = readConfig({ DATABASE_URL: value }, '/');
      expect(result).toMatchObject({
        problems: [{ message: 'DATABASE_URL: give postgres://user:password@host:5432/database' }],
      });
    },
  );

  it('names every problem at once', () => {
    expect(() => loadConfig({ PORT: 'x', ROLE: 'y' }, '/')).toThrow(/ROLE=y.*\nPORT=x/);
  });

  it('does not start a projector without a broker', () => {
    expect(readConfig({ ROLE: 'relay' }, '/')).toMatchObject({
      ok: false,
      problems: [{ variable: 'KAFKA_BROKERS' }],
    });
  });
});
