import type { z } from 'zod';
import { type CommonOptions, type FieldBase, fieldOf, type Kind, type Traits } from '../kind.ts';

/** An object or a list; a single text or number has a kind of its own. */
export type JsonValue = Record<string, unknown> | unknown[];

export type JsonOptions = Omit<CommonOptions, 'unique' | 'searchable' | 'sortable'> & {
  /** A valid value: shown in an empty input, in an import's sample and at /docs. */
  example: JsonValue;
  /** Characters of the value without spaces; 20,000 unless said. */
  max?: number;
};
/** Given zod by who runs it, so that a declaration loads without zod. */
export type SchemaMaker = (zod: typeof z) => z.ZodType;
export type JsonField<O extends JsonOptions = JsonOptions> = FieldBase<'json', O> & { schema: SchemaMaker };
export type JsonKind = Kind<JsonField, JsonValue>;

/** A JSON object or list of the declared zod schema, the same in form and server. */
export const json = <S extends SchemaMaker, const O extends JsonOptions>(
  id: string,
  en: string,
  schema: S,
  options: O,
): JsonField<O> & { schema: S } => ({ ...fieldOf('json', id, en, options), schema });

export const jsonTraits: Traits<JsonField> = { initial: () => null, sum: null, isLong: () => true };

/** In lists, the beginning of a value as text stands under this name. */
export const briefName = (name: string): string => `${name}Brief`;
