import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { translate } from '../../../lib/language.ts';
import type { Field } from '../../../resources/declare.ts';
import type { ConditionRule } from '../../../resources/pengaturan/conditions-schema.ts';
import { DayField } from '../../ui/pickers/index.ts';
import { formMessages } from '../form-messages.ts';
import { Chevron } from '../inputs/chevron.tsx';
import { Picker } from '../inputs/picker.tsx';
import { TextBox } from '../inputs/text-box.tsx';
import { unseen } from '../inputs/unseen.ts';
import { useOptionsOf } from '../inputs/use-options-of.ts';
import { yesNo } from './condition-words.ts';
import { triggerMessages as messages } from './trigger-messages.ts';

type Props = {
  id: string;
  no: number;
  field: Field;
  rule: ConditionRule;
  isWrong: boolean;
  describedBy: string;
  onChange: (values: string[]) => void;
};

/** What a condition compares with, asked as lists ask their filters. */
export function ConditionValue(props: Props) {
  const { field, rule } = props;
  if (rule.operator === 'between') return <Bounds {...props} />;
  if (field.kind === 'reference' || field.kind === 'references')
    return <References {...props} to={field.to} />;
  if (field.kind === 'boolean') return <Choices {...props} options={yesNo} isOne />;
  if ('choices' in field) return <Choices {...props} options={field.choices} />;
  return <Text {...props} />;
}

function Text({ id, no, rule, isWrong, describedBy, onChange }: Props) {
  return (
    <TextBox
      id={id}
      value={rule.values[0] ?? ''}
      onChange={(typed) => onChange(typed === '' ? [] : [typed.slice(0, 200)])}
      error={isWrong}
      describedBy={describedBy}
      label={translate(messages.valueOf(no))}
      inputMode="text"
    />
  );
}

type ChoicesProps = Props & {
  options: readonly { value: string; label: { id: string; en: string } }[];
  isOne?: boolean;
};

function Choices({ no, rule, isWrong, describedBy, onChange, options, isOne = false }: ChoicesProps) {
  const labelOf = (value: string): string =>
    translate(options.find((option) => option.value === value)?.label) ?? value;
  return (
    <Select
      multiple={!isOne}
      displayEmpty
      fullWidth
      size="small"
      value={isOne ? (rule.values[0] ?? '') : rule.values}
      onChange={({ target: { value } }) => onChange(Array.isArray(value) ? value : value ? [value] : [])}
      error={isWrong}
      IconComponent={Chevron}
      renderValue={(chosen) => {
        const words = [chosen].flat().filter(Boolean).map(labelOf);
        return words.length > 0 ? (
          words.join(', ')
        ) : (
          <span style={{ color: 'var(--ink-3)' }}>{translate(formMessages.choose)}</span>
        );
      }}
      inputProps={{ 'aria-label': translate(messages.valueOf(no)), 'aria-describedby': describedBy }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {!isOne && <Checkbox size="small" checked={rule.values.includes(option.value)} tabIndex={-1} />}
          {translate(option.label)}
        </MenuItem>
      ))}
    </Select>
  );
}

function References({ id, no, rule, isWrong, describedBy, onChange, to }: Props & { to: string }) {
  const known = useOptionsOf(to, rule.values);
  return (
    <Picker
      multiple
      id={id}
      to={to}
      label={translate(messages.valueOf(no))}
      value={rule.values.map((value) => known.find((one) => one.id === value) ?? { id: value, label: '…' })}
      onChange={(refs) => onChange(refs.map((ref) => ref.id))}
      error={isWrong}
      describedBy={describedBy}
    />
  );
}

function Bounds({ id, no, field, rule, isWrong, describedBy, onChange }: Props) {
  const [from = '', to = ''] = rule.values;
  const bounds = [
    { at: 0, value: from, label: translate(messages.fromOf(no)) },
    { at: 1, value: to, label: translate(messages.toOf(no)) },
  ] as const;
  const put = (at: 0 | 1, value: string) => onChange(at === 0 ? [value, to] : [from, value]);
  const isDay = field.kind === 'date' || field.kind === 'dateTime';
  return (
    <Pair>
      {bounds.map(({ at, value, label }) =>
        isDay ? (
          <div key={at}>
            <Unseen id={`${id}-${at}-label`}>{label}</Unseen>
            <DayField
              input={{
                id: `${id}-${at}`,
                'aria-labelledby': `${id}-${at}-label`,
                'aria-invalid': isWrong,
                'aria-describedby': describedBy,
              }}
              value={value.slice(0, 10) || null}
              onChange={(day) => put(at, day ?? '')}
            />
          </div>
        ) : (
          <TextBox
            key={at}
            id={`${id}-${at}`}
            value={value}
            onChange={(typed) => put(at, typed.trim())}
            error={isWrong}
            describedBy={describedBy}
            label={label}
            placeholder={translate(at === 0 ? messages.from : messages.upTo)}
            inputMode="decimal"
          />
        ),
      )}
    </Pair>
  );
}

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 8 });
const Unseen = styled('span')(unseen);
