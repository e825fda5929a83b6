import type { RichTextField } from '../../../../resources/declare.ts';
import { contractChips, letterChips, RichTextReader } from '../../../rich-text/index.ts';

const chipsOf = { letter: letterChips, contract: contractChips([]), number: undefined };

/** Formatted text as its field's declaration has it, placeholders as chips. */
export default function PlaceholderReader({ field, html }: { field: RichTextField; html: string }) {
  const { placeholders } = field.options;
  return <RichTextReader html={html} chips={placeholders && chipsOf[placeholders]} />;
}
