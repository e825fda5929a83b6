import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok, readListQuery } from '../../http/index.ts';
import { docs } from '../routes/describe.ts';
import { bookNumbers } from './book-numbers.ts';
import { cancelBooking } from './cancel-booking.ts';
import { exportCounters } from './export-counters.ts';
import { insertNumber } from './insert-number.ts';
import { listCounters } from './list-counters.ts';
import { listNumbers } from './list-numbers.ts';
import { usableBookings } from './usable-bookings.ts';

type ById = { Params: { id: string } };
type Query = { Querystring: Record<string, unknown> };

const base = '/letter/api/Number';

/** Booking, inserting, cancelling and counting numbers (DOMAIN 5). */
export function numberRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const numberFilters = ['counter', 'state', 'unitId', 'numberCodeId', 'year'];
  app.get<Query>(base, { schema: docs.list('Nomor naskah', numberFilters) }, async ({ actor, query }) =>
    ok(await listNumbers(db, actor, readListQuery(query))),
  );
  const counterFilters = ['numberCodeId', 'unitId', 'year', 'hasGaps'];
  app.get<Query>(
    `${base}/gaps`,
    { schema: docs.list('Penghitung nomor dan nomor hilang', counterFilters) },
    async ({ actor, query }) => ok(await listCounters(db, actor, readListQuery(query))),
  );
  app.get<Query>(
    `${base}/gaps/export`,
    { schema: docs.file('Laporan nomor sebagai CSV') },
    async ({ actor, query }, reply) =>
      reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="laporan-nomor.csv"')
        .send(await exportCounters(db, actor, readListQuery(query))),
  );
  app.get<ById>(
    '/letter/api/Letter/:id/booked-numbers',
    { schema: docs.call('Nomor pesanan yang dapat dipakai naskah') },
    async ({ actor, params }) => ok(await usableBookings(deps, actor, params.id)),
  );
  app.post(`${base}/book`, { schema: docs.call('Pesan nomor', bookBody) }, async ({ actor, body }) => {
    const items = await bookNumbers(deps, actor, body);
    return ok({ items, totalCount: items.length }, 'Nomor dipesan');
  });
  app.post(
    `${base}/insert`,
    { schema: docs.call('Buat nomor sisipan', insertBody) },
    async ({ actor, body }) => ok(await insertNumber(deps, actor, body), 'Nomor sisipan dibuat'),
  );
  app.post<ById>(
    `${base}/:id/cancel`,
    { schema: docs.call('Batalkan nomor pesanan', cancelBody) },
    async ({ actor, params, body }) => {
      await cancelBooking(deps, actor, params.id, body);
      return ok({ id: params.id }, 'Nomor dibatalkan');
    },
  );
}

const text = { type: 'string' };
const bookBody = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    naskahDinasCategoryId: text,
    unitId: text,
    count: { type: 'integer' },
    reason: text,
    date: text,
  },
};
const insertBody = { type: 'object', properties: { after: text, reason: text } };
const cancelBody = { type: 'object', properties: { reason: text } };
