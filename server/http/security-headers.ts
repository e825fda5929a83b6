import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';

/**
 * What browsers shall not do with our answers, on every answer. Nothing of it depends on the request, so helmet works it
 * out once at the start and not anew for each.
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  config: { publicUrl: string; outside: readonly string[] },
): Promise<void> {
  const headers = await headersOf(config);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

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
        // Besides this server only what the operator has set (SENTRY_DSN, ANALYTICS_URL).
        connectSrc: ["'self'", ...outside],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
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
