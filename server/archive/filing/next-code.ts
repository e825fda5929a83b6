import { sql } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import { mayCallResource } from '../../../resources/access.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { badRequest, forbidden } from '../../http/index.ts';

/**
 * GET /arsip/api/Filing/next-code?classificationId=&year=: suggests a free code for a new filing unit:
 * `OP.01.01/OPT.LLN/2026/003`. Reserves nothing: uniqueness is checked on creation.
 * @throws Refusal 403 without filing units; 400
 */
export async function nextCode(
  { db }: Deps,
  actor: Actor,
  { classificationId, year }: Record<string, unknown>,
): Promise<{ code: string }> {
  if (!mayCallResource(viewerOf(actor), filingUnit)) throw forbidden();
  if (!isId(classificationId))
    throw badRequest({
      classificationId: [translate({ id: 'Pilih klasifikasi.', en: 'Choose a classification.' })],
    });
  if (typeof year !== 'string' || !/^\d{4}$/.test(year))
    throw badRequest({ year: [translate({ id: 'Isi tahun.', en: 'Enter the year.' })] });
  const { rows } = await db.execute<{ stem: string; taken: number }>(sql`
    with stem as (
      select left(c.code || '/' || regexp_replace(o.code, '^[^.]*\\.', '') || '/' || ${year}::text, 36) as stem
      from archive_classification c, organization_unit o where c.id = ${classificationId} and o.id = ${actor.unitId})
    select s.stem, coalesce((
      select max(substring(f.code from '/(\\d{1,3})$')::int) from filing_unit f
      where f.classification_id = ${classificationId} and starts_with(f.code, s.stem || '/')), 0) as taken
    from stem s`);
  const [found] = rows;
  if (!found)
    throw badRequest({
      classificationId: [
        translate({ id: 'Klasifikasi ini tidak ada.', en: 'This classification does not exist.' }),
      ],
    });
  return { code: `${found.stem}/${String(found.taken + 1).padStart(3, '0')}` };
}
