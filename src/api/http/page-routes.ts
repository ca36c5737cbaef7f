import type { FastifyInstance } from 'fastify';
import type { BuiltPage } from '../../web-serving/built-page';
import { documentRoute } from '../../web-serving/document-route';
import type { Documents } from '../../web-serving/documents';
import { pageRoute } from '../../web-serving/page-route';
import { tellErrors } from './refused';

export interface PageRoutesOptions {
  readonly page: BuiltPage;
  readonly documents: Documents;
  readonly tell: Parameters<typeof pageRoute>[1];
  onError(error: unknown): void;
}

/** The page and the documents; what breaks there is recorded and told as on every other route. */
export const pageRoutes =
  ({ page, documents, tell, onError }: PageRoutesOptions) =>
  async (scope: FastifyInstance): Promise<void> => {
    tellErrors(scope, onError);
    await scope.register(pageRoute(page, tell));
    await scope.register(documentRoute(page, documents));
  };
