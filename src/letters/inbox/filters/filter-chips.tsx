import X from 'lucide-react/icons/x';
import { translate } from '../../../../lib/language.ts';
import { formatDate } from '../../../ui/format.ts';
import { mailboxMessages } from '../../messages.ts';
import type { OpenItem } from '../../use-open-item.ts';
import { type DescribedField, described } from './described.ts';
import type { FilterField } from './filter.ts';
import { filterMessages } from './messages.ts';
import { useChoices } from './use-choices.ts';
import './filters.css';

/** Active filters, each with a remove button (LOOK, Filters). */
function FilterChips({ place, fields }: { place: OpenItem; fields: readonly FilterField[] }) {
  return (
    <ul className="mailbox-filter-chips" aria-label={translate(filterMessages.inUse)}>
      {fields
        .filter(({ param }) => place.param(param))
        .map(described)
        .map((field) => (
          <li key={field.param}>
            <SetFilter
              field={field}
              value={place.param(field.param)}
              onClear={() => place.go(place.to([], { [field.param]: null }))}
            />
          </li>
        ))}
    </ul>
  );
}

export default FilterChips;

function SetFilter({ field, value, onClear }: { field: DescribedField; value: string; onClear: () => void }) {
  const isDay = !field.options && !field.resource && !field.isLabel;
  const chosen = useChoices(field)?.find((choice) => choice.value === value);
  const words = isDay ? `${field.label} ${formatDate(value)}` : (chosen?.label ?? field.label);
  return (
    <button type="button" onClick={onClear} title={translate(filterMessages.clearOne(field.label))}>
      <span className="sr-only">{translate(mailboxMessages.clearFilters)} </span>
      <span>{words}</span>
      <X size={14} strokeWidth={1.6} aria-hidden />
    </button>
  );
}
