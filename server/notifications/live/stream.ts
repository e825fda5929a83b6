import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Unread bytes after which a client counts as gone; it reconnects by itself. */
const mostUnread = 256 * 1024;

/** A stream of server-sent events. Its headers forbid proxies to buffer, transform or cache it. */
export type Stream = {
  send: (event: string, data: string) => void;
  /** Heartbeat: keeps the client and proxies from closing an idle connection. */
  beat: () => void;
  end: () => void;
};

/** Takes the response over from fastify and starts it. `gone` is called once, whichever side ends it. */
export function openStream(reply: FastifyReply, gone: () => void): Stream {
  const { raw } = reply.hijack();
  raw.writeHead(200, {
    ...headersOf(reply),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
    // Close the connection with the stream, so that a stopping server need not wait for it.
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

/** Headers set by hooks: cross-origin and security headers. */
const headersOf = (reply: FastifyReply) =>
  Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined));
