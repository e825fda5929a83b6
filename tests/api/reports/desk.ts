import { sql } from 'drizzle-orm';
import type { Caller } from '../../support/app.ts';
import { openDesk } from '../letters/desk.ts';

/** Days that hold still, whatever day the tests run on. */
export const year = { from: '2025-01-01', to: '2025-12-31' };
export const inYear = `from=${year.from}&to=${year.to}`;

/**
 * A year of letters at known moments, from direktur to delegasi's and atasan's posts; all in Direktorat Operasi and
 * its units.
 */
export async function openYear() {
  const desk = await openDesk();
  const { app, people, named } = desk;
  const { atasan, delegasi } = people;

  /** A letter sent on a day: drafted at 06:00, signed and received at `hour`, Jakarta time. */
  const sentOn = async (
    day: string,
    { hour = 10, to = [delegasi], over = {} }: { hour?: number; to?: (typeof atasan)[]; over?: object } = {},
  ) => {
    const id = await desk.inState('sent', {
      receivers: to.map((one) => named(one)),
      ccs: [],
      ...over,
    });
    const at = moment(day, hour);
    await app.db.execute(sql`update letter set created_at = ${moment(day, 6)}::timestamptz, signed_at = ${at}::timestamptz
      where id = ${id}`);
    await app.db.execute(sql`update inbox_item set received_at = ${at}::timestamptz where letter_id = ${id}`);
    return id;
  };
  /** The receiver's post closes it so many hours after it came. */
  const closedAfter = async (id: string, hours: number, by: { positionId: string } = delegasi) => {
    await app.db.execute(sql`update inbox_item set is_open = false, read_at = received_at,
      closed_at = received_at + ${hours} * interval '1 hour'
      where letter_id = ${id} and position_id = ${by.positionId}`);
  };
  return { ...desk, sentOn, closedAfter };
}

const moment = (day: string, hour: number): string => `${day}T${String(hour).padStart(2, '0')}:00:00+07:00`;

export const base = '/report/api/Report';

export async function summaryOf(caller: Caller, report: string, query = inYear) {
  const { status, body } = await caller.get(`${base}/${report}/summary?${query}`);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data;
}

export async function rowsOf(caller: Caller, report: string, query = inYear): Promise<string[]> {
  const { status, body } = await caller.get(`${base}/${report}?PerPage=100&${query}`);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  if (body.data.totalCount !== body.data.items.length) throw new Error('The total is not that of the rows');
  return body.data.items.map((item: { id: string }) => item.id);
}
