import type { FastifyInstance } from 'fastify';
import { type Message, translate } from '../../lib/language.ts';
import { type Outage, outageNews, outageOf, sawFullDisk } from '../outage/index.ts';
import { codeOf } from '../start-error.ts';
import { inLanguage, languageOf } from './language.ts';
import { Refusal } from './refusal.ts';

const notUnderstood = { id: 'Permintaan tidak dimengerti.', en: 'The request was not understood.' };

/** Messages for errors of the framework, raised before a use case runs. */
const known: Record<number, Message> = {
  404: { id: 'Alamat ini tidak ada.', en: 'There is nothing at this address.' },
  405: { id: 'Cara ini tidak didukung.', en: 'This method is not supported.' },
  409: {
    id: 'Sesuatu yang dirujuk tidak ada lagi. Muat ulang lalu coba kembali.',
    en: 'Something this refers to no longer exists. Reload and try again.',
  },
  413: { id: 'Kiriman terlalu besar.', en: 'What was sent is too large.' },
  415: { id: 'Jenis kiriman tidak didukung.', en: 'This kind of content is not supported.' },
  429: {
    id: 'Terlalu banyak permintaan. Coba lagi sebentar lagi.',
    en: 'Too many requests. Try again in a moment.',
  },
};

/** Message of an outage, and the seconds for Retry-After. */
const outages: Record<Outage, { message: Message; retryAfter: number }> = {
  busy: {
    message: {
      id: 'Server sedang sibuk. Coba lagi beberapa saat lagi.',
      en: 'The server is busy. Try again in a moment.',
    },
    retryAfter: 2,
  },
  database: {
    message: {
      id: 'Basis data sedang tidak dapat dihubungi. Coba lagi beberapa saat lagi.',
      en: 'The database cannot be reached just now. Try again in a moment.',
    },
    retryAfter: 5,
  },
  disk: {
    message: {
      id: 'Ruang simpan server penuh, jadi tidak ada yang dapat disimpan. Hubungi pengelola sistem.',
      en: "The server's disk is full, so nothing can be stored. Tell whoever runs it.",
    },
    retryAfter: 60,
  },
};
const broken = {
  id: 'Terjadi Kesalahan Internal pada Server',
  en: 'An internal server error occurred',
};

/** One shape for every failure (SPEC A6); unexpected errors are logged and returned without details. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refusal) {
      const { statusCode, message, errors = {}, data } = error;
      if (statusCode === 503) reply.header('retry-after', String(outages.busy.retryAfter));
      return reply
        .status(statusCode)
        .send({ statusCode, message, errors, ...(data !== undefined && { data }) });
    }
    const statusCode = error.statusCode ?? statusOf(error);
    // Some occur while the body arrives, outside the request's language context.
    const sayTo = (message: Message) => inLanguage(languageOf(request), () => translate(message));
    if (statusCode >= 400 && statusCode < 500) {
      return reply
        .status(statusCode)
        .send({ statusCode, message: sayTo(known[statusCode] ?? notUnderstood), errors: {} });
    }
    // Nobody reads the answer any more, of a preview given up, say: no fault of the server.
    if (codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE' && request.raw.socket.destroyed)
      return reply.status(499).send();
    const outage = outageOf(error);
    if (outage) {
      if (outage === 'disk') sawFullDisk();
      if (isNews(outage)) request.log.warn({ outage, code: innermostCode(error) }, 'answered 503');
      const { message, retryAfter } = outages[outage];
      const answer = { statusCode: 503, message: sayTo(message), errors: {} };
      return reply.status(503).header('retry-after', String(retryAfter)).send(answer);
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

const isNews = outageNews();

const innermostCode = (error: Error): string =>
  error.cause instanceof Error ? innermostCode(error.cause) : codeOf(error) || error.message;

/**
 * Client errors at any depth: class 22, truncated bodies, and
 * references to missing rows (23503) no use case handled.
 */
function statusOf(error: Error & { code?: unknown; cause?: unknown }): number {
  if (typeof error.code === 'string' && /^22[0-9A-Z]{3}$/.test(error.code)) return 400;
  if (error.code === '23503') return 409;
  if (/multipart|unexpected end of (form|data)/i.test(error.message)) return 400;
  return error.cause instanceof Error ? statusOf(error.cause) : 500;
}
