import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { translate } from '../../../../lib/language.ts';
import type { FieldOf } from '../../../../resources/declare.ts';
import { once, tagsIn } from '../../../../resources/kinds/tags/tag-list.ts';
import { FieldShell } from '../../inputs/field-shell.tsx';
import { type InputProps, useField } from '../../inputs/use-field.ts';
import { useUsedTags } from './use-used-tags.ts';

/** Free words as chips: Enter, a comma or leaving the box adds what is typed; tags in use are suggested. */
export default function TagsInput({ name, field }: InputProps<FieldOf<'tags'>>) {
  const { id, input, error, describedBy } = useField(name);
  const used = useUsedTags(name);
  const [typed, setTyped] = useState('');
  const chosen: string[] = Array.isArray(input.value) ? input.value : [];
  // Of a tag in use, the spelling in use.
  const asUsed = (tag: string) => used.find((one) => one.toLowerCase() === tag.toLowerCase()) ?? tag;
  const choose = (tags: string[]) => input.onChange(once(tags.flatMap(tagsIn).map(asUsed)));
  const type = (text: string) => {
    if (!/[,;]/.test(text)) return setTyped(text);
    choose([...chosen, text]);
    setTyped('');
  };
  return (
    <FieldShell id={id} field={field} error={error}>
      <Autocomplete
        id={id}
        multiple
        freeSolo
        filterSelectedOptions
        size="small"
        fullWidth
        options={used}
        value={chosen}
        inputValue={typed}
        onChange={(_, tags) => choose(tags)}
        onInputChange={(_, text, reason) => (reason === 'input' ? type(text) : setTyped(''))}
        onBlur={() => {
          if (typed.trim()) choose([...chosen, typed]);
          setTyped('');
          input.onBlur();
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            error={Boolean(error)}
            inputRef={input.ref}
            placeholder={chosen.length === 0 ? translate(placeholder) : undefined}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                'aria-describedby': describedBy,
                enterKeyHint: 'done',
              },
            }}
          />
        )}
      />
    </FieldShell>
  );
}

const placeholder = { id: 'Ketik, lalu Enter atau koma', en: 'Type, then Enter or a comma' };
