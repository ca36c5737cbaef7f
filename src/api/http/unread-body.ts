import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { refuse, type Refused } from './refused';

const TOO_LARGE = 413;

const tooLarge: Refused = {
  code: 'REQUEST_TOO_LARGE',
  message: 'the request has too many bytes',
  hint: 'Send a file to /games.',
};

const bad: Refused = {
  code: 'BAD_REQUEST',
  message: 'the request cannot be read',
  hint: 'Send JSON as application/json to /graphql, or a file to /games.',
};

/**
 * What is sent with a request, wherever to, and cannot be read is refused as all else is. The framework
 * makes an exception in words of it; those that the program makes say themselves what is answered.
 */
@Catch(HttpException)
export class UnreadBody implements ExceptionFilter<HttpException> {
  catch(exception: HttpException, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const [status, said] = [exception.getStatus(), exception.getResponse()];
    if (typeof said !== 'string') void reply.code(status).send(said);
    else refuse(reply, status, status === TOO_LARGE ? tooLarge : bad);
  }
}
