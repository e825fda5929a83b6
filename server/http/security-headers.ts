import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';

/**
 * Sets browser restrictions on every response. They do not depend on the request, so helmet computes them once at
 * the start.
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  config: { publicUrl: string; outside: readonly string[] },
): Promise<void> {
  const headers = await headersOf(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // Responses that may be cached set this themselves (ASVS 14.3.2); front-end files are not API responses.
    if (isCall.test(request.url)) reply.header('cache-control', 'no-store');
    done();
  });
}

const isCall = /^\/[^/]+\/api\//;

async function headersOf({
  publicUrl,
  outside,
}: {
  publicUrl: string;
  outside: readonly string[];
}): Promise<Record<string, string>> {
  const probe = fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Emotion writes the theme's rules into <style> elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        // Besides this server only the operator's addresses (SENTRY_DSN, ANALYTICS_URL).
        connectSrc: ["'self'", ...outside],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        upgradeInsecureRequests: publicUrl.startsWith('https:') ? [] : null,
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:'),
  });
  probe.get('/', (_request, reply) => reply.send());
  const { headers } = await probe.inject('/');
  await probe.close();
  const own = new Set(['content-length', 'date', 'connection']);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (own.has(name) ? [] : [[name, String(value)]])),
  );
}
