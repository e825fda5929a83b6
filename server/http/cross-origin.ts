import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/**
 * Allows CORS_ORIGINS, none by default, by bearer token only: without
 * cookies, other origins cannot act in a session.
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
    exposedHeaders: ['Content-Disposition', 'ETag', 'Retry-After', 'X-Row-Count'],
    maxAge: 600,
    strictPreflight: false,
  });
}
