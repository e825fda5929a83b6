import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type Allowed, guardedLookup, InsideAddress, refusedAddress } from './outside-address.ts';

/** How long an answer may take. */
const patience = 10_000;

export type Call = { url: string; body: string; secret: string; id: string; at: Date };

/** An address that may not be called, however often it is tried. */
export class RefusedAddress extends Error {}

/** The header that proves sender and moment: HMAC-SHA256 over `<seconds>.<body>`, in hex (docs/webhooks.md). */
export function signatureOf(secret: string, at: Date, body: string): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const sum = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${sum}`;
}

/**
 * Calls a webhook once. What is answered is not read: nothing inside a network is to be learnt from it.
 * @returns the status
 * @throws RefusedAddress for an address inside; the connection's error, or that of a time limit
 */
export function post({ url, body, secret, id, at }: Call, allowed: Allowed): Promise<number> {
  if (refusedAddress(url, allowed)) throw new RefusedAddress('This address may not be called');
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      method: 'POST',
      lookup: guardedLookup(allowed),
      // A connection of its own: a kept one would skip the look-up.
      agent: false,
      signal: AbortSignal.timeout(patience),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Naskah-Webhook/1',
        'idempotency-key': id,
        'naskah-delivery': id,
        'naskah-signature': signatureOf(secret, at, body),
      },
    });
    asked.on('response', (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    asked.on('error', (error) =>
      reject(error instanceof InsideAddress ? new RefusedAddress(error.message) : error),
    );
    asked.end(body);
  });
}
