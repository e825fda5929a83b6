import { sql } from 'drizzle-orm';
import type { Adjustments } from '../../../domain/letters/adjustments-schema.ts';
import { arrangementOf, layoutOf, paperEdition } from '../../../domain/letters/layouts.ts';
import type { SheetFacts } from '../../../domain/letters/letter.ts';
import { mostCosigners } from '../../../domain/letters/most-cosigners.ts';
import { salutationOf } from '../../../domain/letters/salutation.ts';
import { inOneLine, onBehalfOfLines } from '../../../domain/letters/signing-identity.ts';
import { longDate } from '../../../domain/letters/tags.ts';
import { formatSize } from '../../../lib/file-size.ts';
import type { Executor } from '../../db/executor.ts';
import { ask, mapAnswer, type Question, question, settled, together } from '../../db/question.ts';
import { isCurrent } from '../../db/today.ts';
import type { Signer } from '../../documents/index.ts';
import { letterheadOfCompany, printedOf } from '../../letterheads/index.ts';
import { mandatesOf } from '../signing/mandate.ts';
import type { LetterRow } from '../tables.ts';
import { marksOf } from './party-marks.ts';
import { printedCosigners } from './printed-cosigners.ts';
import { secondPartyOf } from './second-party.ts';

export type SenderFacts = {
  personName: string;
  npp: string;
  positionName: string;
  unitName: string;
  companyCode: string;
  companyName: string | null;
};

/** Facts on the paper besides the text; the QR code is added at signing. */
export type PrintedFacts = Omit<SheetFacts, 'qr'>;

/**
 * Loads a letter's paper facts with today's names of people, company and document; the sender counts as signer
 * until signed.
 */
export async function printedFacts(
  executor: Executor,
  letter: LetterRow,
  signedBy?: Pick<Signer, 'positionName' | 'personName' | 'npp' | 'onBehalfOf'>,
): Promise<{ facts: PrintedFacts; sender: SenderFacts | null; kind: Kind }> {
  const found = await ask(
    executor,
    together({
      sender: senderOf(letter),
      kind: kindOnSheet(letter),
      named: printedNames(letter),
      cosigners: printedCosigners(letter.id),
      files: namedFiles(letter),
      answered: answeredLetter(letter),
    }),
  );
  const { sender, named } = found;
  const { letterhead, ...kind } = found.kind;
  const signer = signedBy ?? sender;
  const arrangement = arrangementOf(kind.arrangement);
  const layout = layoutOf(arrangement);
  const cosigners = found.cosigners.slice(0, mostCosigners(layout, kind.name ?? '')).map((cosigner) => ({
    positionName: cosigner.positionName,
    personName: letter.showSenderName ? cosigner.personName : null,
    npp: letter.showSenderName ? cosigner.npp : null,
    onBehalfOf: cosigner.onBehalfOf,
    institution: cosigner.institution,
    ...(cosigner.signed && { signed: cosigner.signed }),
  }));
  // Where further people sign here, the first receiver is no party unless it is outside.
  const hasSecondParty = layout.parties && (cosigners.length === 0 || letter.concern === 'external');
  const facts = {
    letterhead,
    arrangement,
    edition: paperEdition,
    ...(kind.adjustments && { adjustments: kind.adjustments }),
    secondParty: hasSecondParty ? await secondPartyOf(executor, letter) : null,
    ...(cosigners.length > 0 && { cosigners }),
    ...(layout.isOfParties && { contractParties: letter.contract?.parties ?? [] }),
    ...(layout.hasMarks && (await marksOf(executor, letter, letterhead?.name ?? ''))),
    ...(layout.hasWitnesses && letter.contract?.witnesses && { witnesses: letter.contract.witnesses }),
    kindName: kind.name ?? 'Naskah dinas',
    from: sender ? inOneLine(sender.onBehalfOf, sender.positionName) : '',
    to: named.receiver,
    ...(named.address && { address: named.address }),
    ccs: named.cc,
    signer: signer && {
      positionName: signer.positionName,
      personName: letter.showSenderName ? signer.personName : null,
      npp: letter.showSenderName ? signer.npp : null,
      onBehalfOf: signer.onBehalfOf ?? null,
    },
    tags: {
      dari: signer?.personName ?? null,
      jabatan: signer ? inOneLine(signer.onBehalfOf, signer.positionName) : null,
      npp: signer?.npp ?? null,
      sapaan: salutationOf(named.salutations),
      unit: sender?.unitName ?? null,
      perusahaan: sender?.companyName ?? null,
      naskah_dibalas: found.answered,
    },
    ...found.files,
  };
  return { facts, sender, kind };
}

/** The sender's post with its named person; Plt. and Plh. are printed before the post (DOMAIN 6). */
function senderOf(letter: LetterRow): Question<(SenderFacts & Pick<Signer, 'onBehalfOf'>) | null> {
  if (!letter.senderUserId || !letter.senderPositionId) return settled(null);
  const post = question(
    sql`
    select u.person_name as "personName", u.npp, o.name as "unitName", o.company_code as "companyCode",
           ${letterheadOfCompany(sql`o.company_code`)} ->> 'name' as "companyName",
           case (select m.type from job_mapping m
                 where m.user_id = u.id and m.position_id = p.id and ${isCurrent('m')}
                 order by m.type = 'definitif' desc limit 1)
             when 'plt' then 'Plt. ' when 'plh' then 'Plh. ' else '' end || p.name as "positionName"
    from "user" u, position p join organization_unit o on o.id = p.unit_id
    where u.id = ${letter.senderUserId} and p.id = ${letter.senderPositionId}`,
    ([sender]: SenderFacts[]) => sender,
  );
  return mapAnswer(
    together({ post, mandates: mandatesOf(letter.senderDelegations) }),
    ({ post: sender, mandates }) => {
      if (!sender) return null;
      const onBehalfOf = onBehalfOfLines(mandates.map(({ name }) => name));
      return { ...sender, ...(onBehalfOf !== null && { onBehalfOf }) };
    },
  );
}

