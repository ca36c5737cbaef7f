import { Catch, NotFoundException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refused';

/** Characters of an address that are told. */
const TOLD = 100;

/** A program that asks for an address that there is not is told so as of all else that is refused. */
@Catch(NotFoundException)
export class NothingThere implements ExceptionFilter<NotFoundException> {
  catch(_error: NotFoundException, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const { method, url } = http.getRequest<FastifyRequest>();
    const [path = ''] = url.split('?', 1);
    refuse(http.getResponse<FastifyReply>(), 404, {
      code: 'NOT_FOUND',
      message: `nothing answers ${method} ${path.slice(0, TOLD)}`,
      hint: 'Ask /graphql, whose schema is at /schema.graphql.',
    });
  }
}
