import manifest from '../../../package.json';
import { engineVersion } from './version';

describe('the version of the engine', () => {
  it('is that of the package', () => {
    expect(engineVersion).toBe(manifest.version);
  });
});
