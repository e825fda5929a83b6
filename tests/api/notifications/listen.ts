import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';

export const address = '/notification/api/Stream';
type Unread = { items: { title: string }[]; totalCount: number };

/** A client on a server's event stream over a real connection. */
export type Ear = {
  response: Response;
  /** What was said, in order: `notifications {…}`. */
  said: { event: string; data: string }[];
  unread: () => Unread | undefined;
  counters: () => Record<string, number> | undefined;
  hasEnded: () => boolean;
  hangUp: () => void;
};

/** Lets a server listen on a port of its own. @returns its address */
export async function opened(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  // fetch keeps connections alive, and closing the server would wait for them.
  afterAll(() => app.server.closeAllConnections());
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Begins to listen; resolves once the answer's head is there. */
export async function listen(
  base: string,
  token: string | undefined,
  headers: Record<string, string> = {},
): Promise<Ear> {
  const line = new AbortController();
  const response = await fetch(`${base}${address}`, {
    headers: {
      ...{ accept: 'text/event-stream', 'x-api-key': 'naskah-web', authorization: `Bearer ${token}` },
      ...headers,
    },
    signal: line.signal,
  });
  const said: Ear['said'] = [];
  let ended = false;
  void hearAll(response, said)
    .catch(() => undefined)
    .finally(() => {
      ended = true;
    });
  const last = (event: string) => said.findLast((one) => one.event === event)?.data;
  const parsed = <T>(text: string | undefined): T | undefined => (text ? (JSON.parse(text) as T) : undefined);
  return {
    response,
    said,
    unread: () => parsed<Unread>(last('notifications')),
    counters: () => parsed<Record<string, number>>(last('counters')),
    hasEnded: () => ended,
    hangUp: () => line.abort(),
  };
}

async function hearAll(response: Response, said: Ear['said']): Promise<void> {
  if (!response.body) return;
  let text = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    text += part;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      if (event && data) said.push({ event, data });
    }
  }
}

/** Waits until something holds; a stream has no answer one could wait for. */
export async function until(holds: () => boolean | undefined, what: string, seconds = 8): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(20)) if (holds()) return;
  throw new Error(`Waited in vain: ${what}`);
}
