import { Agent, request } from 'node:http';

export type Load = { perSecond: number; failed: number };

/**
 * Asks one address over and over from `concurrency` kept-open connections for `seconds`.
 * @returns answers a second, and how many were not 200
 */
export async function load(
  url: string,
  headers: Record<string, string>,
  { seconds, concurrency }: { seconds: number; concurrency: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const until = performance.now() + seconds * 1000;
  let done = 0;
  let failed = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() < until) {
      const status = await get(url, headers, agent);
      done += 1;
      if (status !== 200) failed += 1;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: concurrency }, worker));
  const took = (performance.now() - began) / 1000;
  agent.destroy();
  return { perSecond: done / took, failed };
}

const get = (url: string, headers: Record<string, string>, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    request(url, { headers, agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
