import { sql } from 'drizzle-orm';
import type { Dispatch } from '../../../domain/letters/outgoing.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { type ListData, notFound } from '../../http/index.ts';
import { recordOpening } from '../openings/record-opening.ts';
import { findLetter } from '../reading/find-letter.ts';
import { openLetter } from '../reading/read-letter.ts';
import { marked } from '../reading/reader-mark.ts';
import type { SentFile } from '../reading/sent-file.ts';
import { assertReadsLetters } from '../rules/rights.ts';
import { outcomeOfStates } from './outcome.ts';
import { findDispatch } from './prove-dispatch.ts';
import type { DispatchRow, StoredProof } from './tables.ts';

/** GET /letter/api/Letter/{id}/dispatch: how the letter went out, the newest first. @throws as openLetter */
export async function listDispatches(deps: Deps, actor: Actor, id: string): Promise<ListData<Dispatch>> {
  const letter = await openLetter(deps, actor, id, 'open-timeline');
  const found = await deps.db.execute<Row>(sql`
    select d.id, d.channel, d."to", 
           (select json_agg(m.state order by x.ord) from unnest(d.mail_ids) with ordinality x(id, ord)
             left join mail m on m.id = x.id) as states, d.date::text as date, d.note,
           d.tracking_number as "trackingNumber", u.person_name as "personName",
           actor_post(d.user_id, d.position_id, d.on_behalf_of_user_id, d.created_at) as "positionName",
           b.person_name as "onBehalfOf", d.created_at as "createdAt", d.proof, d.proved_at as "provedAt",
           v.person_name as "provedBy"
    from letter_dispatch d
    join "user" u on u.id = d.user_id
    left join "user" b on b.id = d.on_behalf_of_user_id
    left join "user" v on v.id = d.proved_by_user_id
    where d.letter_id = ${letter.id} order by d.created_at desc, d.id desc`);
  return { items: found.rows.map(present), totalCount: found.rows.length };
}

/**
 * GET /letter/api/Letter/{id}/dispatch/{dispatchId}/proof: the receipt.
 * @throws as openLetter, 404 for a dispatch of another letter or one without proof
 */
export async function readProof(deps: Deps, actor: Actor, id: string, dispatchId: string): Promise<SentFile> {
  const letter = await findLetter(deps.db, actor, id);
  assertReadsLetters(actor);
  const { proof } = await findDispatch(deps.db, letter.id, dispatchId);
  if (!proof)
    throw notFound(
      translate({ id: 'Bukti pengiriman belum ada.', en: 'There is no proof of dispatch yet.' }),
    );
  const { fileHash, fileName: name, mimeType, size } = proof;
  await recordOpening(deps.db, actor, letter, 'open-attachment', name);
  return marked(deps, actor, letter, { content: await deps.files.getFile(fileHash), name, mimeType, size });
}

type Row = Omit<Dispatch, 'proof' | 'outcome' | 'failedTo'> & {
  states: (string | null)[] | null;
  proof: DispatchRow['proof'];
  provedAt: string | null;
  provedBy: string | null;
};

function present({ proof, provedAt, provedBy, createdAt, states, ...row }: Row): Dispatch {
  const proved =
    proof && provedAt ? { ...withoutHash(proof), ...at(provedAt), provedBy: provedBy ?? '' } : null;
  const became = outcomeOfStates(
    row.to,
    (states ?? []).map((state) => state ?? undefined),
  );
  return { ...row, ...became, createdAt: new Date(createdAt).toISOString(), proof: proved };
}

const at = (moment: string) => ({ provedAt: new Date(moment).toISOString() });
/** Hides the file's storage key from responses. */
const withoutHash = ({ fileHash: _fileHash, ...shown }: StoredProof) => shown;
