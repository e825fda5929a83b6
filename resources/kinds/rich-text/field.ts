import { type FieldBase, fieldOf, type Kind, type Traits } from '../kind.ts';
import type { TextOptions } from '../text/field.ts';

export type RichTextField<O extends TextOptions = TextOptions> = FieldBase<'richText', O>;
export type RichTextKind = Kind<RichTextField, string>;

/** Formatted text (HTML of the editor's allow list, cleaned by the server). */
export const richText = <const O extends TextOptions>(
  id: string,
  en: string,
  options?: O,
): RichTextField<O> => fieldOf('richText', id, en, options);

export const richTextTraits: Traits<RichTextField> = { initial: () => null, sum: null, isLong: () => true };
