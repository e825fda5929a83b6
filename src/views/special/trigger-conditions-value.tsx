import { translate } from '../../../lib/language.ts';
import type { Field } from '../../../resources/declare.ts';
import type { ConditionRule, Conditions } from '../../../resources/pengaturan/conditions-schema.ts';
import { subjectOf } from '../../../resources/pengaturan/trigger-subject.ts';
import { useOptionsOf } from '../inputs/use-options-of.ts';
import type { CellProps } from '../kinds/kind.ts';
import { conditionWords } from './condition-words.ts';
import { triggerMessages as messages } from './trigger-messages.ts';

/** The conditions of a trigger in words. */
export default function TriggerConditionsValue({ name, row }: CellProps) {
  const { match = 'all', rules = [] } = (row[name] ?? {}) as Partial<Conditions>;
  const fields = subjectOf(row.event, row.entity)?.fields ?? {};
  if (rules.length === 0) return translate(messages.none);
  return (
    <ul style={{ margin: 0, paddingLeft: 18 }}>
      {rules.map((rule, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: read only
        <li key={index}>
          {index > 0 && <small>{translate(match === 'all' ? messages.and : messages.or)} </small>}
          <Said rule={rule} field={fields[rule.field]} />
        </li>
      ))}
    </ul>
  );
}

function Said({ rule, field }: { rule: ConditionRule; field: Field | undefined }) {
  const isReference = field?.kind === 'reference' || field?.kind === 'references';
  const known = useOptionsOf(isReference ? field.to : '', isReference ? rule.values : []);
  return conditionWords(rule, field, (id) => known.find((one) => one.id === id)?.label ?? '…');
}
