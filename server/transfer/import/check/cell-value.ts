import { say } from '../../../../lib/language.ts';
import type { Field } from '../../../../resources/declare.ts';
import type { FileCell } from '../file/cells.ts';
import { dayOf } from './day.ts';

/** A cell's meaning for a field: a value, names to resolve, or the reason it is invalid. */
export type CellValue = { value: unknown } | { names: string[][] } | { reason: string };

/** Converts a cell for its field; checks only errors that are specific to files. */
export function cellValue(field: Field | 'active', cell: FileCell): CellValue {
  const text = textOfCell(cell);
  if (field === 'active') return text === '' ? { value: undefined } : activeOf(text);
  switch (field.kind) {
    case 'boolean':
      return text === '' ? { value: undefined } : yesOrNo(text);
    case 'integer':
      return { value: typeof cell === 'number' ? cell : integerOf(text, field.options.unit?.id) };
    case 'date':
      return { value: text === '' ? null : (dayOf(cell) ?? text) };
    case 'richText':
      return { value: text === '' ? null : richTextOf(text) };
    case 'choice':
      return text === '' ? { value: null } : choiceOf(field, text);
    case 'choices':
      return choicesOf(field, text);
    case 'reference':
      return text === '' ? { value: null } : { names: [[text]] };
    case 'references':
      return text === '' ? { value: [] } : { names: alternatives(text) };
    default:
      return { value: text === '' ? null : text };
  }
}

/** A cell as the text a person sees in it. */
export function textOfCell(cell: FileCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'Ya' : 'Tidak';
  if (typeof cell === 'object') return dayOf(cell) ?? cell.date;
  return String(cell).trim();
}

const yes = new Set(['ya', 'y', 'yes', 'true', 'benar', '1', 'x', '✓']);
const no = new Set(['tidak', 't', 'n', 'no', 'false', 'salah', '0', '-']);

function yesOrNo(text: string): CellValue {
  const plain = text.toLowerCase();
  if (yes.has(plain)) return { value: true };
  return no.has(plain)
    ? { value: false }
    : { reason: say({ id: 'Isi dengan Ya atau Tidak.', en: 'Enter Yes or No.' }) };
}

function activeOf(text: string): CellValue {
  const plain = text.toLowerCase().replace(/[\s-]/g, '');
  if (plain === 'aktif' || plain === 'active') return { value: true };
  if (['nonaktif', 'tidakaktif', 'inactive'].includes(plain)) return { value: false };
  const found = yesOrNo(text);
  return 'value' in found
    ? found
    : { reason: say({ id: 'Isi dengan Aktif atau Nonaktif.', en: 'Enter Active or Inactive.' }) };
}

/** "1.500", "5 tahun" and "5,0" are whole numbers; other text stays unchanged and is refused later. */
function integerOf(text: string, unit = ''): unknown {
  if (text === '') return null;
  const bare =
    unit && text.toLowerCase().endsWith(unit.toLowerCase()) ? text.slice(0, -unit.length).trim() : text;
  const whole = bare.replace(/[.,]0+$/, '');
  if (/^-?\d{1,3}(\.\d{3})+$/.test(bare)) return Number(bare.replaceAll('.', ''));
  return /^-?\d{1,15}$/.test(whole) ? Number(whole) : text;
}

type Listed = Extract<Field, { kind: 'choice' | 'choices' }>;

function choiceOf(field: Listed, text: string): CellValue {
  const plain = text.toLowerCase();
  const found = field.choices.find(
    ({ value, label }) =>
      value.toLowerCase() === plain || label.id.toLowerCase() === plain || label.en.toLowerCase() === plain,
  );
  if (found) return { value: found.value };
  // The field's own rule validates undeclared values.
  if (field.kind === 'choices' && field.options.others) return { value: text };
  const shown = field.choices
    .slice(0, 8)
    .map(({ label }) => say(label))
    .join(', ');
  const hasMore = field.choices.length > 8;
  return {
    reason: say({
      id: `Bukan salah satu pilihan. Pilihan: ${shown}${hasMore ? ', dan lainnya' : ''}.`,
      en: `Not one of the choices. Choices: ${shown}${hasMore ? ' and others' : ''}.`,
    }),
  };
}

function choicesOf(field: Listed, text: string): CellValue {
  if (text === '') return { value: [] };
  let reason = '';
  for (const parts of alternatives(text)) {
    const found = parts.map((part) => choiceOf(field, part));
    const values = found.flatMap((one) => ('value' in one ? [String(one.value)] : []));
    const isSplit =
      parts.length > 1 || !(field.kind === 'choices' && field.options.others && /[;,]/.test(text));
    if (values.length === parts.length && isSplit) return { value: [...new Set(values)] };
    reason = found.flatMap((one) => ('reason' in one ? [one.reason] : []))[0] ?? reason;
  }
  return { reason };
}

/** Ways to split a list: one name, by semicolons, or by commas. */
function alternatives(text: string): string[][] {
  const split = (sign: string) =>
    text
      .split(sign)
      .map((part) => part.trim())
      .filter(Boolean);
  const lists = [[text]];
  if (text.includes(';')) lists.push(split(';'));
  else if (text.includes(',')) lists.push(split(','));
  return lists.filter((list) => list.length > 0);
}

/** Text without markup becomes paragraphs; markup is cleaned where every rich text is. */
function richTextOf(text: string): string {
  if (/<\/?[a-z][a-z0-9]*(\s[^<>]*)?>/i.test(text)) return text;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<p>${line}</p>`)
    .join('');
}
