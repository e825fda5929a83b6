import { z } from 'zod';
import { orEmpty } from '../../../lib/blank-text.ts';
import { marksFault } from '../../../lib/letter-marks.ts';
import { fault, noText, notStorable, tooLong } from '../../../lib/text-faults.ts';
import { notFilled } from '../kind.ts';
import type { AnswerSchemaOf, SchemaOf } from '../schema-parts.ts';
import type { TagsField } from './field.ts';
import { longestTag, mostTags, once, oneSpaced } from './tag-list.ts';

export const tagsSchema: SchemaOf<TagsField> = (field, whole) => {
  const isRequired = field.options.required === true;
  const most = mostTags(field);
  const list = z
    .array(tagValue(longestTag(field)), fault({ id: 'Isi dengan daftar tag.', en: 'Enter a list of tags.' }))
    // Refused before it is looked through.
    .max(500, { ...tooMany(most), abort: true })
    .overwrite(once)
    .max(most, tooMany(most))
    .min(isRequired ? 1 : 0, fault(notFilled(field)));
  if (!whole) return list.optional();
  return isRequired ? list : list.default([]);
};

const tooMany = (most: number) => fault({ id: `Paling banyak ${most} tag.`, en: `At most ${most} tags.` });

const tagValue = (max: number) =>
  z
    .string({ error: noText })
    .max(2000, { error: () => tooLong(max), abort: true })
    .refine((tag) => !/\p{Surrogate}/u.test(tag) && !tag.includes('\u0000'), {
      error: notStorable,
      abort: true,
    })
    .overwrite((tag) => orEmpty(oneSpaced(tag)))
    .min(1, { ...fault({ id: 'Tag tidak boleh kosong.', en: 'A tag cannot be empty.' }), abort: true })
    .max(max, { error: () => tooLong(max), abort: true })
    .superRefine((tag, context) => {
      const marks = marksFault(tag);
      if (marks) context.addIssue({ code: 'custom', message: marks });
    })
    // They part the tags of a cell and of a filter.
    .refine(
      (tag) => !/[,;]/.test(tag),
      fault({ id: 'Tag tidak memuat koma atau titik koma.', en: 'A tag has no comma or semicolon.' }),
    );

export const tagsAnswer: AnswerSchemaOf<TagsField> = () => z.array(z.string());
