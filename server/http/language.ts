import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Language, languages, setLocaleSource } from '../../lib/language.ts';

const spoken = new AsyncLocalStorage<Language>();
setLocaleSource(() => spoken.getStore());

/**
 * The response language from `X-Language`, sent only by our own client; others get Indonesian, whatever their
 * browser prefers.
 */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  headers['x-language'] === 'en' ? 'en' : 'id';

/** The same for the description of the API: a parameter of every call. */
export const languageParameter = {
  in: 'header',
  name: 'X-Language',
  description: 'Bahasa jawaban; tanpa kepala ini bahasa Indonesia.',
  required: false,
  schema: { type: 'string', enum: [...languages], default: languages[0] },
} as const;

/** Does something while `translate` speaks a language. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result =>
  spoken.run(language, work);

/**
 * Stored words and those for other users (notifications, mails, letter history, minutes) are Indonesian, whatever
 * language the request uses.
 */
export const inIndonesian = <Result>(work: () => Result): Result => inLanguage('id', work);

/** Lets `translate` speak the language of each call while it is answered. */
export function answerInLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => inLanguage(languageOf(request), done));
  // Code after the body's last byte runs in the socket's context, not the request's.
  app.addHook('preValidation', (request, _reply, done) => inLanguage(languageOf(request), done));
}
