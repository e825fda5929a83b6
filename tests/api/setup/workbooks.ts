import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect } from 'vitest';
import type { WorkbookJob } from '../../../domain/calls/setup.ts';
import type { Caller, Ok } from '../../support/app.ts';

export const url = '/setting/api/Setup/Workbook';
type Cells = (string | number | boolean | null)[][];
export type Pages = Map<string, Cells>;

/** The workbook as the product gives it, by sheet. */
export async function takeBook(admin: Caller, from = url): Promise<Pages> {
  const { raw, status } = await admin.get(from);
  expect(status).toBe(200);
  const { sheets } = await readXlsx(raw);
  return new Map(sheets.map(({ name, rows }) => [name, rows as Cells]));
}

/** Adds rows below what a sheet has. */
export function fill(pages: Pages, sheet: string, ...rows: Cells): Pages {
  pages.set(sheet, [...(pages.get(sheet) ?? []), ...rows]);
  return pages;
}

/** Uploads and waits for the check. */
export async function checkBook(admin: Caller, pages: Pages): Promise<WorkbookJob> {
  const bytes = await writeXlsx({ sheets: [...pages].map(([name, rows]) => ({ name, rows })) });
  const job = await sendBook(admin, Buffer.from(bytes));
  expect(job.body).toMatchObject({ statusCode: 200 });
  return settled(admin, job.body.data.id);
}

export function sendBook(admin: Caller, bytes: Buffer) {
  const boundary = 'setup-book';
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="buku.xlsx"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return admin.ask<Ok<WorkbookJob>>({ method: 'POST', url, payload, headers });
}

export async function applyBook(admin: Caller, id: string): Promise<WorkbookJob> {
  expect((await admin.post<Ok<WorkbookJob>>(`${url}/${id}/apply`)).body).toMatchObject({ statusCode: 200 });
  return settled(admin, id);
}

async function settled(admin: Caller, id: string): Promise<WorkbookJob> {
  for (;;) {
    const { data } = (await admin.get<Ok<WorkbookJob>>(`${url}/${id}`)).body;
    if (!['checking', 'applying'].includes(data.state)) return data;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
