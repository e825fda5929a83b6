import type { FastifyInstance } from 'fastify';
import type { Words } from '../../resources/declare.ts';
import { say } from '../../resources/language.ts';
import { inLanguage, languageOf } from './language.ts';
import { Refusal } from './refusal.ts';

const notUnderstood = { id: 'Permintaan tidak dimengerti.', en: 'The request was not understood.' };

/** Messages for what the framework itself refuses before a use case sees it. */
const known: Record<number, Words> = {
  404: { id: 'Alamat ini tidak ada.', en: 'There is nothing at this address.' },
  405: { id: 'Cara ini tidak didukung.', en: 'This method is not supported.' },
  413: { id: 'Kiriman terlalu besar.', en: 'What was sent is too large.' },
  415: { id: 'Jenis kiriman tidak didukung.', en: 'This kind of content is not supported.' },
  429: {
    id: 'Terlalu banyak permintaan. Coba lagi sebentar lagi.',
    en: 'Too many requests. Try again in a moment.',
  },
};

const busy = {
  id: 'Server sedang sibuk. Coba lagi beberapa saat lagi.',
  en: 'The server is busy. Try again in a moment.',
};
const broken = {
  id: 'Terjadi Kesalahan Internal pada Server',
  en: 'An internal server error occurred',
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
    // Some of these are found while a body arrives, outside of what the call is answered in.
    const sayTo = (words: Words) => inLanguage(languageOf(request), () => say(words));
    if (statusCode >= 400 && statusCode < 500) {
      return reply
        .status(statusCode)
        .send({ statusCode, message: sayTo(known[statusCode] ?? notUnderstood), errors: {} });
    }
    if (isBusy(error)) {
      const message = sayTo(busy);
      return reply.status(503).header('retry-after', '2').send({ statusCode: 503, message, errors: {} });
    }
    request.log.error({ err: error }, 'unforeseen');
    return reply.status(500).send({
      statusCode: 500,
      message: sayTo(broken),
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
