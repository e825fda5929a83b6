import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import { translate } from '../../../lib/language.ts';
import type { Field } from '../../../resources/declare.ts';
import type { ConditionRule, Operator } from '../../../resources/pengaturan/conditions-schema.ts';
import {
  operatorLabels,
  operatorsOf,
  takesValues,
} from '../../../resources/pengaturan/trigger-conditions.ts';
import { FaultLine } from '../../ui/fault-line.tsx';
import { OptionField } from '../../ui/pickers/index.ts';
import { Chevron } from '../inputs/chevron.tsx';
import { unseen } from '../inputs/unseen.ts';
import { ConditionValue } from './condition-value.tsx';
import { triggerMessages as messages } from './trigger-messages.ts';

type Props = {
  id: string;
  no: number;
  rule: ConditionRule;
  fields: Readonly<Record<string, Field>>;
  fault?: string | undefined;
  onChange: (rule: ConditionRule) => void;
  onRemove: () => void;
};

/** One condition: a field, how it is compared, and with what. */
export function ConditionRow({ id, no, rule, fields, fault, onChange, onRemove }: Props) {
  const options = Object.entries(fields).map(([name, { label }]) => ({ id: name, label: translate(label) }));
  const field = fields[rule.field];
  const operators = field ? operatorsOf(field) : [];
  const choose = (name: string) => {
    const [operator = 'is'] = fields[name] ? operatorsOf(fields[name]) : [];
    onChange({ field: name, operator, values: [] });
  };
  return (
    <Row data-range={takesRange(rule.operator) || undefined}>
      <div className="field">
        <Unseen htmlFor={`${id}-field`}>{translate(messages.fieldOf(no))}</Unseen>
        <OptionField
          input={{
            id: `${id}-field`,
            'aria-invalid': fault !== undefined && !field,
            'aria-describedby': `${id}-fault`,
          }}
          value={options.find((one) => one.id === rule.field) ?? null}
          options={options}
          isLoading={false}
          onChange={(option) => choose(option ? String(option.id) : '')}
          placeholder={translate(messages.chooseField)}
        />
      </div>
      {field && (
        <Select
          className="operator"
          size="small"
          value={operators.includes(rule.operator) ? rule.operator : ''}
          onChange={(event) => {
            const operator = event.target.value as Operator;
            const isSame = takesRange(operator) === takesRange(rule.operator) && takesValues(operator);
            onChange({ ...rule, operator, values: isSame ? rule.values : [] });
          }}
          IconComponent={Chevron}
          inputProps={{ 'aria-label': translate(messages.operatorOf(no)) }}
        >
          {operators.map((operator) => (
            <MenuItem key={operator} value={operator}>
              {translate(operatorLabels[operator])}
            </MenuItem>
          ))}
        </Select>
      )}
      {field && takesValues(rule.operator) && (
        <div className="value">
          <ConditionValue
            id={`${id}-value`}
            no={no}
            field={field}
            rule={rule}
            isWrong={fault !== undefined}
            describedBy={`${id}-fault`}
            onChange={(values) => onChange({ ...rule, values })}
          />
        </div>
      )}
      <IconButton
        className="remove"
        size="small"
        aria-label={translate(messages.remove(no))}
        title={translate(messages.remove(no))}
        onClick={onRemove}
      >
        <X size={15} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <div id={`${id}-fault`} className="fault" aria-live="polite">
        {fault && <FaultLine text={fault} />}
      </div>
    </Row>
  );
}

const takesRange = (operator: Operator): boolean => operator === 'between';

const Unseen = styled('label')(unseen);
const Row = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(190px, 1.2fr) 124px minmax(0, 1.3fr) 34px',
  gridTemplateAreas: '"field operator value remove" "fault fault fault fault"',
  gap: '0 8px',
  alignItems: 'start',
  '& .field': { gridArea: 'field', minWidth: 0 },
  '& .operator': { gridArea: 'operator' },
  '& .value': { gridArea: 'value', minWidth: 0 },
  '& .remove': { gridArea: 'remove', marginTop: 2 },
  '& .fault': { gridArea: 'fault', marginTop: 4 },
  '& .fault:empty': { display: 'none' },
  // Two bounds need a line of their own.
  '&[data-range]': {
    gridTemplateColumns: 'minmax(150px, 1fr) minmax(0, 1fr) 34px',
    gridTemplateAreas: '"field operator remove" "value value ." "fault fault fault"',
    rowGap: 8,
  },
  '@media (max-width: 767px)': {
    '&, &[data-range]': {
      gridTemplateColumns: 'minmax(0, 1fr) 34px',
      gridTemplateAreas: '"field remove" "operator operator" "value value" "fault fault"',
      gap: 6,
      padding: 10,
      border: '1px solid var(--line)',
      borderRadius: 8,
    },
  },
});
