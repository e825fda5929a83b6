import { useState } from 'react';
import type { SearchFacet } from '../../domain/calls/search.ts';
import { translate } from '../../lib/language.ts';
import { formatNumber } from '../ui/format.ts';
import { searchMessages } from './messages.ts';

type Props = {
  facets: readonly SearchFacet[];
  filters: Readonly<Record<string, string>>;
  /** There are more finds than were counted. */
  isAtLeast: boolean;
  onChange: (filters: Record<string, string>) => void;
};

const shownAtFirst = 6;

export function Facets({ facets, filters, isAtLeast, onChange }: Props) {
  return (
    <>
      {facets
        .filter(({ name, values }) => values.length > 1 || filters[name] !== undefined)
        .map((facet) => (
          <Facet key={facet.name} facet={facet} filters={filters} isAtLeast={isAtLeast} onChange={onChange} />
        ))}
    </>
  );
}

function Facet({ facet, filters, isAtLeast, onChange }: Omit<Props, 'facets'> & { facet: SearchFacet }) {
  const [isOpen, setOpen] = useState(false);
  const chosen = filters[facet.name]?.split(',') ?? [];
  const toggle = (value: string) => {
    const now = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
    const { [facet.name]: _before, ...rest } = filters;
    onChange(now.length > 0 ? { ...rest, [facet.name]: now.join(',') } : rest);
  };
  const values =
    facet.name === 'year' ? facet.values.toSorted((a, b) => Number(b.value) - Number(a.value)) : facet.values;
  return (
    <fieldset className="search-facet">
      <legend>{facet.label}</legend>
      {values.slice(0, isOpen ? undefined : shownAtFirst).map(({ value, label, count }) => (
        <label key={value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          <span>{label}</span>
          <small>
            {formatNumber(count)}
            {isAtLeast && '+'}
          </small>
        </label>
      ))}
      {values.length > shownAtFirst && (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? translate(searchMessages.less) : translate(searchMessages.more)}
        </button>
      )}
    </fieldset>
  );
}
