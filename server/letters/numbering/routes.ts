import type { FastifyInstance } from 'fastify';
import { numberCalls as calls } from '../../../domain/calls/letters/numbers.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { bookNumbers } from './book-numbers.ts';
import { cancelBooking } from './cancel-booking.ts';
import { exportCounters } from './export-counters.ts';
import { insertNumber } from './insert-number.ts';
import { listCounters } from './list-counters.ts';
import { listNumbers } from './list-numbers.ts';
import { usableBookings } from './usable-bookings.ts';

/** Booking, inserting, cancelling and counting numbers (DOMAIN 5). */
export function numberRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, calls.list, async ({ actor, list }) => ok(await listNumbers(db, actor, list())));
  route(app, calls.counters, async ({ actor, list }) => ok(await listCounters(db, actor, list())));
  route(app, calls.countersFile, async ({ reply, actor, list }) =>
    reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="laporan-nomor.csv"')
      .send(await exportCounters(db, actor, list())),
  );
  route(app, calls.usableBookings, async ({ actor, params }) =>
    ok(await usableBookings(deps, actor, params.id)),
  );
  route(app, calls.book, async ({ actor, body }) => {
    const items = await bookNumbers(deps, actor, body);
    return ok({ items, totalCount: items.length }, 'Nomor dipesan');
  });
  route(app, calls.insert, async ({ actor, body }) =>
    ok(await insertNumber(deps, actor, body), 'Nomor sisipan dibuat'),
  );
  route(app, calls.cancel, async ({ actor, params, body }) => {
    await cancelBooking(deps, actor, params.id, body);
    return ok({ id: params.id }, 'Nomor dibatalkan');
  });
}
