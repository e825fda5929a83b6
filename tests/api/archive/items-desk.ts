import { expect } from 'vitest';
import type { Caller } from '../../support/app.ts';
import { openDesk } from '../letters/desk.ts';
import { letterPdf, upload } from './uploading.ts';

export const base = '/arsip/api/Archive';

/** The desk with items that are deposited with a file, each with another content. */
export async function openItemDesk() {
  const desk = await openDesk();
  const { staf } = desk.people;
  let counter = 0;

  const record = (over: Record<string, unknown> = {}) => ({
    title: 'Serah terima gerbang tol',
    documentDate: '2026-11-14',
    classificationId: desk.ids.classification,
    securityId: desk.ids.biasa,
    developmentLevel: 'asli',
    ...over,
  });
  const another = () => letterPdf(String(++counter));
  const deposit = async (over: Record<string, unknown> = {}, by: Caller = staf, bytes = another()) => {
    const uploadId = await upload(by, bytes, 'berita-acara.pdf');
    return by.post(`${base}/deposit`, { record: record(over), files: [{ uploadId, title: '' }] });
  };
  const kept = async (
    over: Record<string, unknown> = {},
    by: Caller = staf,
    bytes = another(),
  ): Promise<string> => {
    const { status, body } = await deposit(over, by, bytes);
    expect(status, JSON.stringify(body.errors)).toBe(200);
    return body.data.id;
  };
  const detail = async (id: string, by: Caller = staf) => (await by.get(`${base}/${id}/detail`)).body.data;
  const inspect = async (bytes: Buffer, name: string, by: Caller = staf) =>
    (await by.post(`${base}/inspect`, { uploadId: await upload(by, bytes, name) })).body.data;
  return { ...desk, record, another, deposit, kept, detail, inspect };
}
