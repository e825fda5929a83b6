import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** A reader that does not read this much is as good as gone; it comes back by itself, in bytes. */
const mostUnread = 256 * 1024;

/**
 * One answer that lasts: server-sent events. Said in its head: nobody on the way may hold it back, change it or keep it.
 */
export type Stream = {
  send: (event: string, data: string) => void;
  /** Says nothing, so that neither end nor anybody between them takes the line for dead. */
  beat: () => void;
  end: () => void;
};

/** Takes the answer out of fastify's hands and begins it. `gone` is called once, whoever ended it. */
export function openStream(reply: FastifyReply, gone: () => void): Stream {
  const { raw } = reply.hijack();
  raw.writeHead(200, {
    ...headersOf(reply),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
    // With the stream its line ends, so that a server that stops has not to wait for it.
    connection: 'close',
  });
  raw.once('close', gone);
  write(raw, `retry: ${comeBackAfter}\n\n`);
  return {
    send: (event, data) => write(raw, `event: ${event}\ndata: ${data}\n\n`),
    beat: () => write(raw, ': \n\n'),
    end: () => void raw.end(),
  };
}

/** For readers that reconnect by themselves, in milliseconds. */
const comeBackAfter = 3000;

function write(raw: ServerResponse, text: string): void {
  if (raw.writableEnded || raw.destroyed) return;
  raw.write(text);
  if (raw.writableLength > mostUnread) raw.destroy();
}

/** What hooks have set already: who may read the answer, and what a browser shall not do with it. */
const headersOf = (reply: FastifyReply) =>
  Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined));
