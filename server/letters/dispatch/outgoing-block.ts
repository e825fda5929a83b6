import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ExternalParty, OutgoingBlock } from '../../../domain/letters/outgoing.ts';
import { translate } from '../../../lib/language.ts';
import { institution } from '../../../resources/master-data/instansi.ts';
import { tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import { ask, type Question, question } from '../../db/question.ts';
import { letterExternalParties, letterOutgoing } from './tables.ts';

/** Normalises the block for storage; null when empty. */
export function outgoingOf(block: OutgoingBlock | null): OutgoingBlock | null {
  if (!block) return null;
  const { address } = block;
  const externalReceiver = block.externalReceiver.map(partyOf);
  const externalCc = block.externalCc.map(partyOf);
  const isEmpty = !address.trim() && externalReceiver.length === 0 && externalCc.length === 0;
  return isEmpty ? null : { address, externalReceiver, externalCc };
}

/** Loads the stored outgoing block of a letter (SPEC A3); null without one. */
export const storedOutgoing = (executor: Executor, letterId: string): Promise<OutgoingBlock | null> =>
  ask(executor, outgoingOfLetter(letterId));

export const outgoingOfLetter = (letterId: string): Question<OutgoingBlock | null> =>
  question(
    sql`
    select b.address, e.kind, e.institution_id as "institutionId", e.name, e.email
    from letter_outgoing b left join letter_external_party e on e.letter_id = b.letter_id
    where b.letter_id = ${letterId} order by e."order"`,
    (rows: ({ address: string; kind: 'receiver' | 'cc' | null } & ExternalParty)[]) => {
      const [first] = rows;
      if (!first) return null;
      const ofKind = (wanted: string) => rows.filter(({ kind }) => kind === wanted).map(partyOf);
      return { address: first.address, externalReceiver: ofKind('receiver'), externalCc: ofKind('cc') };
    },
  );

export async function writeOutgoing(
  tx: Executor,
  letterId: string,
  block: OutgoingBlock | null,
): Promise<void> {
  await tx.delete(letterExternalParties).where(eq(letterExternalParties.letterId, letterId));
  await tx.delete(letterOutgoing).where(eq(letterOutgoing.letterId, letterId));
  if (!block) return;
  await tx.insert(letterOutgoing).values({ letterId, address: block.address });
  const rows = (kind: 'receiver' | 'cc', parties: readonly ExternalParty[]) =>
    parties.map((party, index) => ({ ...party, id: newId(), letterId, kind, order: index + 1 }));
  const all = [...rows('receiver', block.externalReceiver), ...rows('cc', block.externalCc)];
  if (all.length > 0) await tx.insert(letterExternalParties).values(all);
}

/**
 * Finds institutions of a draft that are unknown or inactive.
 * @param before the stored block: institutions already named there are accepted
 */
export async function outgoingFaults(
  executor: Executor,
  block: OutgoingBlock | null,
  before?: OutgoingBlock | null,
): Promise<Record<string, string[]>> {
  const known = new Set(idsOf(before ?? null));
  const fresh = [...new Set(idsOf(block))].filter((id) => !known.has(id));
  if (fresh.length === 0 || !block) return {};
  const rows = await executor
    .select({ id: institutions.id })
    .from(institutions)
    .where(and(inArray(institutions.id, fresh), eq(institutions.isActive, true)));
  const usable = new Set<string | null>(rows.map((row) => row.id));
  const faults: Record<string, string[]> = {};
  for (const name of ['externalReceiver', 'externalCc'] as const) {
    if (block[name].some(({ institutionId: id }) => id && fresh.includes(id) && !usable.has(id)))
      faults[`internalToExternal.${name}`] = [
        translate({
          id: 'Ada instansi yang tidak dapat dipakai. Pilih kembali.',
          en: 'An institution cannot be used. Choose again.',
        }),
      ];
  }
  return faults;
}

const institutions = tableOf(institution);

const idsOf = (block: OutgoingBlock | null): string[] =>
  [...(block?.externalReceiver ?? []), ...(block?.externalCc ?? [])].flatMap(({ institutionId }) =>
    institutionId ? [institutionId] : [],
  );

const partyOf = ({ institutionId, name, email }: ExternalParty): ExternalParty => ({
  institutionId: institutionId?.toLowerCase() ?? null,
  name: name.trim(),
  email,
});
