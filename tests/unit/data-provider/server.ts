import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { createDataProvider } from '../../../dataProvider/index.ts';

export const api = 'http://naskah.test';
export const server = setupServer();
export const provider = createDataProvider({ apiUrl: api, fetch: (url, init) => fetch(url, init) });

type Asked = { method: string; url: URL; body: unknown; headers: Headers };

/** Answers every call to `path` and records the requests. */
export function answer(
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  reply: (asked: Asked) => { status?: number; body: unknown },
): Asked[] {
  const asked: Asked[] = [];
  server.use(
    http[method](`${api}${path}`, async ({ request }) => {
      const text = await request.text();
      const call = {
        method,
        url: new URL(request.url),
        body: request.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text,
        headers: request.headers,
      };
      asked.push(call);
      const { status = 200, body } = reply(call);
      return HttpResponse.json(body as object, { status });
    }),
  );
  return asked;
}

export const enveloped = (data: unknown) => ({ body: { statusCode: 200, message: 'OK', data } });
