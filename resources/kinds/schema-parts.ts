import { z } from 'zod';
import { isBlankText } from '../../lib/blank-text.ts';
import { type Message, translate } from '../../lib/language.ts';
import { fault } from '../../lib/text-faults.ts';
import { type CommonOptions, type FieldBase, notFilled } from './kind.ts';

/** The schema of a field, in a whole record or in a change of some fields. */
export type SchemaOf<F> = (field: F, whole: boolean) => z.ZodType;
/** The schema of a stored value, as calls answer it. */
export type AnswerSchemaOf<F> = (field: F) => z.ZodType;

type AnyField = Pick<FieldBase<string, CommonOptions>, 'label' | 'options'>;

export const notChosen = ({ label }: AnyField): Message => ({
  id: `Pilih nilai untuk “${label.id}”.`,
  en: `Choose a value for “${label.en}”.`,
});

/** Of an object that must hold declared fields, each known. */
export const unknownKeys = (issue: { code?: string; keys?: readonly string[] }): string =>
  issue.code === 'unrecognized_keys'
    ? translate({ id: 'Isian tidak dikenal.', en: 'Unknown field.' })
    : translate({
        id: 'Kirim satu data dengan nama dan nilai isiannya.',
        en: 'Send one record with its fields and values.',
      });

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A value that may be empty. An emptied input and an absent key give the same message. */
export function single(
  field: AnyField,
  whole: boolean,
  inner: z.ZodType,
  { missing = notFilled(field), isBlank = isBlankText } = {},
): z.ZodType {
  if (field.options.required === true) {
    const required = z.preprocess((value, context) => {
      const missed = isEmpty(value) || (typeof value === 'string' && isBlank(value));
      if (missed) context.addIssue({ code: 'custom', message: translate(missing), continue: true });
      return isEmpty(value) ? undefined : value;
    }, inner);
    return whole ? required : required.optional();
  }
  const optional = z.preprocess((value) => (isEmpty(value) ? null : value), inner.nullable());
  return whole ? optional.optional().default(null) : optional.optional();
}

/** A stored value that is null where the field may be empty. */
export const orNull = ({ options }: AnyField, value: z.ZodType): z.ZodType =>
  options.required === true ? value : value.nullable();

const once = (list: string[]): string[] => [...new Set(list)];

/** A list without duplicates; absent means empty. */
export function several(field: AnyField, whole: boolean, member: z.ZodType<string>): z.ZodType {
  const required = field.options.required === true;
  const list = z
    .array(member, fault(notChosen(field)))
    .overwrite(once)
    .max(500, fault({ id: 'Terlalu banyak pilihan.', en: 'Too many choices.' }))
    .min(required ? 1 : 0, fault(notChosen(field)));
  if (!whole) return list.optional();
  return required ? list : list.default([]);
}
