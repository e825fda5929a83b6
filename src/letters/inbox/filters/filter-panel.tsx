import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { translate } from '../../../../lib/language.ts';
import { useIsPhone } from '../../../shell/index.ts';
import { commonMessages } from '../../../ui/messages.ts';
import { DayField, pickerMessages } from '../../../ui/pickers/index.ts';
import { mailboxMessages } from '../../messages.ts';
import type { OpenItem } from '../../use-open-item.ts';
import { type DescribedField, described } from './described.ts';
import { type FilterField, noFilter } from './filter.ts';
import { filterMessages } from './messages.ts';
import { type Choice, useChoices } from './use-choices.ts';
import './filters.css';

type Props = {
  title: string;
  fields: readonly FilterField[];
  place: OpenItem;
  anchor: HTMLElement;
  onClose: () => void;
};
type Values = Record<string, string>;

/** All filters, beside their button; on phones a bottom sheet (LOOK, Small screens). */
function FilterPanel({ title: words, fields, place, anchor, onClose }: Props) {
  const title = useId();
  const isPhone = useIsPhone();
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(fields.map(({ param }) => [param, place.param(param)])),
  );
  const body = (
    <form
      className="mailbox-filter-panel"
      aria-labelledby={title}
      onSubmit={(event) => {
        event.preventDefault();
        place.go(place.to([], values));
        onClose();
      }}
    >
      <h2 id={title}>{words}</h2>
      <div>
        {fields.map(described).map((field) => (
          <FilterInput
            key={field.param}
            field={field}
            value={values[field.param] ?? ''}
            onChange={(value) => setValues({ ...values, [field.param]: value })}
          />
        ))}
      </div>
      <footer>
        <Button
          variant="text"
          onClick={() => {
            place.go(place.to([], noFilter(fields)));
            onClose();
          }}
        >
          {translate(mailboxMessages.clearFilters)}
        </Button>
        <span className="grow" />
        <Button type="submit" variant="contained">
          {translate(filterMessages.apply)}
        </Button>
      </footer>
    </form>
  );
  const dialog = { role: 'dialog', 'aria-labelledby': title } as const;
  return isPhone ? (
    <Drawer open anchor="bottom" onClose={onClose} slotProps={{ paper: dialog }}>
      {body}
    </Drawer>
  ) : (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: dialog }}
    >
      {body}
    </Popover>
  );
}

export default FilterPanel;

type InputProps = { field: DescribedField; value: string; onChange: (value: string) => void };

function FilterInput({ field, value, onChange }: InputProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} id={`${id}-label`}>
        {field.label}
      </label>
      {field.options ? (
        <TextField
          select
          fullWidth
          hiddenLabel
          size="small"
          id={id}
          value={value}
          className={value ? undefined : 'is-any'}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { id } } }}
        >
          <MenuItem value="">{translate(mailboxMessages.allOf)}</MenuItem>
          {field.options.map((option) => (
            <MenuItem key={option.value} value={option.value}>
              {option.label}
            </MenuItem>
          ))}
        </TextField>
      ) : field.resource || field.isLabel ? (
        <ChoiceInput id={id} field={field} value={value} onChange={onChange} />
      ) : (
        <DayField
          input={{ id, 'aria-labelledby': `${id}-label` }}
          value={value || null}
          onChange={(day) => onChange(day ?? '')}
        />
      )}
    </div>
  );
}

function ChoiceInput({ id, field, value, onChange }: InputProps & { id: string }) {
  const choices = useChoices(field);
  return (
    <Autocomplete<Choice>
      id={id}
      size="small"
      fullWidth
      options={choices ?? []}
      loading={!choices}
      loadingText={translate(commonMessages.loading)}
      noOptionsText={translate(choices?.length ? commonMessages.notFound : pickerMessages.empty)}
      clearText={translate(commonMessages.clear)}
      openText={translate(filterMessages.openChoices)}
      closeText={translate(filterMessages.closeChoices)}
      value={choices?.find((choice) => choice.value === value) ?? null}
      getOptionKey={(choice) => choice.value}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      onChange={(_, choice) => onChange(choice?.value ?? '')}
      renderInput={(params) => (
        <TextField {...params} hiddenLabel placeholder={translate(mailboxMessages.allOf)} />
      )}
    />
  );
}
