import type { FastifyRequest } from 'fastify';

/** The options of a call that costs much: so many a minute of each person, whatever address they come from. */
export const perPerson = (max: number) => ({
  config: {
    rateLimit: {
      max,
      timeWindow: '1 minute',
      // Before it nobody knows who asks.
      hook: 'preHandler' as const,
      keyGenerator: (request: FastifyRequest) => request.actor.userId,
    },
  },
});
