import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ListFilter from 'lucide-react/icons/list-filter';
import { type ReactNode, useState } from 'react';
import { useListFilterContext } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import type { Field, Resource } from '../../../resources/declare.ts';
import { useIsPhone } from '../../shell/index.ts';
import { commonMessages } from '../../ui/messages.ts';
import { Drawer } from '../floating.tsx';
import { listMessages, messages } from '../messages.ts';
import { FilterChip } from './filter-chip.tsx';
import { SearchBox } from './search-box.tsx';

/** Not declared, since every record has it. */
const turnField: Field = {
  kind: 'choice',
  label: listMessages.turn,
  options: {},
  choices: [{ value: 'mine', label: listMessages.turnMine }],
};
const statusField: Field = {
  kind: 'choice',
  label: messages.status,
  options: {},
  choices: [
    { value: 'true', label: messages.active },
    { value: 'false', label: messages.inactive },
  ],
};

const standing: Readonly<Record<string, Field>> = { isActive: statusField, turn: turnField };

/**
 * Search, then active filters, then the others; a bottom sheet on a phone.
 * @param children at the end of the bar
 */
export function FilterBar({ resource, children }: { resource: Resource; children?: ReactNode }) {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const { filterValues, setFilters } = useListFilterContext();
  // A link may set a filter that is not offered; it must be visible and removable.
  const linked = Object.keys(filterValues).filter((name) => resource.fields[name]);
  const hasTurns = Object.values(resource.life?.stages ?? {}).some(({ holder }) => holder);
  const turns = hasTurns ? ['turn'] : [];
  const filters = [...new Set([...turns, ...resource.filters, 'isActive', ...linked])].flatMap((name) => {
    if (name === 'isActive' && resource.deactivating === false) return [];
    // Where the list has one value only there is nothing to choose.
    if (resource.fixedFilter?.[name]?.includes(',') === false) return [];
    const field = standing[name] ?? resource.fields[name];
    return field ? [{ name, field, isSet: filterValues[name] !== undefined }] : [];
  });
  const set = filters.filter((filter) => filter.isSet);
  const isSearchable = Object.values(resource.fields).some(
    (field) => 'searchable' in field.options && field.options.searchable,
  );
  const chips = [...set, ...filters.filter((filter) => !filter.isSet)].map(({ name, field }) => (
    <FilterChip
      key={name}
      name={name}
      field={field}
      value={filterValues[name]}
      onChange={(value) => {
        const { [name]: _, ...others } = filterValues;
        setFilters(value === undefined ? others : { ...others, [name]: value }, undefined);
      }}
    />
  ));
  return (
    <Bar>
      <Line>
        {isSearchable && <SearchBox label={translate(listMessages.search(resource.label))} />}
        {isPhone ? (
          <>
            <Button
              variant="outlined"
              onClick={() => setOpen(true)}
              startIcon={<ListFilter size={15} strokeWidth={1.6} aria-hidden />}
            >
              {set.length > 0
                ? `${translate(listMessages.filters)} (${set.length})`
                : translate(listMessages.filters)}
            </Button>
            {isOpen && (
              <Drawer anchor="bottom" open onClose={() => setOpen(false)}>
                <Sheet>
                  <h2>{translate(listMessages.filters)}</h2>
                  <Chips>{chips}</Chips>
                  <Button variant="contained" onClick={() => setOpen(false)}>
                    {translate(commonMessages.close)}
                  </Button>
                </Sheet>
              </Drawer>
            )}
          </>
        ) : (
          chips
        )}
        {set.length > 1 && !isPhone && (
          <Button
            variant="text"
            color="inherit"
            onClick={() => setFilters(searchOf(filterValues), undefined)}
          >
            {translate(commonMessages.clearFilters)}
          </Button>
        )}
      </Line>
      {children && <End>{children}</End>}
    </Bar>
  );
}

const searchOf = ({ q }: Record<string, unknown>): Record<string, unknown> => (q ? { q } : {});

const Bar = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 8 });
const Line = styled('search')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
});
const End = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, minHeight: 38 });
const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Sheet = styled('div')({
  display: 'grid',
  gap: 16,
  padding: '16px 16px 24px',
  '& h2': { margin: 0, fontSize: '1.0625rem', lineHeight: '24px', fontWeight: 700 },
});
