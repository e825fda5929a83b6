import { useState } from 'react';
import type { SearchFacet } from '../../domain/calls/search.ts';
import { translate } from '../../lib/language.ts';
import { formatNumber } from '../ui/format.ts';
import { searchMessages } from './messages.ts';

type Props = {
  facets: readonly SearchFacet[];
  filters: Readonly<Record<string, string>>;
  /** Number of finds that the filters leave. */
  total: number;
  /** There are more finds than were counted. */
  isAtLeast: boolean;
  onChange: (filters: Record<string, string>) => void;
};

const shownAtFirst = 6;

export function Facets({ facets, ...props }: Props) {
  return (
    <>
      {facets
        .filter(({ name, values }) => values.length > 1 || props.filters[name] !== undefined)
        .map((facet) => (
          <Facet key={facet.name} facet={facet} {...props} />
        ))}
    </>
  );
}

type FacetProps = Omit<Props, 'facets'> & { facet: SearchFacet };

function Facet({ facet, filters, total, isAtLeast, onChange }: FacetProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = filters[facet.name]?.split(',') ?? [];
  const toggle = (value: string) => {
    const now = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
    const { [facet.name]: _before, ...rest } = filters;
    onChange(now.length > 0 ? { ...rest, [facet.name]: now.join(',') } : rest);
  };
  // Of a chosen narrowing the total counts the chosen values alone.
  const isInSeveral =
    !isAtLeast && chosen.length === 0 && facet.values.reduce((sum, { count }) => sum + count, 0) > total;
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
      {isInSeveral && (
        <p>{translate(facet.name === 'source' ? searchMessages.inBothSources : searchMessages.inSeveral)}</p>
      )}
      {values.length > shownAtFirst && (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? translate(searchMessages.less) : translate(searchMessages.more)}
        </button>
      )}
    </fieldset>
  );
}
