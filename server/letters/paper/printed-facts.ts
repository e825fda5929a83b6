import { and, eq, sql } from 'drizzle-orm';
import type { PaperFacts } from '../../../resources/naskah-dinas/letter.ts';
import { inOneLine, onBehalfOfLines } from '../../../resources/naskah-dinas/signing-identity.ts';
import type { Executor } from '../../db/executor.ts';
import { isCurrent } from '../../db/today.ts';
import type { Signer } from '../../documents/index.ts';
import { sizeText } from '../../files/index.ts';
import { mandatingPosts } from '../signing/mandate.ts';
import { type LetterRow, letterAttachments } from '../tables.ts';

export type SenderFacts = {
  personName: string;
  npp: string;
  positionName: string;
  unitName: string;
  companyCode: string;
};

/** What the paper shows besides the text; the QR code comes with the signature. */
export type PrintedFacts = Omit<PaperFacts, 'qr'>;

/**
 * Takes a letter and who signs it (its sender, while nobody has), gives what its paper says of people, company and
 * document as they are called today.
 */
export async function printedFacts(
  executor: Executor,
  letter: LetterRow,
  signedBy?: Pick<Signer, 'positionName' | 'personName' | 'npp' | 'onBehalfOf'>,
): Promise<{ facts: PrintedFacts; sender: SenderFacts | null; kind: Kind }> {
  const sender = await senderOf(executor, letter);
  const { letterhead, ...kind } = await kindOf(executor, letter, sender?.companyCode ?? null);
  const signer = signedBy ?? sender;
  const named = await printedNames(executor, letter);
  const facts = {
    letterhead,
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
    },
    document: letter.contentMode === 'upload' ? await uploadedDocument(executor, letter.id) : null,
  };
  return { facts, sender, kind };
}

/** Takes a letter, gives the sender's post with the person named for it; Plt. and Plh. are printed before the post (DOMAIN 6). */
async function senderOf(
  executor: Executor,
  letter: LetterRow,
): Promise<(SenderFacts & Pick<Signer, 'onBehalfOf'>) | null> {
  if (!letter.senderUserId || !letter.senderPositionId) return null;
  const found = await executor.execute<SenderFacts>(sql`
    select u.person_name as "personName", u.npp, o.name as "unitName", o.company_code as "companyCode",
           case (select m.type from job_mapping m
                 where m.user_id = u.id and m.position_id = p.id and ${isCurrent('m')}
                 order by m.type = 'definitif' desc limit 1)
             when 'plt' then 'Plt. ' when 'plh' then 'Plh. ' else '' end || p.name as "positionName"
    from "user" u, position p join organization_unit o on o.id = p.unit_id
    where u.id = ${letter.senderUserId} and p.id = ${letter.senderPositionId}`);
  const [sender] = found.rows;
  if (!sender) return null;
  const mandating = await mandatingPosts(executor, letter.senderDelegations);
  const onBehalfOf = onBehalfOfLines(mandating.map(({ name }) => name));
  return { ...sender, ...(onBehalfOf !== null && { onBehalfOf }) };
}

type Kind = {
  name: string | null;
  arrangement: 'nota' | 'surat' | null;
  securityName: string | null;
};

/**
 * Takes a letter, gives what its kind and class say about its paper, and its letterhead: the one that was chosen, else
 * that of the sender's company; none for kinds that carry none.
 */
async function kindOf(
  executor: Executor,
  letter: LetterRow,
  companyCode: string | null,
): Promise<Kind & Pick<PrintedFacts, 'letterhead'>> {
  const found = await executor.execute<Kind & Pick<PrintedFacts, 'letterhead'>>(sql`
    select s.name, s.arrangement, c.name as "securityName", (
      select json_build_object('name', h.company_name, 'address', '', 'content', h.content)
      from letterhead_template h
      where h.id = ${letter.letterheadId}
         or (${letter.letterheadId}::uuid is null and s.letterhead and h.company_code = ${companyCode} and h.is_active)
      order by h.code limit 1) as letterhead
    from (select 1) one
    left join script_sub_type s on s.id = ${letter.scriptSubTypeId}
    left join security_classification c on c.id = ${letter.securityId}`);
  return found.rows[0] as Kind & Pick<PrintedFacts, 'letterhead'>;
}

/**
 * As they stand on the paper: those outside first on a letter that leaves, with the address there; groups by their names
 * at their places.
 */
async function printedNames(executor: Executor, letter: LetterRow) {
  const found = await executor.execute<{ kind: 'receiver' | 'cc' | 'address'; name: string }>(sql`
    select kind, name from (
      select r.kind, 2 as part, r."order", case when r.show_user_name then u.person_name else p.name end as name
      from letter_recipient r join "user" u on u.id = r.user_id join position p on p.id = r.position_id
      where r.letter_id = ${letter.id}
      union all
      select r.kind, 2, r."order", g.name from letter_recipient_group r join unit_group g on g.id = r.group_id
      where r.letter_id = ${letter.id}
      union all
      select e.kind, 1, e."order", e.name from letter_external_party e
      where e.letter_id = ${letter.id} and ${leaves(letter)}
      union all
      select 'address', 1, 0, b.address from letter_outgoing b
      where b.letter_id = ${letter.id} and ${leaves(letter)}
    ) named order by kind, part, "order"`);
  const names = (kind: string) => found.rows.filter((row) => row.kind === kind).map((row) => row.name);
  return { receiver: names('receiver'), cc: names('cc'), address: names('address')[0]?.trim() };
}

const leaves = ({ from, concern }: LetterRow): boolean => from === 'internal' && concern === 'external';

/** Files are kept under the SHA-256 of their bytes (server/files), so that is what is printed. */
async function uploadedDocument(executor: Executor, letterId: string): Promise<PrintedFacts['document']> {
  const [file] = await executor
    .select()
    .from(letterAttachments)
    .where(and(eq(letterAttachments.letterId, letterId), eq(letterAttachments.isDocument, true)));
  if (!file) return null;
  const { title, fileName, size, fileHash } = file;
  const name = title === fileName ? title : `${title} (${fileName})`;
  return { name, size: sizeText(size), sha256: fileHash };
}
