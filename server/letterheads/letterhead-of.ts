import { type SQL, sql } from 'drizzle-orm';
import type { PaperLetterhead } from '../../domain/letters/letter.ts';
import { translate } from '../../lib/language.ts';
import type { Letterhead, LogoPicture } from '../documents/index.ts';
import { conflict, Refusal } from '../http/index.ts';
import { logoType } from './logo-fault.ts';
import { type LogoSource, readLogo } from './logos.ts';

/** The printed values of letterhead `h`, with its logo's hash. */
export const printedOf = sql`json_build_object(
  'name', h.company_name, 'address', '', 'content', h.content, 'logo', h.logo,
  'style', json_build_object('colour', h.colour, 'font', h.font, 'size', h.font_size, 'justified', h.justified,
    'footer', h.footer, 'following', h.following_head))`;

/** Selects the letterhead (PaperLetterhead) of a company by its code, as SQL; null for none. */
export const letterheadOfCompany = (companyCode: SQL): SQL => sql`(
  select ${printedOf} from letterhead_template h
  where h.is_active and h.company_code = ${companyCode} order by h.code limit 1)`;

/** Selects the unit above all others, as SQL: the company that answers for the installation. */
export const topUnit = sql`(
  select t.* from organization_unit t where t.parent_id is null
  order by t.type = 'perusahaan' desc, t.sort_order nulls last, t.code limit 1)`;

/**
 * Adds the logo's picture to a stored letterhead, for typesetting.
 * @throws Refusal 409 when the logo's file is gone or altered: paper without it would look complete
 */
export async function toPrint(
  source: LogoSource,
  letterhead: PaperLetterhead | null,
): Promise<Letterhead | null> {
  if (!letterhead?.logo) return letterhead && { ...letterhead, logo: null };
  return { ...letterhead, logo: await logoToPrint(source, letterhead.logo) };
}

/** A logo's picture, for typesetting. @throws as toPrint */
export async function logoToPrint(source: LogoSource, hash: string): Promise<LogoPicture> {
  try {
    const { content } = await readLogo(source, hash);
    return { type: logoType(content) ?? 'svg', base64: content.toString('base64') };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw conflict(translate(lost));
  }
}

/**
 * The letterhead of the company that a unit belongs to.
 * @throws as toPrint
 */
export async function letterheadOfUnit(
  source: LogoSource,
  unitId: string | null,
): Promise<Letterhead | null> {
  const found = await source.db.execute<{ letterhead: PaperLetterhead | null }>(sql`
    select ${letterheadOfCompany(sql`o.company_code`)} as letterhead
    from organization_unit o where o.id = ${unitId}`);
  return toPrint(source, found.rows[0]?.letterhead ?? null);
}

const lost = {
  id: 'Berkas logo pada kop surat hilang atau berubah, jadi tidak dicetak. Minta administrator mengunggah logonya lagi.',
  en: 'The logo’s file of the letterhead is gone or altered, so this is not printed. Ask an administrator to upload the logo again.',
};
