import { and, eq, sql } from 'drizzle-orm';
import { mayOpenClass } from '../../../domain/letters/class-terms.ts';
import { excludesByDelegation } from '../../../domain/letters/letter-people.ts';
import { topSecretRank } from '../../../domain/letters/security-ranks.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { seenArchives } from '../../archive/index.ts';
import type { Executor } from '../../db/executor.ts';
import { outgoingFaults } from '../dispatch/outgoing-block.ts';
import { groupFaults } from '../groups/group-faults.ts';
import { incomingFaults } from '../incoming/incoming-faults.ts';
import { onlyThoseNamed } from '../rules/named-only.ts';
import { visibleLetters } from '../rules/visible-letters.ts';
import { namedCosignerFaults } from '../signing/cosigner-faults.ts';
import { identityFaults } from '../signing/identity-faults.ts';
import { letters } from '../tables.ts';
import {
  type Draft,
  type DraftFields,
  type NamedCosigner,
  type NamedPerson,
  namedKey,
  personKey,
} from './draft.ts';
import { holders, type ReferenceFacts, referenceFacts } from './reference-facts.ts';

export type Faults = Record<string, string[]>;
export type Checked = { faults: Faults; securityRank: number; facts: ReferenceFacts };

/**
 * Checks a draft's references: active, sub-type fits the kind, classification is a leaf, answered letter visible,
 * people hold their posts.
 * @param before the stored draft: untouched references pass, so that a deactivated kind does not block saving;
 * omitted on sending, where everything must hold
 */
export async function checkReferences(
  executor: Executor,
  actor: Actor,
  draft: Draft,
  before?: Draft,
): Promise<Checked> {
  const { fields } = draft;
  const facts = await referenceFacts(executor, fields);
  const faults: Faults = {};
  const touched = (...names: (keyof DraftFields)[]) =>
    names.some((name) => !before || before.fields[name] !== fields[name]);
  const need = (field: string, ok: boolean, message: string) => {
    if (!ok) faults[field] = [message];
  };

  if (fields.from === 'external' && fields.concern === 'external')
    need(
      'concern',
      false,
      translate({
        id: 'Naskah dari luar ke luar tidak ada.',
        en: 'There are no letters from outside to outside.',
      }),
    );
  if (fields.scriptTypeId && touched('scriptTypeId'))
    need(
      'naskahDinasParentCategoryId',
      facts.kindActive === true,
      translate({ id: 'Jenis naskah ini tidak dapat dipakai.', en: 'This letter type cannot be used.' }),
    );
  if (fields.subTypeId && touched('subTypeId', 'scriptTypeId')) {
    const belongs = !fields.scriptTypeId || facts.subTypeTypeId === fields.scriptTypeId;
    need(
      'naskahDinasCategoryId',
      facts.subTypeActive === true && belongs,
      belongs
        ? translate({
            id: 'Sub jenis naskah ini tidak dapat dipakai.',
            en: 'This letter subtype cannot be used.',
          })
        : translate({
            id: 'Sub jenis ini bukan dari jenis yang dipilih.',
            en: 'This subtype is not of the chosen type.',
          }),
    );
  }
  if (fields.securityId && touched('securityId'))
    need(
      'permissionClassificationId',
      facts.securityActive === true,
      translate({
        id: 'Klasifikasi keamanan ini tidak dapat dipakai.',
        en: 'This security class cannot be used.',
      }),
    );
  if (fields.securityId && facts.securityRank !== null && !mayOpenClass(actor, classOf(facts)))
    need(
      'permissionClassificationId',
      false,
      translate({
        id: 'Anda tidak dapat membuka naskah dengan klasifikasi ini.',
        en: 'You cannot open letters of this class.',
      }),
    );
  if (fields.classificationId && touched('classificationId'))
    need(
      'archiveClassificationId',
      facts.classificationActive === true && facts.isLeaf === true,
      translate({
        id: 'Pilih klasifikasi arsip tingkat terbawah yang masih dipakai.',
        en: 'Choose an archive classification of the lowest level that is still in use.',
      }),
    );
  if (fields.letterheadId && touched('letterheadId'))
    need(
      'letterheadId',
      facts.letterheadActive === true,
      translate({ id: 'Kop surat ini tidak dapat dipakai.', en: 'This letterhead cannot be used.' }),
    );
  if (fields.referenceId && touched('referenceId'))
    need(
      'referenceId',
      await isVisible(executor, actor, fields.referenceId),
      translate({ id: 'Naskah acuan tidak ditemukan.', en: 'The letter referred to was not found.' }),
    );
  if (fields.archiveReferenceId && touched('archiveReferenceId'))
    need(
      'archiveReferenceId',
      await isKnownArchive(executor, actor, fields.archiveReferenceId),
      translate({ id: 'Arsip acuan tidak ditemukan.', en: 'The item referred to was not found.' }),
    );
  Object.assign(
    faults,
    await groupFaults(executor, draft.parts.groups, before?.parts.groups),
    await outgoingFaults(executor, draft.parts.outgoing, before?.parts.outgoing),
    await incomingFaults(executor, draft, before),
    await checkPeople(executor, draft, before),
    namedOnlyFaults(draft, facts.securityRank ?? 1),
    await identityFaults(executor, actor, draft, before),
  );
  return { faults, securityRank: facts.securityRank ?? 1, facts };
}

const classOf = (facts: ReferenceFacts) => ({
  rank: facts.securityRank ?? 1,
  secretaryCanOpen: facts.secretaryCanOpen ?? true,
  delegateCanOpen: facts.delegateCanOpen ?? true,
});

