import { translate } from '../../lib/language.ts';

import { longDay } from '../../lib/months.ts';
import { clockInWib, inWib } from '../../lib/wib.ts';

// Tags in a letter's text (SPEC A3) and filling them. Pure, so that the server's document and the browser's preview
// cannot disagree.

export const tags = [
  { name: 'dari', label: { id: 'Nama penanda tangan', en: 'Name of the signer' } },
  { name: 'jabatan', label: { id: 'Jabatan penanda tangan', en: 'Post of the signer' } },
  { name: 'unit', label: { id: 'Unit penanda tangan', en: 'Unit of the signer' } },
  { name: 'npp', label: { id: 'Nomor pokok pegawai', en: 'Staff number' } },
  { name: 'perusahaan', label: { id: 'Perusahaan', en: 'Company' } },
  { name: 'kepada', label: { id: 'Penerima naskah', en: 'Recipients of the letter' } },
  { name: 'tembusan', label: { id: 'Daftar tembusan', en: 'List of ccs' } },
  { name: 'perihal', label: { id: 'Hal', en: 'Subject' } },
  { name: 'sifat', label: { id: 'Sifat', en: 'Urgency' } },
  { name: 'lampiran', label: { id: 'Lampiran', en: 'Attachments' } },
  { name: 'nomor_naskah', label: { id: 'Nomor naskah', en: 'Letter number' } },
  { name: 'tanggal_naskah', label: { id: 'Tanggal naskah', en: 'Date of the letter' } },
  { name: 'hari', label: { id: 'Hari tanggal naskah', en: 'Weekday of the letter’s date' } },
  {
    name: 'tanggal_terbilang',
    label: { id: 'Tanggal naskah dalam huruf', en: 'Date of the letter in words' },
  },
  { name: 'tempat', label: { id: 'Tempat naskah', en: 'Place of the letter' } },
  {
    name: 'naskah_dibalas',
    label: { id: 'Nomor dan tanggal naskah yang dibalas', en: 'Number and date of the letter answered' },
  },
  {
    name: 'para_pihak',
    label: { id: 'Para pihak (berita acara, perjanjian)', en: 'Parties (minutes, agreements)' },
  },
  { name: 'sapaan', label: { id: 'Sapaan penerima', en: 'Form of address' } },
] as const;

export type TagName = (typeof tags)[number]['name'];

/** The name itself for unknown ones. */
export const tagLabel = (name: string): string =>
  translate(tags.find((tag) => tag.name === name)?.label) ?? name;

/** Values of the tags. Lists for kepada, tembusan and para_pihak; tanggal_naskah as an ISO date or timestamp. */
export type TagValues = Partial<Record<TagName, string | readonly string[] | null>>;

export type FillOptions = {
  /** A tag without a value is kept, marked visibly, or removed. */
  unfilled?: 'keep' | 'mark' | 'blank';
};

/** Placeholder for the number, which is issued at signing, never before (SPEC B1.3). */
export const pendingNumberText = 'terbit saat ditandatangani';

const tagText = /\{\{\s*([a-z][a-z0-9 _-]{0,30}?)\s*\}\}/gi;
const tagNode =
  /<span(?=[^>]*\sdata-tag="([^"]*)")(?:\s+[\w-]+(?:="[^"]*")?)*\s*>(?:(?!<\/?span\b)[\s\S])*?<\/span>/gi;

/**
 * Fills `{{kepada}}` and `<span data-tag="kepada">`; escapes values, leaves attributes. A list alone in its block
 * becomes a numbered list, alone on its line numbered lines, else comma-separated.
 */
export function fillTags(html: string, values: TagValues, { unfilled = 'keep' }: FillOptions = {}): string {
  return fillLists(withPlainTags(html), values)
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith('<')
        ? part
        : part.replace(tagText, (whole, written: string) => {
            const name = tagNamed(written);
            return name ? inline(name, values, whole, unfilled) : whole;
          }),
    )
    .join('');
}

/** Lists the HTML's tags without a value; not the number, which the drafter does not fill. */
export function unfilledTags(html: string, values: TagValues): TagName[] {
  return tagsIn(html).filter((name) => name !== 'nomor_naskah' && listOf(name, values).length === 0);
}

/** Each once, in order of first appearance. */
export function tagsIn(html: string): TagName[] {
  const found = [...withPlainTags(html).matchAll(tagText)].map((match) => tagNamed(match[1] ?? ''));
  return [...new Set(found.filter((name) => name !== undefined))];
}

