import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/**
 * Allows pages of the given origins (CORS_ORIGINS); none by default. They use bearer tokens: cookies are never
 * allowed, so other origins cannot act in an open session.
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