async function isVisible(executor: Executor, actor: Actor, letterId: string): Promise<boolean> {
  const found = await executor
    .select({ id: letters.id })
    .from(letters)
    .where(and(eq(letters.id, letterId), visibleLetters(actor, 'letter')));
  return found.length > 0;
}

/** Does an archive item exist that this user may see (SPEC B3)? */
export async function isKnownArchive(executor: Executor, actor: Actor, archiveId: string): Promise<boolean> {
  const found = await executor.execute(sql`
    select 1 from archive x where x.id = ${archiveId} and ${seenArchives(actor, 'x')}`);
  return found.rows.length > 0;
}

async function checkPeople(executor: Executor, draft: Draft, before?: Draft): Promise<Faults> {
  const faults: Faults = {};
  const { senderUserId, senderPositionId } = draft.fields;
  if ((senderUserId === null) !== (senderPositionId === null))
    return {
      senderId: [
        translate({ id: 'Pilih penanda tangan beserta jabatannya.', en: 'Choose a signer with their post.' }),
      ],
    };
  const groups: [string, readonly NamedPerson[], readonly NamedPerson[]][] = [
    ['senderId', senderOf(draft), before ? senderOf(before) : []],
    ['cosigners', draft.parts.cosigners.map(asNamed), before?.parts.cosigners.map(asNamed) ?? []],
    ['receivers', draft.parts.receivers, before?.parts.receivers ?? []],
    ['ccs', draft.parts.ccs, before?.parts.ccs ?? []],
    ['reviewers', draft.parts.reviewers, before?.parts.reviewers ?? []],
  ];
  const fresh = groups.map(([field, people, old]) => {
    const known = new Set(old.map(namedKey));
    return [field, people.filter((person) => !known.has(namedKey(person)))] as const;
  });
  const holding = await holders(
    executor,
    fresh.flatMap(([field, people]) => (field === 'reviewers' ? [] : people)),
  );
  const reviewing = await holders(
    executor,
    fresh.flatMap(([field, people]) => (field === 'reviewers' ? people : [])),
    'periksa',
  );
  for (const [field, people] of fresh) {
    const here = field === 'reviewers' ? reviewing : holding;
    if (people.some((person) => !here.has(namedKey(person))))
      faults[field] = [
        translate({
          id: 'Ada orang yang tidak lagi memangku jabatan yang dipilih. Pilih kembali.',
          en: 'Somebody no longer holds the post that was chosen. Choose again.',
        }),
      ];
  }
  const keyOf = (one: NamedPerson) => (one.isWhole ? one.positionId : personKey(one));
  const twice = (people: readonly NamedPerson[]) => new Set(people.map(keyOf)).size < people.length;
  for (const field of ['receivers', 'ccs', 'reviewers'] as const) {
    if (twice(draft.parts[field]))
      faults[field] = [
        translate({
          id: 'Ada orang yang dipilih lebih dari sekali.',
          en: 'Somebody was chosen more than once.',
        }),
      ];
    else if (shareDelegation(draft.parts[field]))
      faults[field] = [
        translate({
          id: 'Pejabat dan penerima delegasinya tidak dipilih bersama. Pilih salah satu.',
          en: 'An official and the delegate are not chosen together. Choose one of them.',
        }),
      ];
  }
  const { receivers, ccs } = draft.parts;
  const byName = new Set([...receivers, ...ccs].flatMap((one) => (one.isWhole ? [] : [one.positionId])));
  for (const field of ['receivers', 'ccs'] as const)
    if (draft.parts[field].some((one) => one.isWhole && byName.has(one.positionId)))
      faults[field] ??= [
        translate({
          id: 'Semua pemangku sebuah jabatan tidak dipilih bersama salah satunya. Pilih salah satu.',
          en: 'All who hold a post are not chosen together with one of them. Choose one or the other.',
        }),
      ];
  const [faultOfSigners] = faults.cosigners ? [] : await namedCosignerFaults(executor, draft, before);
  if (faultOfSigners) faults.cosigners = [faultOfSigners];
  return faults;
}

const asNamed = ({ userId, positionId }: NamedCosigner): NamedPerson => ({
  ...{ userId, positionId },
  showUserName: false,
});

const shareDelegation = (people: readonly NamedPerson[]): boolean =>
  people.some((one, at) =>
    people.slice(at + 1).some((other) => excludesByDelegation(inPost(one), inPost(other))),
  );
const inPost = ({ positionId, delegationId = null }: NamedPerson) => ({
  userPositionId: positionId,
  delegationId,
});

/** Sangat Rahasia is for the officials themselves (DOMAIN 4): delegates, and whoever takes it, could not open it. */
export function namedOnlyFaults({ parts }: Pick<Draft, 'parts'>, securityRank: number): Faults {
  if (securityRank < topSecretRank) return {};
  const faults: Faults = {};
  for (const field of ['receivers', 'ccs', 'reviewers'] as const)
    if (parts[field].some(({ delegationId }) => delegationId))
      faults[field] = [
        translate({
          id: 'Naskah Sangat Rahasia tidak dapat ditujukan kepada penerima delegasi. Pilih pejabatnya.',
          en: 'A letter of this class cannot go to a delegate. Choose the official.',
        }),
      ];
    else if (parts[field].some(({ isWhole }) => isWhole)) faults[field] = [translate(onlyThoseNamed)];
  return faults;
}

const senderOf = ({ fields: { senderUserId, senderPositionId } }: Draft): NamedPerson[] =>
  senderUserId && senderPositionId
    ? [{ userId: senderUserId, positionId: senderPositionId, showUserName: false }]
    : [];
