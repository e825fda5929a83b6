import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Received = { headers: Record<string, string>; body: string; url: string };

/**
 * A webhook on this machine that keeps what it is sent; `answers` are its next statuses.
 * @param usual the status of its other answers
 */
export async function openWebhook(usual = 200) {
  const got: Received[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    got.push({ headers: request.headers as Record<string, string>, url: request.url ?? '', body });
    const status = answers.shift() ?? usual;
    response.writeHead(status, status === 302 ? { location: '/lain' } : {}).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { url, got, answers, close: () => server.close() };
}

const signatureOf = ({ headers }: Received) =>
  /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['naskah-signature'] ?? '') ?? [];

/** The second that a call says it was signed in. */
export const signedAt = (call: Received): number => Number(signatureOf(call)[1]);

/** Whether it is signed by the secret, over time and body (docs/webhooks.md). */
export function isGenuine(call: Received, secret: string): boolean {
  const [, seconds, sum] = signatureOf(call);
  return createHmac('sha256', secret).update(`${seconds}.${call.body}`).digest('hex') === sum;
}
