import { styled } from '@mui/material/styles';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useState } from 'react';
import { translate } from '../../../lib/language.ts';
import type { Field } from '../../../resources/declare.ts';
import { lazyPart } from '../../shell/index.ts';
import { Popover } from '../floating.tsx';
import { useOptionsOf } from '../inputs/use-options-of.ts';
import { shownOf } from '../kinds/index.tsx';
import { listMessages } from '../messages.ts';

/** Label of a filter's record; the address has only its id. */
function PickedLabel({ to, id }: { to: string; id: string }) {
  const [chosen] = useOptionsOf(to, [id]);
  return <>{chosen?.label ?? '…'}</>;
}

// Each is loaded by the first filter that needs it.
const FilterOptions = lazyPart(() => import('./filter-options.tsx'));
const ReferenceFilter = lazy(() => import('./reference-filter.tsx'));
const RangeFilter = lazy(() => import('./range-filter.tsx'));
const RangeLabel = lazy(() => import('./range-label.tsx'));
const TagFilter = lazy(() => import('./tag-filter.tsx'));

type Props = { name: string; field: Field; value: unknown; onChange: (value: unknown) => void };

/** A filter: dashed while unset, solid and green while set (LOOK, Filters). */
export function FilterChip({ name, field, value, onChange }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate(field.label);
  const isSet = value !== undefined;
  const { filter } = shownOf(field);
  const target = filter === 'records' && 'to' in field ? field.to : undefined;
  const options = typeof filter === 'function' ? filter(field) : [];
  // A link (from a box label) may filter by text; that can be removed.
  const isText = filter === 'address' && isSet;
  const isRange = filter === 'range';
  const isTags = filter === 'tags';
  if (!target && options.length === 0 && !isText && !isRange && !isTags) return null;
  const choose = (chosen: unknown) => {
    setAnchor(null);
    onChange(chosen);
  };
  const chosen = options.find((option) => option.value === String(value));
  return (
    <Chip data-set={isSet || undefined}>
      <button
        type="button"
        aria-haspopup="true"
        aria-expanded={anchor !== null}
        aria-label={isSet ? undefined : translate(listMessages.filterBy(label))}
        disabled={isText}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {!isSet && <Plus size={15} strokeWidth={1.6} aria-hidden />}
        <span>
          {isSet ? `${label}: ` : label}
          {isSet &&
            (target ? (
              <PickedLabel to={target} id={String(value)} />
            ) : isRange ? (
              <Suspense fallback="…">
                <RangeLabel field={field} value={String(value)} />
              </Suspense>
            ) : isText || isTags ? (
              String(value)
            ) : (
              chosen && translate(chosen.label)
            ))}
        </span>
      </button>
      {isSet && (
        <button
          type="button"
          className="clear"
          aria-label={translate(listMessages.clearFilter(label))}
          onClick={() => onChange(undefined)}
        >
          <X size={15} strokeWidth={1.6} aria-hidden />
        </button>
      )}
      {anchor && (
        <Popover
          open
          disablePortal
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { style: { marginTop: '4px', minWidth: 200 } } }}
        >
          <Suspense fallback={<Room />}>
            {target && 'to' in field ? (
              <ReferenceFilter field={field} value={value} onChange={choose} />
            ) : isRange ? (
              <RangeFilter field={field} value={value} onChange={choose} />
            ) : isTags ? (
              <TagFilter name={name} label={label} value={value} onChange={choose} />
            ) : (
              <FilterOptions label={label} options={options} value={value} onChange={choose} />
            )}
          </Suspense>
        </Popover>
      )}
    </Chip>
  );
}

const Chip = styled('span')({
  display: 'inline-flex',
  alignItems: 'stretch',
  height: 30,
  border: '1px dashed var(--line-2)',
  borderRadius: 8,
  color: 'var(--ink-2)',
  whiteSpace: 'nowrap',
  maxWidth: '100%',
  '&[data-set]': {
    borderStyle: 'solid',
    borderColor: 'var(--accent)',
    background: 'var(--accent-soft)',
    color: 'var(--accent-ink)',
  },
  '& > button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minWidth: 0,
    padding: '0 10px',
    border: 0,
    borderRadius: 7,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 550,
    cursor: 'pointer',
  },
  '& > button > span': { maxWidth: 280, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > .clear': { minWidth: 24, padding: '0 8px 0 1px' },
  '&:not([data-set]) > button:hover': { background: 'var(--hover)' },
  '& > button:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '@media (pointer: coarse)': { height: 44 },
});
const Room = styled('div')({ width: 320, height: 62 });
