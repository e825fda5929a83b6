import { connect } from 'node:net';

export type Request = { method?: 'GET' | 'POST'; path: string; body?: string };
export type Load = { perSecond: number; answers: number; failed: number };

/**
 * Sends requests for `seconds` over `concurrency` kept-open connections. Bare sockets: a client as slow as the
 * server would flatter the slower server on few cores.
 * @param next the request to send, called for each
 * @returns responses per second, and how many were not 200
 */
export async function load(
  port: number,
  headers: Record<string, string>,
  next: () => Request,
  { seconds, concurrency }: { seconds: number; concurrency: number },
): Promise<Load> {
  const began = performance.now();
  const until = began + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: concurrency }, () => worker(port, headers, next, until)),
  );
  const took = (performance.now() - began) / 1000;
  const sum = (pick: (count: Count) => number): number =>
    counts.reduce((total, count) => total + pick(count), 0);
  const answers = sum((count) => count.done);
  return { perSecond: answers / took, answers, failed: sum((count) => count.failed) };
}

type Count = { done: number; failed: number };

function worker(
  port: number,
  headers: Record<string, string>,
  next: () => Request,
  until: number,
): Promise<Count> {
  const common = Object.entries({ host: `127.0.0.1:${port}`, ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const count: Count = { done: 0, failed: 0 };
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const send = (): void => {
      if (performance.now() >= until) {
        socket.destroy();
        resolve(count);
        return;
      }
      const { method = 'GET', path, body = '' } = next();
      const entity = body
        ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`
        : '';
      socket.write(`${method} ${path} HTTP/1.1\r\n${common}${entity}\r\n${body}`);
    };
    const answered = (status: number): void => {
      count.done += 1;
      if (status !== 200) count.failed += 1;
      send();
    };
    socket.on('connect', send);
    socket.on('data', answerReader(answered));
    socket.on('error', reject);
  });
}

/** Parses responses with a Content-Length; calls `answered` at the end of each. */
function answerReader(answered: (status: number) => void): (chunk: Buffer) => void {
  let head = '';
  let status = 0;
  let missing = -1;
  return (chunk) => {
    let body = chunk.length;
    if (missing < 0) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      status = Number(head.slice(9, 12));
      const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1];
      if (!length) throw new Error(`An answer without its length:\n${head.slice(0, end)}`);
      missing = Number(length);
      body = head.length - end - 4;
      head = '';
    }
    missing -= body;
    if (missing > 0) return;
    missing = -1;
    answered(status);
  };
}
