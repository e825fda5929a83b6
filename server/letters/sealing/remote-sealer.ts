import type { Message } from '../../../lib/language.ts';
import type { Config } from '../../config.ts';
import { type PdfSealer, SealFault } from '../../pdf-sealer.ts';
import { checkSealed, NotSealed } from './check-sealed.ts';
import { reasonOf } from './reason-of.ts';
import { withStamp } from './shown-signature.ts';

export type SealService = NonNullable<Config['sealService']> & { secret: string };

/** How long one that could not be reached is left alone, in ms, so that a hundred letters do not wait a hundred times. */
const rest = 30_000;
/** A signature with its certificates, lists of revoked ones and a picture of it; the rest is not ours. */
const mostAdded = 8 * 1024 * 1024;

/**
 * A provider of certified seals over HTTP, as BSrE's Esign client: PDF, account and passphrase as a form, the signed
 * PDF as the answer, which is checked.
 */
export function remoteSealer(service: SealService): PdfSealer {
  let failed: { fault: SealFault; until: number } | undefined;
  return {
    isRemote: true,
    patience: 5000,
    seal: async (_executor, pdf, who, { signal, atOnce } = {}) => {
      if (failed && !atOnce && Date.now() < failed.until) throw failed.fault;
      try {
        const sent = who.shown ? await withStamp(pdf, who.shown) : pdf;
        const answer = await ask(service, sent, reasonOf(who), signal);
        const level = await checked(sent, answer);
        failed = undefined;
        return { pdf: answer, seal: { level, by: 'provider' } };
      } catch (fault) {
        if (fault instanceof SealFault && fault.concernsAll) failed = { fault, until: Date.now() + rest };
        throw fault;
      }
    },
    root: async () => undefined,
  };
}

async function checked(pdf: Uint8Array, answer: Buffer) {
  try {
    return await checkSealed(pdf, answer, new Date());
  } catch (cause) {
    const why = cause instanceof NotSealed ? cause.message : 'it cannot be read';
    throw new SealFault(`What the seal provider gave back is not kept: ${why}`, messages.other, {
      ...{ isPassing: false, concernsAll: false, cause },
    });
  }
}

async function ask(
  service: SealService,
  pdf: Uint8Array,
  reason: string,
  signal?: AbortSignal,
): Promise<Buffer> {
  const { url, account, secret, timeout } = service;
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'naskah.pdf');
  form.set('nik', account);
  form.set('passphrase', secret);
  form.set('tampilan', 'invisible');
  form.set('reason', reason);
  const limit = AbortSignal.timeout(timeout * 1000);
  try {
    const response = await fetch(url.href, {
      method: 'POST',
      headers: { accept: 'application/pdf', ...authorization(service) },
      body: form,
      // The passphrase is for this address alone.
      redirect: 'error',
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    });
    const body = await read(response, pdf.length + mostAdded);
    if (response.ok) return body;
    throw refusal(response, body, service);
  } catch (cause) {
    if (cause instanceof SealFault) throw cause;
    const told = limit.aborted ? messages.silent(timeout) : messages.away;
    const words = limit.aborted ? `did not answer within ${timeout} seconds` : 'cannot be reached';
    throw new SealFault(`The seal provider ${words}`, told, { isPassing: true, concernsAll: true, cause });
  }
}

/** A name and password in the address are for the HTTP service, as the national provider gives them. */
function authorization({ url }: SealService): Record<string, string> {
  if (!url.user) return {};
  return { authorization: `Basic ${Buffer.from(`${url.user}:${url.password}`).toString('base64')}` };
}

async function read(response: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > most)
      throw new SealFault('What the seal provider gives back is far larger than the letter', messages.other, {
        ...{ isPassing: false, concernsAll: false },
      });
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function refusal({ status, headers }: Response, body: Buffer, service: SealService): SealFault {
  const isOurs = status >= 400 && status < 500 && status !== 429 && status !== 408;
  const said = isOurs ? saidIn(body, headers.get('content-type') ?? '', service) : '';
  return new SealFault(
    `The seal provider answered ${status}${said && `: ${said}`}`,
    isOurs ? messages.refused(said || `HTTP ${status}`) : messages.troubled(status),
    // A wrong passphrase is everybody's, a file that is refused is one letter's.
    { isPassing: !isOurs, concernsAll: !isOurs || status === 401 || status === 403 },
  );
}

/** The provider's own words, without what is secret: some repeat what they were sent. */
function saidIn(body: Buffer, type: string, { account, secret, url }: SealService): string {
  const text = body.toString('utf8', 0, 4000);
  const words = type.includes('json') ? wordsIn(text) : type.startsWith('text/plain') ? text : '';
  return [secret, url.password, account]
    .filter(Boolean)
    .reduce((shown, hidden) => shown.replaceAll(hidden, '***'), words)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);
}

function wordsIn(json: string): string {
  try {
    const { error, message } = Object(JSON.parse(json)) as Record<string, unknown>;
    return [error, message].find((one): one is string => typeof one === 'string') ?? '';
  } catch {
    return '';
  }
}

const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

const messages = {
  away: { id: 'Penyedia segel tidak dapat dihubungi.', en: 'The seal provider cannot be reached.' },
  silent: (seconds: number): Message => ({
    id: `Penyedia segel tidak menjawab dalam ${seconds} detik.`,
    en: `The seal provider did not answer within ${seconds} seconds.`,
  }),
  troubled: (status: number): Message => ({
    id: `Penyedia segel sedang terganggu (HTTP ${status}).`,
    en: `The seal provider is in trouble (HTTP ${status}).`,
  }),
  refused: (said: string): Message => ({
    id: `Penyedia segel menolak: ${sentence(said)}`,
    en: `The seal provider refuses: ${sentence(said)}`,
  }),
  other: {
    id: 'Penyedia segel mengembalikan berkas lain, yang tidak dipakai. Hubungi administrator.',
    en: 'The seal provider gave back another file, which is not used. Ask an administrator.',
  },
};