type Kind = {
  name: string | null;
  arrangement: string | null;
  adjustments: Adjustments | null;
  securityName: string | null;
};

export type KindedLetter = Pick<
  LetterRow,
  'subTypeId' | 'securityId' | 'letterheadId' | 'senderUserId' | 'senderPositionId'
>;

/**
 * Loads the kind's and class's paper settings, and the letterhead: the chosen one, else the sender's company's;
 * none for kinds without.
 */
export const kindOnSheet = (letter: KindedLetter) =>
  question(
    sql`
    select s.name, s.arrangement, s.adjustments, c.name as "securityName", case
      when ${letter.letterheadId}::uuid is not null then (
        select ${printedOf} from letterhead_template h where h.id = ${letter.letterheadId})
      when s.letterhead then ${letterheadOfCompany(sql`(
        select o.company_code from position p join organization_unit o on o.id = p.unit_id
        where p.id = ${letter.senderPositionId} and ${letter.senderUserId}::uuid is not null)`)}
      end as letterhead
    from (select 1) one
    left join script_sub_type s on s.id = ${letter.subTypeId}
    left join security_classification c on c.id = ${letter.securityId}`,
    ([kind]: (Kind & Pick<PrintedFacts, 'letterhead'>)[]) => kind as Kind & Pick<PrintedFacts, 'letterhead'>,
  );

/**
 * Names in print order: outside parties first on an outgoing letter, with the address there; groups by name at
 * their positions.
 */
const printedNames = (letter: LetterRow) =>
  question(
    sql`
    select kind, name, salutation from (
      select r.kind, 2 as part, r."order", case when r.show_user_name then u.person_name else p.name end as name,
        case when not r.is_whole then u.salutation end as salutation
      from letter_recipient r join "user" u on u.id = r.user_id join position p on p.id = r.position_id
      where r.letter_id = ${letter.id}
      union all
      select r.kind, 2, r."order", g.name, null from letter_recipient_group r join unit_group g on g.id = r.group_id
      where r.letter_id = ${letter.id}
      union all
      select e.kind, 1, e."order", e.name, i.salutation from letter_external_party e
      left join institution i on i.id = e.institution_id
      where e.letter_id = ${letter.id} and ${leaves(letter)}
      union all
      select 'address', 1, 0, b.address, null from letter_outgoing b
      where b.letter_id = ${letter.id} and ${leaves(letter)}
    ) named order by kind, part, "order"`,
    (rows: { kind: 'receiver' | 'cc' | 'address'; name: string; salutation: string | null }[]) => {
      const names = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.name);
      const salutations = rows.filter(({ kind }) => kind === 'receiver').map((row) => row.salutation);
      return {
        salutations,
        receiver: names('receiver'),
        cc: names('cc'),
        address: names('address')[0]?.trim(),
      };
    },
  );

const leaves = ({ from, concern }: LetterRow): boolean => from === 'internal' && concern === 'external';

/** Number and date of the letter answered, of one from outside those it came with. */
const answeredLetter = ({ responseToId }: Pick<LetterRow, 'responseToId'>): Question<string | null> =>
  responseToId === null
    ? settled(null)
    : question(
        sql`
        select coalesce(nullif(n.outside_number, ''), l.number) as number, l.script_date as "scriptDate"
        from letter l left join letter_incoming n on n.letter_id = l.id where l.id = ${responseToId}`,
        ([found]: { number: string | null; scriptDate: string | null }[]) =>
          found?.number
            ? [`Nomor ${found.number}`, found.scriptDate && `tanggal ${longDate(found.scriptDate)}`]
                .filter(Boolean)
                .join(' ')
            : null,
      );

/** Files are stored under the SHA-256 of their bytes (server/files), so the key is the printed hash. */
const namedFiles = (letter: LetterRow) =>
  question(
    sql`
    select title, file_name as "fileName", size, file_hash as sha256, is_document as "isDocument"
    from letter_attachment where letter_id = ${letter.id} order by "order", id`,
    (files: NamedFile[]): Pick<PrintedFacts, 'document' | 'attachments'> => {
      const document = letter.contentMode === 'upload' && files.find((file) => file.isDocument);
      return {
        document: document ? { name: nameOf(document), ...boundTo(document) } : null,
        attachments: files
          .filter((file) => !file.isDocument)
          .map((file) => ({ title: file.title, name: file.fileName, ...boundTo(file) })),
      };
    },
  );

type NamedFile = { title: string; fileName: string; size: number; sha256: string; isDocument: boolean };

const nameOf = ({ title, fileName }: NamedFile) => (title === fileName ? title : `${title} (${fileName})`);
const boundTo = ({ size, sha256 }: NamedFile) => ({ size: formatSize(size, 'id'), sha256 });
