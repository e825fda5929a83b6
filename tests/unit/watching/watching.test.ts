// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { barePlace } from '../../../src/shell/watching/bare-place.ts';

describe('what others may be told of a page', () => {
  it.each([
    ['/naskah-dinas/inbox/01a1f81b-67a0-766b-ad4d-3763726f46d5', '/naskah-dinas/inbox/:id'],
    ['/search/result?q=gaji+direksi', '/search/result'],
    ['/master-data/instansi/7/edit#nama', '/master-data/instansi/:id/edit'],
    ['/', '/'],
  ])('%s: %s', (path, place) => expect(barePlace(path)).toBe(place));
});

describe('errors and visits', () => {
  const sent: { url: string; body: string }[] = [];
  let answer: () => Response;

  beforeEach(() => {
    vi.resetModules();
    sent.length = 0;
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      if (url === '/client.json') return answer();
      sent.push({ url, body: String(init?.body) });
      return new Response('{}');
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });
  const json = (body: unknown) =>
    new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  const start = async () => {
    const { report } = await import('../../../src/shell/errors/report.ts');
    const { startWatching } = await import('../../../src/shell/watching/start-watching.ts');
    return { report, startWatching };
  };

  it('are settled by the server that is asked for everything else, where it has an address of its own', async () => {
    vi.stubEnv('VITE_API_URL', 'https://api.naskah.test/');
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return json({ errorReports: null, visits: null });
    });
    await (await start()).startWatching();
    expect(asked).toEqual(['https://api.naskah.test/client.json']);
  });

  it('go nowhere where the operator has set nothing, or the server does not know the question', async () => {
    for (const nothing of [
      () => json({ errorReports: null, visits: null }),
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
      () => new Response('', { status: 404 }),
    ]) {
      answer = nothing;
      const { report, startWatching } = await start();
      report(new Error('sebelum'));
      await startWatching();
      report(new Error('sesudah'));
    }
    await new Promise((done) => setTimeout(done, 50));
    expect(sent).toEqual([]);
  });

  it('reach the set addresses: also what failed before, and nothing of the person', async () => {
    answer = () =>
      json({ errorReports: 'https://kunci@galat.example/7', visits: 'https://statistik.example/api/event' });
    const { report, startWatching } = await start();
    report(new TypeError('layar ini gagal'));
    report(Object.assign(new Error('Anda tidak berhak atas naskah Gaji Direksi.'), { status: 403 }));
    await startWatching();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    const [visit, error] = sent;
    expect(visit?.url).toBe('https://statistik.example/api/event');
    expect(JSON.parse(visit?.body ?? '')).toMatchObject({ name: 'pageview', domain: location.hostname });
    expect(error?.url).toContain('https://galat.example/api/7/envelope/');
    expect(error?.body).toContain('layar ini gagal');
    expect(sent.map(({ body }) => body).join()).not.toMatch(/Gaji|"user"|breadcrumbs/);
  });
});
