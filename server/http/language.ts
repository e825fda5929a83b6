import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askForLanguage, type Language, languages } from '../../lib/language.ts';

const spoken = new AsyncLocalStorage<Language>();
askForLanguage(() => spoken.getStore());

/**
 * The language a call is answered in: what its `X-Language` says. Only our own client sends that; whoever says nothing
 * is answered in Indonesian, whatever languages their browser names by itself.
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

/** Does something while `say` speaks a language. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result =>
  spoken.run(language, work);

/**
 * For words that are kept or go to others (notices, mails, what happened to a letter, minutes): they are Indonesian,
 * in whatever language the call was made that they follow from.
 */
export const inIndonesian = <Result>(work: () => Result): Result => inLanguage('id', work);

/** Lets `say` speak in the language of each call while it is answered. */
export function answerInLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => inLanguage(languageOf(request), done));
  // What follows a body's last byte is told by the socket, which belongs to no call.
  app.addHook('preValidation', (request, _reply, done) => inLanguage(languageOf(request), done));
}
