import { styled } from '@mui/material/styles';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useState } from 'react';
import { translate } from '../../../lib/language.ts';
import type { Field } from '../../../resources/declare.ts';
import { lazyPart } from '../../shell/index.ts';
import { FilterChipLook } from '../../ui/pickers/filter-chip-look.ts';
import { Popover } from '../floating.tsx';
import { shownOf } from '../kinds/index.tsx';
import { listMessages } from '../messages.ts';

// Each is loaded by the first filter that needs it.
const FilterOptions = lazyPart(() => import('./filter-options.tsx'));
const AskedFilter = lazy(() => import('./asked-filter.tsx'));
const AskedLabel = lazy(() => import('./asked-label.tsx'));

type Props = { name: string; field: Field; value: unknown; onChange: (value: unknown) => void };

/** A filter: dashed while unset, solid and green while set (LOOK, Filters). */
export function FilterChip({ name, field, value, onChange }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate(field.label);
  const isSet = value !== undefined;
  const { filter } = shownOf(field);
  const options = typeof filter === 'function' ? filter(field) : [];
  // A link (from a box label) may filter by text; that can be removed.
  const isText = filter === 'address' && isSet;
  const isAsked = filter === 'records' || filter === 'range' || filter === 'tags';
  if (!isAsked && options.length === 0 && !isText) return null;
  const choose = (chosen: unknown) => {
    setAnchor(null);
    onChange(chosen);
  };
  const chosen = options.find((option) => option.value === String(value));
  return (
    <FilterChipLook data-set={isSet || undefined}>
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
            (isAsked ? (
              <Suspense fallback="…">
                <AskedLabel field={field} value={String(value)} />
              </Suspense>
            ) : isText ? (
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
            {isAsked ? (
              <AskedFilter name={name} field={field} value={value} onChange={choose} />
            ) : (
              <FilterOptions label={label} options={options} value={value} onChange={choose} />
            )}
          </Suspense>
        </Popover>
      )}
    </FilterChipLook>
  );
}

const Room = styled('div')({ width: 320, height: 62 });
