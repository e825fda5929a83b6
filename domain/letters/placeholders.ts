import { translate } from '../../lib/language.ts';
import { tagNamed, tags } from './tags.ts';

// Names in double braces in a text: a letter's tag (SPEC A3) or a contract's variable (DOMAIN 9). Pure, so that
// form and server agree on the same text.

/** Which kind a field's text may hold. */
export type PlaceholderKind = 'letter' | 'contract';

/** The longest name a variable may have. */
export const longestName = 60;

/** Whether a contract's variable may be called so: `nama_pekerjaan`. */
export const isVariableName = (name: string): boolean =>
  name.length <= longestName && /^[a-z0-9_]+$/.test(name);

/** Each once, as written, in order; includes a chip's `<span data-tag>`. */
export function placeholdersIn(content: string, isHtml = true): string[] {
  return [...new Set(textParts(content, isHtml).flatMap((part) => [...part.matchAll(braced)].map(nameOf)))];
}

export function placeholderFaults(kind: PlaceholderKind, content: string, isHtml = true): string[] {
  const names = placeholdersIn(content, isHtml);
  const wrong = names.filter((name) => (kind === 'letter' ? !tagNamed(name) : !isVariableName(name)));
  const faults = wrong.slice(0, 5).map((name) => (kind === 'letter' ? unknownTag(name) : badName(name)));
  return [...faults, ...tornFault(content, isHtml)];
}

/** Of braces that do not belong together. */
export function tornFault(content: string, isHtml = true): string[] {
  const torn = textParts(content, isHtml).some((part) => /\{\{|\}\}/.test(part.replace(braced, '')));
  return torn
    ? [
        translate({
          id: 'Tanda {{ dan }} harus berpasangan, tanpa format yang memotongnya.',
          en: 'Each {{ needs its }}, with no formatting in between.',
        }),
      ]
    : [];
}

/** Chips as plain text: `<span data-tag="kepada">kepada</span>` becomes `{{kepada}}`. */
export const withoutChips = (html: string): string =>
  html.replace(chip, (_whole, double?: string, single?: string, bare?: string) => {
    const name = double ?? single ?? bare ?? '';
    return `{{${name}}}`;
  });

/** Turns `{{kepada}}` into `<span data-tag="kepada">kepada</span>`; names that may not be chips stay unchanged. */
export const withChips = (html: string, nameFor: (written: string) => string | undefined): string =>
  html
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith('<')
        ? part
        : part.replace(braced, (written, inside: string) => {
            const name = nameFor(inside.trim());
            return name ? `<span data-tag="${name}">${name}</span>` : written;
          }),
    )
    .join('');

const braced = /\{\{([^{}]*)\}\}/g;
const chip =
  /<span(?=\s)[^>]*?\sdata-tag\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))[^>]*>(?:(?!<\/?span\b)[\s\S])*?<\/span>/gi;

/** Splits HTML into texts between tags; braces must be complete within each. */
const textParts = (content: string, isHtml: boolean): string[] =>
  isHtml ? withoutChips(content).split(/<[^>]*>/) : [content];

const nameOf = (match: RegExpMatchArray): string =>
  (match[1] ?? '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .trim();

const shown = (name: string): string => `{{${name.length > 40 ? `${name.slice(0, 40)}…` : name}}}`;
const unknownTag = (name: string): string =>
  translate({
    id: `Tag ${shown(name)} tidak dikenal. Yang dikenal: ${tags.map((tag) => tag.name).join(', ')}.`,
    en: `Tag ${shown(name)} is not known. Those known: ${tags.map((tag) => tag.name).join(', ')}.`,
  });
const badName = (name: string): string =>
  translate(
    name === ''
      ? {
          id: 'Isi nama variabel di antara {{ dan }}.',
          en: 'Write the name of the variable between {{ and }}.',
        }
      : {
          id: `Nama variabel ${shown(name)} hanya boleh huruf kecil, angka, dan garis bawah, paling banyak ${longestName}.`,
          en: `The name ${shown(name)} may hold only lower-case letters, digits and underscores, at most ${longestName}.`,
        },
  );
