import { type ComponentProps, useMemo } from 'react';
import type { RichTextField, TextField } from '../../../../resources/declare.ts';
import { contractChips, letterChips, RichTextEditor } from '../../../rich-text/index.ts';
import { useKnownVariables } from '../../special/use-known-variables.ts';

type Props = Omit<ComponentProps<typeof RichTextEditor>, 'extent' | 'chips' | 'shape'> & {
  field: RichTextField | TextField;
};

/** The editor as a field's declaration wants it. */
export default function PlaceholderEditor({ field, ...rest }: Props) {
  const { placeholders, lines } = field.options;
  const extent = field.kind === 'text' ? 'plain' : lines ? 'lines' : 'whole';
  if (placeholders === 'contract') return <ContractEditor extent={extent} shape="field" {...rest} />;
  const chips = placeholders === 'letter' ? letterChips : undefined;
  return <RichTextEditor extent={extent} shape="field" chips={chips} {...rest} />;
}

function ContractEditor(props: ComponentProps<typeof RichTextEditor>) {
  const known = useKnownVariables();
  const chips = useMemo(() => contractChips(known), [known]);
  return <RichTextEditor {...props} chips={chips} />;
}
