import { sql } from 'drizzle-orm';
import { vehicle } from '../../declared/kendaraan.ts';
import type { Ok } from '../../support/app.ts';
import { type Caller, testApp } from '../../support/app.ts';
import { openEverything } from '../../support/declared/store.ts';
import { generator } from '../../support/declared/valid-values.ts';
import { formOf } from '../../support/files.ts';

export const base = '/layanan/api/ExampleVehicle';

/** Vehicles with photos and papers, and two people who may write them: the administrator and a head of division. */
export async function openVehicles() {
  const app = await testApp();
  await openEverything(app.pool);
  await app.db.execute(
    sql`update "role" set privileged_list = privileged_list || ${sql.param([vehicle.path])}::text[]
      where not ${vehicle.path} = any(privileged_list)`,
  );
  const admin = await app.signIn('admin');
  const atasan = await app.signIn('atasan');
  const { bodyOf } = generator(admin);

  const upload = (
    person: Caller,
    content: string | Uint8Array,
    { name = 'foto.png', field = 'photo' }: { name?: string; field?: string } = {},
  ) => person.ask<Ok>({ method: 'POST', url: `${base}/files/${field}`, ...formOf(content, name) });

  /** A vehicle with these photos. */
  const vehicleWith = async (photo: object[], more: object = {}) => {
    const body = { ...(await bodyOf(vehicle)), photo, insurance: [], ...more };
    const { status, body: answer } = await admin.post(base, body);
    if (status !== 200) throw new Error(JSON.stringify(answer));
    return answer.data as { id: string; version: number; photo: { id: string; title: string }[] };
  };
  const taken = async (person: Caller, content: string | Uint8Array, of = {}) =>
    (await upload(person, content, of)).body.data as {
      id: string;
      title: string;
      size: number;
      type: string;
    };

  return { app, admin, atasan, bodyOf, upload, taken, vehicleWith };
}
