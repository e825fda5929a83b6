import { translate } from '../../lib/language.ts';
import { mayReveal } from '../../resources/access.ts';
import type { Resource, RowRule } from '../../resources/declare.ts';
import { isMask } from '../../resources/kinds/text/mask.ts';
import { type Actor, viewerOf } from '../actor.ts';
import { recordAudit } from '../audit/index.ts';
import { auditable, inTransaction, lockedRow, meetsRule, seenFor } from '../crud/index.ts';
import { isId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { conflict, forbidden, notFound } from '../http/index.ts';
import { openPlace } from './place.ts';

type Asked = { field: string; reason: string };

/**
 * Opens a masked value, with who, when and why in the record's history, never the value.
 * @throws Refusal 404 unseen; 403 without the right to open this field; 422 no such field or reason; 409 where it is
 * empty
 */
export async function revealValue(
  { db, config }: Deps,
  resource: Resource,
  actor: Actor,
  id: string,
  body: () => Asked,
  rule: RowRule,
): Promise<string> {
  if (!isId(id)) throw notFound();
  return inTransaction(db, async (tx) => {
    const row = await lockedRow(tx, resource, id);
    if (!row || !meetsRule(rule, row)) throw notFound();
    const { field, reason } = body();
    if (
      !Object.hasOwn(seenFor(actor, resource).fields, field) ||
      !mayReveal(viewerOf(actor), resource, field)
    )
      throw forbidden();
    const place = { resource: resource.name, recordId: String(row.id), field };
    const value = isMask(row[field]) ? await openPlace(tx, config.secret, place) : undefined;
    if (value === undefined) throw conflict(translate(empty));
    const said = auditable(row);
    await recordAudit(tx, {
      ...{ actor, action: 'reveal', resource: resource.name, recordId: place.recordId },
      before: said,
      after: { ...said, revealed: { field, reason } },
    });
    return value;
  });
}

const empty = { id: 'Isian ini kosong.', en: 'This field is empty.' };
