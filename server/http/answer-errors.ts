import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** Messages for what the framework itself refuses before a use case sees it. */
const known: Record<number, string> = {
  400: 'Permintaan tidak dimengerti.',
  404: 'Alamat ini tidak ada.',
  405: 'Cara ini tidak didukung.',
  413: 'Kiriman terlalu besar.',
  415: 'Jenis kiriman tidak didukung.',
  429: 'Terlalu banyak permintaan. Coba lagi sebentar lagi.',
};

/** One shape for every failure (SPEC A6); what was not foreseen is logged and told without its inside. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refusal) {
      const { statusCode, message, errors = {}, data } = error;
      return reply
        .status(statusCode)
        .send({ statusCode, message, errors, ...(data !== undefined && { data }) });
    }
    const statusCode = error.statusCode ?? statusOf(error);
    if (statusCode >= 400 && statusCode < 500) {
      return reply
        .status(statusCode)
        .send({ statusCode, message: known[statusCode] ?? known[400], errors: {} });
    }
    if (isBusy(error)) {
      const message = 'Server sedang sibuk. Coba lagi beberapa saat lagi.';
      return reply.status(503).header('retry-after', '2').send({ statusCode: 503, message, errors: {} });
    }
    request.log.error({ err: error }, 'unforeseen');
    return reply.status(500).send({
      statusCode: 500,
      message: 'Terjadi Kesalahan Internal pada Server',
      errors: {},
      requestId: request.id,
    });
  });
}

/** All sessions with the database are taken, or a lock was not given in time: nothing is broken, and nothing was stored. */
function isBusy(error: Error & { code?: unknown; cause?: unknown }): boolean {
  if (error.code === '55P03' || error.message === 'timeout exceeded when trying to connect') return true;
  return error.cause instanceof Error && isBusy(error.cause);
}

/** What came in broken, however deep it was found: values the database cannot hold (its class 22), bodies cut short. */
function statusOf(error: Error & { code?: unknown; cause?: unknown }): number {
  if (typeof error.code === 'string' && /^22[0-9A-Z]{3}$/.test(error.code)) return 400;
  if (/multipart|unexpected end of (form|data)/i.test(error.message)) return 400;
  return error.cause instanceof Error ? statusOf(error.cause) : 500;
}
