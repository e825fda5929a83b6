import type { Starter } from '../../../domain/calls/setup.ts';
import { translate } from '../../../lib/language.ts';
import { resourceNamed } from '../../../resources/index.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import { type CrudOptions, forgetLists } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid } from '../../http/index.ts';
import { type BookSheet, planBook, type SheetRows } from '../../transfer/index.ts';
import { assertMaySetUp } from '../may-set-up.ts';
import { type Known, readKnown, starterOrder } from './known.ts';
import { type Offer, offersFor, type StarterRecord } from './offers.ts';

/** The tick list, with what there is already. */
export async function readStarterSet(executor: Executor): Promise<Starter> {
  const known = await readKnown(executor);
  return {
    groups: offersFor(known)
      .filter(({ offers }) => offers.length > 0)
      .map(({ step, label, offers }) => ({
        step,
        label,
        items: offers.map((offer) => ({
          ...{ key: offer.key, label: offer.label, hint: offer.hint },
          exists: missing(known, offer).length === 0,
        })),
      })),
  };
}

/**
 * Makes what was ticked and is not there yet, in one transaction, by the rules of imports; repeatable.
 * @throws Refusal 403 without a right to what it makes, 409 when something cannot be made
 */
export async function takeStarter(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  crud: CrudOptions,
  keys: readonly string[],
): Promise<{ created: number }> {
  assertMaySetUp(actor, starterOrder);
  const created = await db.transaction(async (tx) => {
    const known = await readKnown(tx);
    const chosen = chosenOffers(known, keys);
    const records = withoutTwins(chosen.flatMap((offer) => missing(known, offer)));
    const { sheets, given } = asBook(known, records);
    const result = await planBook(tx, sheets, given, {
      actor,
      hooks: crud.hooks,
      progress: async () => undefined,
    });
    const [problem] = result.problems;
    if (problem) {
      const { sheet, reason } = problem;
      throw conflict(translate({ id: `${sheet}: ${reason}`, en: `${sheet}: ${reason}` }));
    }
    await recordAudit(tx, {
      actor,
      action: 'take-starter',
      resource: 'setup',
      recordId: null,
      after: { keys },
    });
    return records.length;
  });
  for (const name of starterOrder) forgetLists(resourceNamed(name));
  await crud.rights.changed();
  return { created };
}

/** Sheets with the roles of the starter set of these codes that are not there yet. */
export async function missingRoles(executor: Executor, codes: ReadonlySet<string>): Promise<BookSheet[]> {
  const known = await readKnown(executor);
  const records = offersFor(known)
    .flatMap(({ offers }) => offers.flatMap((offer) => missing(known, offer)))
    .filter((record) => record.resource === 'manajemen-user.role' && codes.has(codeOf(record)));
  const { sheets, given } = asBook(known, records);
  // As the workbook calls them.
  return sheets.map((sheet) => ({ ...sheet, name: 'Peran', rows: given.get(sheet.name) }));
}

function chosenOffers(known: Known, keys: readonly string[]): Offer[] {
  const all = new Map(offersFor(known).flatMap(({ offers }) => offers.map((offer) => [offer.key, offer])));
  return keys.map((key) => {
    const offer = all.get(key);
    if (!offer)
      throw invalid({
        keys: [
          translate({
            id: 'Paket awal berubah sejak dibuka. Buka kembali, lalu pilih lagi.',
            en: 'The starter set has changed since it was opened. Open it again and choose once more.',
          }),
        ],
      });
    return offer;
  });
}

const codeOf = ({ values }: StarterRecord): string => String(values.code).toLowerCase();

/** Of an offer that is there nothing is made again, though it lacks what goes with it. */
function missing({ codes }: Known, { records }: Offer): StarterRecord[] {
  return records.filter((record) => !codes.get(record.resource)?.has(codeOf(record)));
}

function withoutTwins(records: readonly StarterRecord[]): StarterRecord[] {
  const seen = new Map(records.map((record) => [`${record.resource} ${codeOf(record)}`, record]));
  return [...seen.values()];
}

/** A sheet a resource, so that an import's rules hold. */
function asBook(known: Known, records: readonly StarterRecord[]) {
  const sheets: BookSheet[] = [];
  const given = new Map<string, SheetRows>();
  const made = new Set(records.map((record) => `${record.resource} ${codeOf(record)}`));
  for (const name of starterOrder) {
    const resource = resourceNamed(name);
    const own = records.filter((record) => record.resource === name);
    const names = [...new Set(own.flatMap(({ values }) => Object.keys(values)))];
    if (own.length === 0) continue;
    sheets.push({
      name: resource.label.id,
      columns: [],
      targets: [
        {
          resource,
          key: 'code',
          fields: Object.fromEntries(
            names.map((field) => [field, { heading: field, cell: (cells) => cells(field) }]),
          ),
        },
      ],
      stored: async () => [],
    });
    /** A reference to what is neither there nor made stays empty where it may. */
    const cellOf = (field: string, value: StarterRecord['values'][string] | undefined) => {
      const declared = resource.fields[field];
      if (declared?.kind !== 'reference' || value === null || value === undefined) return value ?? null;
      const target = `${declared.to} ${String(value).toLowerCase()}`;
      return made.has(target) || known.codes.get(declared.to)?.has(String(value).toLowerCase())
        ? value
        : null;
    };
    given.set(resource.label.id, {
      headings: names,
      rows: own.map(({ values }, at) => [at + 2, names.map((field) => cellOf(field, values[field]))]),
    });
  }
  return { sheets, given };
}
