import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/**
 * Lets pages of the named origins ask this server (CORS_ORIGINS); nobody by default. They sign in and come with a bearer
 * token: cookies are never let across, so another origin can do nothing in the name of a session that is open here.
 */
export async function letOtherOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'Authorization',
      'Content-Type',
      'If-Match',
      'X-Language',
      'X-Api-Key',
      'X-Refresh-Token-In',
    ],
    exposedHeaders: ['Content-Disposition', 'Retry-After', 'X-Row-Count'],
    maxAge: 600,
    strictPreflight: false,
  });
}
