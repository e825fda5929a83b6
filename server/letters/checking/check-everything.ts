import { type SQL, sql } from 'drizzle-orm';
import { isFixed, letterStates } from '../../../domain/letters/letter-life.ts';
import type { Db } from '../../db/executor.ts';
import { stateIn } from '../../db/state-in.ts';
import { type FileStore, stateOfFile, usesOf } from '../../files/index.ts';
import { isSealOf } from '../signing/seal.ts';
import { eachOf } from './rows-of.ts';

export type Checked = { documents: number; files: number; numbers: number; faults: number };

/**
 * Walks every stored file, signed document and number, and tells what is wrong, line by line; holds some hundreds of
 * rows at a time. Changes nothing.
 */
export async function checkEverything(
  { db, files, secret }: { db: Db; files: FileStore; secret: string },
  tell: (fault: string) => void,
): Promise<Checked> {
  const checked = { documents: 0, files: 0, numbers: 0, faults: 0 };
  const fault = (line: string) => {
    checked.faults += 1;
    tell(line);
  };
  await checkFiles({ db, files }, checked, fault);
  await checkDocuments(db, secret, checked, fault);
  await checkNumbers(db, checked, fault);
  return checked;
}

type Tell = (fault: string) => void;

/** Content against its hash, then what is named against what is there. */
async function checkFiles(
  { db, files }: { db: Db; files: FileStore },
  checked: Checked,
  fault: Tell,
): Promise<void> {
  // Also what comes while it walks.
  for await (const hashes of files.putBefore(new Date(8.64e15))) {
    const altered: string[] = [];
    for (const hash of hashes) if ((await stateOfFile(files, hash)) === 'altered') altered.push(hash);
    checked.files += hashes.length;
    if (altered.length === 0) continue;
    const { rows } = await db.execute<Use>(usesOf(altered));
    for (const hash of altered) fault(`Altered file ${hash}: ${placesOf(rows, hash)}`);
  }
  const named = sql`
    select u.hash, array_agg(u.place || ' ' || u.owner) as places
    from (${usesOf()}) u group by u.hash`;
  await eachOf<{ hash: string; places: string[] }>(db, named, async (rows) => {
    for (const { hash, places } of rows)
      if (!(await files.hasFile(hash)) && (await stateOfFile(files, hash)) === 'missing')
        fault(`Missing file ${hash}: ${listed(places)}`);
  });
}

type Use = { hash: string; place: string; owner: string };

const placesOf = (uses: Use[], hash: string): string =>
  listed(uses.filter((use) => use.hash === hash).map(({ place, owner }) => `${place} ${owner}`)) ||
  'named by nothing';

/** Signed PDFs before what else names them. */
const listed = (places: string[]): string => {
  const shown = places.toSorted((a, b) => Number(b.startsWith('signed')) - Number(a.startsWith('signed')));
  const more = shown.length - mostPlaces;
  return shown.slice(0, mostPlaces).join(', ') + (more > 0 ? `, and ${more} more` : '');
};
const mostPlaces = 5;

/** Each seal, what the signature was noted with, and minutes. */
async function checkDocuments(db: Db, secret: string, checked: Checked, fault: Tell): Promise<void> {
  await eachOf<Document>(db, documents, async (rows) => {
    checked.documents += rows.length;
    for (const { owner, fileHash, sha256, signature, noted } of rows) {
      if (fileHash !== sha256) fault(`Document of ${owner} names the file ${fileHash}, sealed is ${sha256}`);
      else if (!isSealOf(secret, signature, sha256)) fault(`Document of ${owner}: the seal does not match`);
      if (noted !== null && noted !== sha256)
        fault(`Document of ${owner} is ${sha256}, signed was ${noted} (audit log)`);
    }
  });
  await eachOf<{ owner: string }>(db, withoutDocument, async (rows) => {
    for (const { owner } of rows) fault(`Document of letter ${owner} is gone: it was signed here`);
  });
}

