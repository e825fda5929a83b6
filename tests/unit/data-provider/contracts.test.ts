import { expect, it, vi } from 'vitest';
import { createHttp } from '../../../dataProvider/http.ts';
import type { LetterCalls } from '../../../domain/calls/letters/letters.ts';
import type { NumberCalls } from '../../../domain/calls/letters/numbers.ts';
import type { PreviewCalls } from '../../../domain/calls/previews.ts';

const pdf = '%PDF-1.7';
const fetch = vi.fn(async (_url: string, _init?: RequestInit) => new Response(pdf));
const { call, file, fileResponse } = createHttp('', fetch);
const lastAsked = () => fetch.mock.lastCall as [string, RequestInit];

it('sends a file’s call by its contract and gives its bytes', async () => {
  const got = await file<NumberCalls['countersFile']>('GET', '/letter/api/Number/gaps/export', {
    query: { FirstChar: 'ND', year: undefined },
  });
  expect(await got.text()).toBe(pdf);
  expect(lastAsked()[0]).toBe('/letter/api/Number/gaps/export?FirstChar=ND');

  const body = { content: '<p>Isi</p>' };
  const made = await fileResponse<PreviewCalls['template']>(
    'POST',
    '/master-data/api/ScriptTemplate/preview',
    { body },
  );
  expect(await made.text()).toBe(pdf);
  expect(lastAsked()[1]).toMatchObject({ method: 'POST', body: JSON.stringify(body) });
});

it('lets the compiler refuse what another contract has', () => {
  const refused = [
    // @ts-expect-error A file is not parsed as data.
    () => call<LetterCalls['pdf']>('GET', '/letter/api/Letter/1/pdf'),
    // @ts-expect-error Data is not a file.
    () => file<LetterCalls['read']>('GET', '/letter/api/Letter/1'),
    // @ts-expect-error The method is another.
    () => file<LetterCalls['pdf']>('POST', '/letter/api/Letter/1/pdf'),
    // @ts-expect-error The address is another.
    () => file<LetterCalls['pdf']>('GET', '/letter/api/Letter/1/timeline'),
    () =>
      file<NumberCalls['countersFile']>('GET', '/letter/api/Number/gaps/export', {
        // @ts-expect-error No such parameter.
        query: { yaer: '2026' },
      }),
    () =>
      file<PreviewCalls['template']>('POST', '/master-data/api/ScriptTemplate/preview', {
        // @ts-expect-error No such field.
        body: { content: '', contents: '' },
      }),
  ];
  expect(refused).not.toContain(undefined);
});