/** "18 November 2026" from an ISO date or a timestamp (in WIB); other text is returned unchanged. */
export function longDate(value: string | Date): string {
  const text = typeof value === 'string' ? value : value.toISOString();
  const parts = /^(\d{4})-(\d{2})-(\d{2})(T.*)?$/.exec(text);
  if (!parts) return text;
  const day = parts[4] ? inWib(text) : new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? text : longDay('id', day);
}

/** "18 November 2026, 09.42 WIB" from a timestamp, for narrow places. */
export const longMoment = (value: string | Date): string => `${longDate(value)}, ${clock(value)}`;

/** From this edition (layouts.ts) on, papers have the word before the hours of their signatures. */
export const editionOfPukul = 4;

/**
 * "18 November 2026 pukul 09.42 WIB" at a letter's seal.
 * @param edition which the paper was set by; the current one where omitted
 */
export const signedMoment = (value: string | Date, edition?: number): string =>
  isWithoutPukul(edition) ? longMoment(value) : `${longDate(value)} pukul ${clock(value)}`;

/** "pukul 10.15 WIB", the same way. */
export const signedHour = (value: string | Date, edition?: number): string =>
  isWithoutPukul(edition) ? clock(value) : `pukul ${clock(value)}`;

const isWithoutPukul = (edition: number | undefined): boolean =>
  edition !== undefined && edition < editionOfPukul;

/** "10.15 WIB". */
export const clock = (value: string | Date): string => `${clockInWib(value).replace(':', '.')} WIB`;

/** `{{ Tanggal Naskah }}`, `{{tanggal-naskah}}` and `{{tanggal_naskah}}` are the same tag. */
export function tagNamed(written: string): TagName | undefined {
  const name = written
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return tags.find((tag) => tag.name === name)?.name;
}

/** Whether nothing of it would be seen on paper. */
export const isBlankHtml = (html: string): boolean =>
  html.replace(/<(?!img\b)[^>]*>|&nbsp;|\u00a0/g, '').trim() === '';

function withPlainTags(html: string): string {
  return html.replace(tagNode, (whole, written: string) =>
    tagNamed(written) ? `{{${tagNamed(written)}}}` : whole,
  );
}

function fillLists(html: string, values: TagValues): string {
  const alone =
    /<(p|div|td|th|li)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>\s*\{\{\s*([a-z][a-z0-9 _-]{0,30}?)\s*\}\}\s*<\/\1>/gi;
  const ownLine =
    /(<br\s*\/?>\s*)\{\{\s*([a-z][a-z0-9 _-]{0,30}?)\s*\}\}(?=\s*(?:<br|<\/(?:p|div|td|th|li)>))/gi;
  return html
    .replace(alone, (whole, element: string, attributes: string, written: string) => {
      const items = severalOf(written, values);
      if (!items) return whole;
      const list = `<ol>${items.map((item) => `<li><p>${escapeHtml(item)}</p></li>`).join('')}</ol>`;
      return element.toLowerCase() === 'p' ? list : `<${element}${attributes}>${list}</${element}>`;
    })
    .replace(ownLine, (whole, lineBreak: string, written: string) => {
      const items = severalOf(written, values);
      if (!items) return whole;
      return lineBreak + items.map((item, index) => `${index + 1}. ${escapeHtml(item)}`).join('<br>');
    });
}

function severalOf(written: string, values: TagValues): string[] | undefined {
  const name = tagNamed(written);
  const items = name ? listOf(name, values) : [];
  return items.length > 1 ? items : undefined;
}

function inline(
  name: TagName,
  values: TagValues,
  written: string,
  unfilled: FillOptions['unfilled'],
): string {
  const items = listOf(name, values);
  if (items.length > 0) return escapeHtml(items.join(separatorOf(name)));
  if (name === 'nomor_naskah') return `<span data-pending="${name}">${pendingNumberText}</span>`;
  if (unfilled === 'mark') return `<span data-unfilled="${name}">${tagLabel(name)}</span>`;
  return unfilled === 'blank' ? '' : written;
}

/** Separator of a list on one line; parties are sentences with their own punctuation. */
export const separatorOf = (name: string): string => (name === 'para_pihak' ? ' ' : ', ');

function listOf(name: TagName, values: TagValues): string[] {
  const value = values[name] ?? [];
  const items = (typeof value === 'string' ? [value] : [...value]).map((item) => item.trim()).filter(Boolean);
  return name === 'tanggal_naskah' ? items.map(longDate) : items;
}

// Escapes curly brackets too, so that a value is never read as a tag in a second filling.
function escapeHtml(text: string): string {
  const marks: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    '{': '&#123;',
  };
  return text.replace(/[&<>"{]/g, (mark) => marks[mark] ?? mark);
}
