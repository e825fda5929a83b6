import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteShorthandOptions,
} from 'fastify';
import type { z } from 'zod';
import {
  type Bare,
  type Call,
  isFile,
  isForm,
  type ParamsOf,
  type ReadBody,
} from '../../domain/calls/define-call.ts';
import { mayOpen } from '../../resources/access.ts';
import { fieldErrors } from '../../resources/schema.ts';
import { type Actor, viewerOf } from '../actor.ts';
import type { Envelope } from './envelope.ts';
import { type ListQuery, readListQuery } from './paging.ts';
import { forbidden, invalid } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract that the route was registered by. */
    call?: Call;
  }
}

/** What a handler is given, by the types of its contract. */
type Given<C extends Call> = {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The actor; not on public and anonymous calls. */
  actor: Actor;
  params: ParamsOf<C>;
  /** Reads the body; a function, since visibility (404), right (403) and state (409) are refused first. @throws Refusal 422 */
  body: ReadBody<C>;
  /** Reads the dialect's list parameters. @throws Refusal 400 */
  list: () => ListQuery;
};

type Answered<C extends Call> = C['answer'] extends z.ZodType
  ? Envelope<Constant<z.input<C['answer']>>> | (C extends { asFile: object } ? FastifyReply : never)
  : C['answer'] extends Bare<infer Schema>
    ? Constant<z.input<Schema>>
    : unknown;
type Constant<T> = T extends object ? { readonly [K in keyof T]: Constant<T[K]> } : T;

type Options = Omit<RouteShorthandOptions, 'schema' | 'config'> & {
  config?: Pick<FastifyContextConfig, 'rateLimit' | 'stream' | 'beforeOwnPassword'>;
};

/** Registers a call by its contract: privilege, checks and OpenAPI follow from it. */
export function route<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (given: Given<C>) => Answered<C> | Promise<Answered<C>>,
  { config, ...options }: Options = {},
): void {
  app.route({
    ...options,
    method: call.method,
    url: call.path,
    config: { ...config, call, ...(call.access && { [call.access]: true }) },
    schema: {
      summary: call.summary,
      tags: call.tags,
      ...(call.description && { description: call.description }),
      ...(call.access === 'public' && { security: [] }),
    },
    handler: (request, reply) => {
      const { actor, params } = request;
      if (call.privilege && !mayOpen(viewerOf(actor), call.privilege)) throw forbidden();
      return handler({
        request,
        reply,
        actor,
        params: params as ParamsOf<C>,
        body: () => bodyOf(call, request.body) as ReturnType<ReadBody<C>>,
        list: () => readListQuery(request.query as Record<string, unknown>),
      });
    },
  });
}

/** A body as its contract has it. @throws Refusal 422 naming the fields */
function bodyOf<C extends Call>(
  { body }: C,
  sent: unknown,
): C extends { body: infer Body extends z.ZodType } ? z.output<Body> : unknown {
  if (!body || isFile(body) || isForm(body)) return sent as never;
  const read = body.safeParse(sent ?? {});
  if (!read.success) throw invalid(fieldErrors(read.error));
  return read.data as never;
}
