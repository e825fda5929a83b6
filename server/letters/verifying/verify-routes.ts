import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { versionCalls } from '../../../domain/calls/letters/versions.ts';
import { readCheckCode, typedWords } from '../../../domain/letters/check-words.ts';
import { translate } from '../../../lib/language.ts';
import type { Deps } from '../../deps.ts';
import { downloadHeaders } from '../../files/index.ts';
import { inLanguage, notFound, ok, Refusal, route } from '../../http/index.ts';
import { readLogo } from '../../letterheads/index.ts';
import { compareScript } from './compare-script.ts';
import { companyNow } from './public-company.ts';
import { compareFile, isGivenCode, rootOfLetter, verifyForPage, verifyLetter } from './verify-letter.ts';
import { type VerifyPage, verifyPage } from './verify-page.ts';

/** Public, but rate-limited so that codes cannot be guessed. */
const open = { public: true, rateLimit: { max: 60, timeWindow: '1 minute' } };
const hidden = { hide: true };
const year = 365 * 86_400;
const font = createRequire(import.meta.url).resolve(
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
);

/** GET /letter/api/Verify/{code}: is this document genuine (SPEC B7)? Also the page behind the QR code. */
export function verifyRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, versionCalls.verify, async ({ params }) => ok(await verifyLetter(deps, params.code)), {
    config: { rateLimit: open.rateLimit },
  });
  route(
    app,
    versionCalls.rootCertificate,
    async ({ reply }) => {
      const certificate = await deps.sealer.root(deps.db);
      if (!certificate)
        throw notFound(translate({ id: 'Belum ada naskah yang disegel.', en: 'No letter is sealed yet.' }));
      return sendRoot(reply, certificate);
    },
    { config: { rateLimit: open.rateLimit } },
  );
  route(
    app,
    versionCalls.rootOfLetter,
    async ({ reply, params }) => {
      const certificate = await rootOfLetter(deps, params.code);
      if (!certificate)
        throw notFound(
          translate({
            id: 'PDF naskah ini tidak membawa sertifikat akar.',
            en: 'The PDF of this letter brings no root certificate.',
          }),
        );
      return sendRoot(reply, certificate);
    },
    { config: { rateLimit: open.rateLimit } },
  );
  pageParts(app, deps);
  // Outside the API: the page has no key, and sends nothing but hashes.
  app.get<{ Params: { code: string; sha256: string }; Querystring: { awal?: unknown } }>(
    '/verifikasi/:code/:sha256',
    { config: open, schema: hidden },
    async (request, reply) => {
      const { code } = request.params;
      const whole = request.params.sha256.toLowerCase();
      const signedParts = String(request.query.awal ?? '')
        .split(',', 4)
        .filter(isHash);
      if (!isHash(whole)) throw notFound();
      reply.header('cache-control', 'no-store');
      return ok({ comparison: await compareFile(deps, code, { whole, signedParts }) });
    },
  );
  const address = new URL(deps.config.publicUrl).host;
  const send = async (request: FastifyRequest, reply: FastifyReply, status: number, page: Shown) => {
    const company = page.found?.company ?? (await companyNow(deps.db, null));
    return reply
      .status(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        vary: 'accept-language',
      })
      .send(
        inLanguage(languageOfVisitor(request), () => verifyPage({ ...page, company, address } as VerifyPage)),
      );
  };
  const asPage = {
    config: open,
    schema: hidden,
    errorHandler: (error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) => {
      if (error.statusCode !== 429) throw error;
      return send(request, reply, 429, { told: 'tooMany' });
    },
  };
  app.get<{ Querystring: { kode?: unknown } }>('/verifikasi', asPage, async (request, reply) => {
    const typed = String(request.query.kode ?? '').slice(0, 400);
    const code = readCheckCode(typed);
    if (!code) return send(request, reply, 200, { told: 'asked' });
    // Words that lead to no letter are told of as they were typed.
    if (!typedWords(typed) || (await isGivenCode(deps, code)))
      return reply.redirect(`/verifikasi/${code}`, 303);
    return send(request, reply, 404, { told: 'unknown', typed });
  });
  app.get<{ Params: { code: string } }>('/verifikasi/:code', asPage, async (request, reply) => {
    const known = await orUnknown(verifyForPage(deps, request.params.code));
    if (!known) return send(request, reply, 404, { told: 'unknown', typed: request.params.code });
    // The script asks beside the page's own address.
    if (known.code !== request.params.code) return reply.redirect(`/verifikasi/${known.code}`, 303);
    const hasRoot = known.found.hasPdfSignature && (await rootOfLetter(deps, known.code)) !== undefined;
    return send(request, reply, 200, { ...known, hasRoot });
  });
}

const sendRoot = (reply: FastifyReply, certificate: Buffer) =>
  reply
    .headers(downloadHeaders({ name: 'sertifikat-akar-naskah.cer', mimeType: 'application/pkix-cert' }))
    .send(certificate);

type Shown =
  | (Awaited<ReturnType<typeof verifyForPage>> & { hasRoot: boolean })
  | { found?: undefined; told: 'asked' | 'tooMany' }
  | { found?: undefined; told: 'unknown'; typed: string };

/** What the page loads: its script, its font, the company's mark. */
function pageParts(app: FastifyInstance, deps: Deps): void {
  app.get('/verifikasi/bandingkan.js', { config: { public: true }, schema: hidden }, (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
      .send(compareScript),
  );
  app.get('/verifikasi/huruf.woff2', { config: { public: true }, schema: hidden }, (_request, reply) =>
    reply
      .headers({ 'content-type': 'font/woff2', 'cache-control': `public, max-age=${year}, immutable` })
      .send(createReadStream(font)),
  );
  app.get<{ Params: { hash: string } }>(
    '/verifikasi/lambang/:hash',
    { config: open, schema: hidden },
    async (request, reply) => {
      const { content, mimeType } = await readLogo(deps, request.params.hash);
      return reply
        .headers({
          ...downloadHeaders({ name: 'lambang', mimeType }, { inline: true }),
          'cache-control': `public, max-age=${year}, immutable`,
        })
        .send(content);
    },
  );
}

const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Strangers have no setting of ours: their browser says which language they read. */
function languageOfVisitor({ headers }: FastifyRequest): 'id' | 'en' {
  const first = /(?:^|,)\s*(en|id)\b/i.exec(String(headers['accept-language'] ?? ''));
  return first?.[1]?.toLowerCase() === 'en' ? 'en' : 'id';
}

async function orUnknown<Known>(answer: Promise<Known>): Promise<Known | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Refusal && error.statusCode === 404) return undefined;
    throw error;
  }
}