type Document = { owner: string; fileHash: string; sha256: string; signature: string; noted: string | null };

const signedHere = sql`(
  select s.after ->> 'sha256' from audit_log s
  where s.resource = 'letter' and s.record_id = l.id and s.action = 'sign' order by s.id desc limit 1)`;

const documents = sql`
  select 'letter ' || coalesce(l.number, l.id::text) as owner, d.file_hash as "fileHash", d.sha256, d.signature,
    ${signedHere} as noted
  from letter_document d join letter l on l.id = d.letter_id
  union all
  select 'minutes ' || coalesce(r.minutes ->> 'number', r.id::text), r.minutes ->> 'fileHash', r.minutes ->> 'sha256',
    r.minutes ->> 'signature', null
  from retention_proposal r where r.minutes is not null`;

/** Otherwise it would be set anew when somebody asks, as one that was brought in signed. */
const withoutDocument = sql`
  select coalesce(l.number, l.id::text) as owner from letter l
  where not exists (select from letter_document d where d.letter_id = l.id) and ${signedHere} is not null`;

/** Each letter's number, each booking, and each counter without a gap. */
async function checkNumbers(db: Db, checked: Checked, fault: Tell): Promise<void> {
  const { rows } = await db.execute<{ count: string }>(sql`select count(*) as count from letter_number`);
  checked.numbers = Number(rows[0]?.count ?? 0);
  for (const query of numberFaults)
    await eachOf<{ fault: string }>(db, query, async (found) => {
      for (const row of found) fault(row.fault);
    });
}

const signed = stateIn('l.state', letterStates.filter(isFixed));

const numberFaults: readonly SQL[] = [
  sql`select 'Letter ' || l.id || ' has the number ' || coalesce(l.number, '(none)') || ', the register says ' ||
      coalesce(n.number, '(none)') as fault
    from letter l left join letter_number n on n.letter_id = l.id
    where l.from_where = 'internal' and ${signed} and l.number is distinct from n.number`,
  sql`select 'Number ' || n.number || ' was given to letter ' || l.id || ', which is not signed' as fault
    from letter_number n join letter l on l.id = n.letter_id where ${signed} is not true and not n.is_kept`,
  sql`select 'Number ' || n.number || ' is said to be kept for letter ' || l.id || ', which is signed' as fault
    from letter_number n join letter l on l.id = n.letter_id where ${signed} and n.is_kept`,
  sql`select 'Counter ' || c.id || ' (' || coalesce(c.period, 'never restarts') || ') lacks the number ' || g.n as fault
    from number_counter c cross join lateral generate_series(coalesce(c.first, least(
        (select min(x.sequence) from letter_number x where x.counter_id = c.id),
        (select min(y.sequence) from booked_number y where y.counter_id = c.id))), c.last) g(n)
    where not exists (select from letter_number x where x.counter_id = c.id and x.sequence = g.n and x.suffix = '')
      and not exists (select from booked_number y where y.counter_id = c.id and y.sequence = g.n and y.suffix = '')`,
  sql`select 'Counter ' || c.id || ' stands at ' || c.last || ', but ' || n.number || ' has the number ' || n.sequence as fault
    from letter_number n join number_counter c on c.id = n.counter_id where n.sequence > c.last`,
  sql`select 'Booked number ' || b.pattern || ' is said to be used by letter ' || coalesce(b.used_by_letter_id::text, '(none)') ||
      ', which has ' || coalesce(n.number, '(none)') as fault
    from booked_number b left join letter_number n on n.letter_id = b.used_by_letter_id
    where b.state = 'used' and (n.counter_id, n.sequence, n.suffix) is distinct from (b.counter_id, b.sequence, b.suffix)`,
  sql`select 'Number ' || n.number || ' was given to letter ' || n.letter_id || ' and is also ' || b.state as fault
    from letter_number n join booked_number b
      on b.counter_id = n.counter_id and b.sequence = n.sequence and b.suffix = n.suffix and b.state <> 'used'`,
];
