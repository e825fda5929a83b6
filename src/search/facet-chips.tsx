import X from 'lucide-react/icons/x';
import type { SearchFacet } from '../../domain/calls/search.ts';
import { searchFacets } from '../../domain/search.ts';
import { translate } from '../../lib/language.ts';
import { commonMessages } from '../ui/messages.ts';
import { searchMessages } from './messages.ts';

type Props = {
  facets: readonly SearchFacet[];
  filters: Readonly<Record<string, string>>;
  onChange: (filters: Record<string, string>) => void;
};

/** Active search filters, each with a remove button (LOOK, Filters). */
export function FacetChips({ facets, filters, onChange }: Props) {
  const set = searchFacets.filter(({ name }) => filters[name]);
  if (set.length === 0) return null;
  return (
    <ul className="search-chips" aria-label={translate(searchMessages.inUse)}>
      {set.map(({ name, label }) => {
        const values = filters[name]?.split(',') ?? [];
        const known = facets.find((facet) => facet.name === name)?.values;
        const words = values.map(
          (value) => known?.find((one) => one.value === value)?.label ?? translate(label),
        );
        const { [name]: _gone, ...rest } = filters;
        return (
          <li key={name}>
            <button
              type="button"
              onClick={() => onChange(rest)}
              title={translate(searchMessages.clearThis(translate(label)))}
            >
              <span className="sr-only">{translate(searchMessages.clearOne)} </span>
              <span>{[...new Set(words)].join(', ')}</span>
              <X size={15} strokeWidth={1.6} aria-hidden />
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" className="is-all" onClick={() => onChange({})}>
          {translate(commonMessages.clearFilters)}
        </button>
      </li>
    </ul>
  );
}
