import { CannotStart } from '../config/cannot-start';
import { StartLogger } from './start-logger';

describe('what Nest says of a start', () => {
  it('is a fault with its trace, and nothing of what whoever starts it is told anyway', () => {
    const said: string[] = [];
    const write = jest
      .spyOn(process.stderr, 'write')
      .mockImplementation((text) => said.push(String(text)) > 0);
    const logger = new StartLogger();
    logger.error(new CannotStart('there is no database'), 'ExceptionHandler');
    expect(said).toEqual([]);
    logger.error(new Error('a fault'), 'ExceptionHandler');
    write.mockRestore();
    expect(said.join('')).toContain('a fault');
  });
});
