import { Pool } from 'pg';
import { startExamples } from '../tests/support/examples.ts';
import { load } from './load.ts';
import type { Figure } from './report.ts';
import { answering, freePort, headersOf, median, signedIn } from './server-process.ts';

const rounds = 5;
const total = 100_000;
const vehicles = '/layanan/api/ExampleVehicle';
const tenders = '/layanan/api/ExampleTender';
const vehiclePath = '/layanan/kendaraan';

/**
 * Measures what computed fields, rights by field and parts cost, on the entities of tests/declared: the same list by a
 * stored column for a role with all rights, and the same record without rows, are the baselines.
 */
export async function measureDeclared(): Promise<Figure[]> {
  const port = await freePort();
  const examples = await startExamples(String(port), { isDurable: true });
  const pool = new Pool({ connectionString: examples.databaseUrl, max: 1 });
  try {
    await answering(`http://127.0.0.1:${port}/readyz`, examples.server);
    await fillVehicles(pool);
    const plain = await withRole(port, 'staf', [vehiclePath]);
    const limited = await withRole(port, 'legal', [
      ...[vehiclePath, `${vehiclePath}:hide.description`, `${vehiclePath}:hide.load`],
      ...[`${vehiclePath}:lock.odometer`, `${vehiclePath}:lock.paint`],
    ]);
    return [await lists(port, { plain, limited }), ...(await saving(port, await headersOf(port, 'admin')))];
  } finally {
    await pool.end();
    await examples.stop();
  }
}

async function lists(
  port: number,
  { plain, limited }: Record<'plain' | 'limited', Headers>,
): Promise<Figure> {
  const options = { seconds: 3, concurrency: 16 };
  const page = (field: string) => () => ({
    path: `${vehicles}?PerPage=10&OrderBy=${field}&Order=asc&Page=${1 + Math.floor(Math.random() * 50)}`,
  });
  const ratios = await inTurns(async () => {
    const baseline = await load(port, plain, page('odometer'), options);
    const measured = await load(port, limited, page('nextService'), options);
    if (baseline.failed + measured.failed > 0) throw new Error('Some answers were not 200.');
    return baseline.perSecond / measured.perSecond;
  });
  return {
    name: `${total.toLocaleString('en')} rows, list by a computed field with two fields hidden and two locked`,
    value: median(ratios),
    unit: 'times the plain list',
    bound: { at: 'most', value: 1.3 },
    detail: told(ratios),
  };
}

async function saving(port: number, headers: Headers): Promise<Figure[]> {
  const call = signedIn(port, headers);
  const [unit] = (await call('GET', '/master-data/api/OrganizationUnit?PerPage=1')).items as { id: string }[];
  let made = 0;
  const body = (items: number) => {
    made += 1;
    return {
      ...{ code: `UKUR-${made}`, name: `Tender ${made}`, unitId: unit?.id, closesOn: '2027-01-31' },
      items: Array.from({ length: items }, (_, at) => ({
        ...{ name: `Pekerjaan ${at + 1}`, quantity: at + 1, price: 1_250_000, tax: '137500.50' },
      })),
    };
  };
  const timed = async (work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  const create = (items: number) => many(() => timed(() => call('POST', tenders, body(items))));
  const change = async (items: number) => {
    const { id } = await call('POST', tenders, body(items));
    const row = await call('GET', `${tenders}/${id}`);
    return many(() =>
      timed(() => call('PUT', `${tenders}/${id}`, { ...whole(row), name: `Tender ${made++}` })),
    );
  };
  const whole = ({ name: _name, version: _version, ...row }: Record<string, unknown>) => row;
  const compared = async (name: string, save: (items: number) => Promise<number>): Promise<Figure> => {
    const ratios = await inTurns(async () => {
      const without = await save(0);
      return (await save(200)) / without;
    });
    return {
      name,
      value: median(ratios),
      unit: 'times one without rows',
      bound: { at: 'most', value: 3 },
      detail: told(ratios),
    };
  };
  return [
    await compared('a new record with 200 rows', create),
    await compared('a changed record with 200 rows, sent whole', change),
  ];
}

type Headers = Record<string, string>;

/** Rounds after one that warms up. */
async function inTurns(measure: () => Promise<number>): Promise<number[]> {
  await measure();
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) ratios.push(await measure());
  return ratios;
}

async function many(once: () => Promise<number>): Promise<number> {
  const took: number[] = [];
  for (let time = 0; time < 15; time += 1) took.push(await once());
  return median(took);
}

async function withRole(port: number, account: string, privilegedList: string[]): Promise<Headers> {
  const admin = signedIn(port, await headersOf(port, 'admin'));
  const code = `UKUR${account.toUpperCase()}`;
  const role = await admin('POST', '/user/api/Role', { code, name: `Pengukur ${account}`, privilegedList });
  const found = await admin('GET', `/user/api/User?FirstChar=${account}@naskah.example`);
  const [user] = found.items as { id: string; version: number }[];
  await admin('PUT', `/user/api/User/${user?.id}`, { roleIds: [role.id], version: user?.version });
  return headersOf(port, account);
}

async function fillVehicles(pool: Pool): Promise<void> {
  await pool.query(
    `insert into example_vehicle (id, code, name, plate, unit_id, status, purchase_date, odometer, description)
     select uuidv7(), 'K' || lpad((n * 7919 % 1000003)::text, 7, '0'), 'Kendaraan ' || n, 'B ' || n || ' XY',
       (select id from organization_unit limit 1), case n % 5 when 0 then 'perbaikan' else 'siap' end,
       date '2015-01-01' + n % 4000, (n::bigint * 104729 % 1900000)::int, 'Kendaraan dinas nomor ' || n
     from generate_series(1, $1) n`,
    [total],
  );
  await pool.query('vacuum analyze example_vehicle');
}

const told = (ratios: number[]): string => `ratios ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`;
