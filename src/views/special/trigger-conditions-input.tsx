import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import Plus from 'lucide-react/icons/plus';
import { translate } from '../../../lib/language.ts';
import type { ConditionRule, Conditions } from '../../../resources/pengaturan/conditions-schema.ts';
import { ruleFault } from '../../../resources/pengaturan/trigger-conditions.ts';
import { Chevron } from '../inputs/chevron.tsx';
import { FieldShell } from '../inputs/field-shell.tsx';
import { type InputProps, useField } from '../inputs/use-field.ts';
import { ConditionRow } from './condition-row.tsx';
import { triggerMessages as messages } from './trigger-messages.ts';
import { useSubjectOfForm } from './use-subject-of-form.ts';

const most = 10;

/** What must hold of the letter or the record: a list of field, comparison and value. */
export default function TriggerConditionsInput({ name, field }: InputProps) {
  const { id, input, error, describedBy } = useField(name);
  const subject = useSubjectOfForm();
  const { match, rules } = conditionsIn(input.value);
  const change = (next: Partial<Conditions>) => {
    const changed = { match, rules, ...next };
    input.onChange(changed.rules.length > 0 ? changed : null);
  };
  const put = (index: number, rule: ConditionRule) => change({ rules: rules.with(index, rule) });
  const hint = subject ? (rules.length > 0 ? messages.askedTwice : messages.none) : messages.choosesEvent;
  return (
    <FieldShell
      id={id}
      field={{ ...field, options: { ...field.options, hint } } as typeof field}
      group
      {...(error && { error })}
      aside={
        rules.length > 1 && (
          <Match>
            <span id={`${id}-match`}>{translate(messages.match)}</span>
            <Select
              size="small"
              value={match}
              onChange={(event) => change({ match: event.target.value as Conditions['match'] })}
              IconComponent={Chevron}
              inputProps={{ 'aria-labelledby': `${id}-match` }}
            >
              <MenuItem value="all">{translate(messages.all)}</MenuItem>
              <MenuItem value="any">{translate(messages.any)}</MenuItem>
            </Select>
          </Match>
        )
      }
    >
      <Rows
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        ref={input.ref}
        tabIndex={-1}
      >
        {rules.map((rule, index) => (
          <ConditionRow
            // Rows have no ids, and are only added at the end.
            // biome-ignore lint/suspicious/noArrayIndexKey: each row is wholly controlled
            key={index}
            id={`${id}-${index}`}
            no={index + 1}
            rule={rule}
            fields={subject?.fields ?? {}}
            {...(error && subject && { fault: ruleFault(rule, subject.fields) })}
            onChange={(next) => put(index, next)}
            onRemove={() => change({ rules: rules.toSpliced(index, 1) })}
          />
        ))}
        <Button
          size="small"
          disabled={!subject || rules.length >= most}
          title={rules.length >= most ? translate(messages.most) : undefined}
          startIcon={<Plus size={15} strokeWidth={1.6} aria-hidden />}
          onClick={() => change({ rules: [...rules, { field: '', operator: 'is', values: [] }] })}
        >
          {translate(messages.add)}
        </Button>
      </Rows>
    </FieldShell>
  );
}

/** A form's value of it, as it is typed. */
function conditionsIn(value: unknown): Conditions {
  const { match = 'all', rules = [] } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Partial<Conditions>;
  return { match, rules: Array.isArray(rules) ? rules : [] };
}

const Rows = styled('div')({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  '& > button': { justifySelf: 'start' },
});
const Match = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: '0.75rem',
  color: 'var(--ink-2)',
});
