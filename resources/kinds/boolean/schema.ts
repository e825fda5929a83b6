import { yesOrNo } from '../../../lib/body-parts.ts';
import type { SchemaOf } from '../schema-parts.ts';
import type { BooleanField } from './field.ts';

export const booleanSchema: SchemaOf<BooleanField> = ({ options }, whole) =>
  whole ? yesOrNo().default(options.default ?? false) : yesOrNo().optional();
