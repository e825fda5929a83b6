import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type FocusEventHandler, type Ref as ReactRef, Suspense, useContext, useState } from 'react';
import { type Option, useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { resourceNamed } from '../../../resources/index.ts';
import { commonMessages } from '../../ui/messages.ts';
import { useRemoteOptions } from '../../ui/pickers/index.ts';
import { formMessages } from '../form-messages.ts';
import type { Ref } from '../record.ts';
import { useMayAdd } from '../use-may-use.ts';
import { Chevron } from './chevron.tsx';
import { ChosenChip } from './chosen-chip.tsx';
import { CreateNew } from './create-new.ts';
import { type Line, linesOf, PickerLine, refOf } from './picker-options.tsx';

type Common = {
  id: string;
  /** The resource whose records are offered. */
  to: string;
  only?: Record<string, unknown>;
  label: string;
  labelledBy?: string;
  error?: boolean;
  describedBy?: string;
  onBlur?: () => void;
  inputRef?: ReactRef<HTMLInputElement>;
  autoFocus?: boolean;
  /** Not offered: the record itself, as its own parent. */
  without?: string;
};
type One = Common & { multiple?: false; value: Ref | null; onChange: (value: Ref | null) => void };
type Many = Common & { multiple: true; value: Ref[]; onChange: (value: Ref[]) => void };

/** Picker for records of another resource (SPEC A5); in a form, who may can add a missing one in place. */
export function Picker(props: One | Many) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [adding, setAdding] = useState<string | null>(null);
  // A single picker's input shows the selection while untyped: that is no query.
  const asked = !props.multiple && props.value?.label === typed ? '' : typed;
  const { lookup } = useNaskah();
  const { to, only } = props;
  const found = useRemoteOptions<Option>(
    (q, { signal }) => lookup(to, { q, filter: only, signal }),
    open ? asked : '',
  );
  const mayAdd = useMayAdd();
  const Create = useContext(CreateNew);
  // Not while the search still runs: a quick choice would open the form.
  const adds = Create && !found.isLoading && mayAdd(to) ? newLabel(to, asked.trim()) : undefined;
  const shared = {
    id: props.id,
    open,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    inputValue: typed,
    onInputChange: (_: unknown, text: string) => setTyped(text),
    options: linesOf(found.options, {
      says: translate(found.message),
      adds: adds && translate(adds),
      without: props.without,
    }),
    filterOptions: (all: Line[]) => all,
    getOptionLabel: (option: Line) => option.label,
    getOptionKey: (option: Line) => option.id,
    getOptionDisabled: (option: Line) => option.kind === 'says',
    isOptionEqualToValue: (option: Line, value: Line) => option.id === value.id,
    renderOption: (
      { key: _key, ...item }: React.HTMLAttributes<HTMLLIElement> & { key?: React.Key },
      option: Line,
    ) => <PickerLine key={option.id} {...item} line={option} />,
    // Enter takes the first result and submits no form; "add a record" needs a deliberate choice.
    autoHighlight: typed !== '' && found.options.length > 0,
    loading: found.isLoading,
    loadingText: translate(found.message),
    noOptionsText: translate(found.message),
    openText: translate(formMessages.openOptions(props.label)),
    closeText: translate(commonMessages.close),
    clearText: translate(commonMessages.clear),
    onBlur: props.onBlur,
    popupIcon: <Chevron />,
    sx: { '& .MuiAutocomplete-inputRoot .MuiAutocomplete-input': { paddingLeft: '3px' } },
    size: 'small' as const,
    fullWidth: true,
  };
  const renderInput: React.ComponentProps<typeof Autocomplete>['renderInput'] = (params) => (
    <TextField
      {...params}
      error={props.error}
      inputRef={props.inputRef}
      autoFocus={props.autoFocus}
      placeholder={isEmpty(props.value) ? translate(formMessages.search) : undefined}
      slotProps={{
        ...params.slotProps,
        htmlInput: {
          ...params.slotProps.htmlInput,
          ...(props.autoFocus && { onFocus: focusAndMark(params.slotProps.htmlInput.onFocus) }),
          'aria-describedby': props.describedBy,
          'aria-label': props.labelledBy ? undefined : props.label,
        },
      }}
    />
  );
  const add = () => setAdding(asked.trim());
  const onCreated = (ref: Ref) => {
    setAdding(null);
    if (props.multiple) props.onChange([...props.value, ref]);
    else props.onChange(ref);
  };
  return (
    <>
      {props.multiple ? (
        <Autocomplete<Line, true>
          {...shared}
          multiple
          disableCloseOnSelect
          filterSelectedOptions
          value={props.value}
          onChange={(_, value) => {
            if (value.some(isNew)) {
              setOpen(false);
              return add();
            }
            props.onChange(value.map(refOf));
          }}
          renderValue={(chosen, itemProps) =>
            chosen.map((ref, index) => {
              const { key, ...item } = itemProps({ index });
              return <ChosenChip key={key} {...item} to={to} record={ref} />;
            })
          }
          renderInput={renderInput}
        />
      ) : (
        <Autocomplete<Line>
          {...shared}
          value={props.value}
          onChange={(_, value) => (value && isNew(value) ? add() : props.onChange(value && refOf(value)))}
          renderInput={renderInput}
        />
      )}
      {Create && adding !== null && (
        <Suspense fallback={null}>
          <Create
            to={to}
            typed={adding}
            {...(only && { only })}
            onCreated={onCreated}
            onClose={() => {
              setAdding(null);
              // Not the line that was chosen: what was typed can be searched or added again.
              setTyped(adding);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const newLabel = (to: string, typed: string) => {
  const { singular: one } = resourceNamed(to);
  return typed ? formMessages.newNamed(one, typed) : formMessages.newOne(one);
};
const isNew = (line: Line): boolean => line.kind === 'new';
const isEmpty = (value: Ref | Ref[] | null): boolean =>
  value === null || (Array.isArray(value) && value.length === 0);

/** Selects the text on scripted focus, as Tab does: typing replaces it. */
const focusAndMark =
  (onFocus: FocusEventHandler<HTMLInputElement> | undefined): FocusEventHandler<HTMLInputElement> =>
  (event) => {
    onFocus?.(event);
    const field = event.currentTarget;
    requestAnimationFrame(() => field.select());
  };
