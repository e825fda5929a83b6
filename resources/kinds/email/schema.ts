import { emailPattern } from '../../../lib/shapes.ts';
import { type AnswerSchemaOf, orNull, type SchemaOf, single } from '../schema-parts.ts';
import { textValue } from '../text/schema.ts';
import { type EmailField, longestEmail } from './field.ts';

const value = textValue({ max: longestEmail, pattern: emailPattern }, false).meta({ format: 'email' });

export const emailSchema: SchemaOf<EmailField> = (field, whole) => single(field, whole, value);

export const emailAnswer: AnswerSchemaOf<EmailField> = (field) => orNull(field, value);
