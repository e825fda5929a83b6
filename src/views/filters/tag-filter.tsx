import Autocomplete from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { translate } from '../../../lib/language.ts';
import type { TagsField } from '../../../resources/declare.ts';
import { commonMessages } from '../../ui/messages.ts';
import { formMessages } from '../form-messages.ts';
import { useUsedTags } from '../kinds/tags/use-used-tags.ts';

type Props = {
  name: string;
  field: TagsField;
  value: unknown;
  onChange: (value: string | undefined) => void;
};

/** One of the tags in use. */
export default function TagFilter({ name, field, value, onChange }: Props) {
  const used = useUsedTags(name);
  return (
    <Frame>
      <Autocomplete
        autoHighlight
        size="small"
        fullWidth
        options={used}
        value={typeof value === 'string' ? value : null}
        onChange={(_, tag) => onChange(tag ?? undefined)}
        isOptionEqualToValue={(option, tag) => option.toLowerCase() === tag.toLowerCase()}
        noOptionsText={translate(commonMessages.notFound)}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            placeholder={translate(formMessages.search)}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, 'aria-label': translate(field.label) },
            }}
          />
        )}
      />
    </Frame>
  );
}

const Frame = styled('div')({ width: 320, maxWidth: 'calc(100vw - 32px)', padding: 12 });
