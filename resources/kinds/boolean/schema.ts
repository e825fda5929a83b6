import { z } from 'zod';
import { yesOrNo } from '../../../lib/body-parts.ts';
import type { AnswerSchemaOf, SchemaOf } from '../schema-parts.ts';
import type { BooleanField } from './field.ts';

export const booleanSchema: SchemaOf<BooleanField> = ({ options }, whole) =>
  whole ? yesOrNo().default(options.default ?? false) : yesOrNo().optional();

export const booleanAnswer: AnswerSchemaOf<BooleanField> = () => z.boolean();
