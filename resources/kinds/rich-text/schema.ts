import { z } from 'zod';
import { isBlankHtml } from '../../../lib/blank-text.ts';
import { type AnswerSchemaOf, orNull, type SchemaOf, single } from '../schema-parts.ts';
import { textValue } from '../text/schema.ts';
import type { RichTextField } from './field.ts';

export const richTextSchema: SchemaOf<RichTextField> = (field, whole) =>
  single(field, whole, textValue(field.options, true), { isBlank: isBlankHtml });

export const richTextAnswer: AnswerSchemaOf<RichTextField> = (field) => orNull(field, z.string());
