import IconButton from '@mui/material/IconButton';
import { ListFilter } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Place } from '../../place.ts';
import type { FilterField } from './filter.ts';

const FilterPanel = lazy(() => import('./filter-panel.tsx'));

type Props = { title: string; fields: readonly FilterField[]; place: Place; isSet: boolean };

/** Opens the filters; they are fetched when somebody wants them. */
export const FilterButton = ({ isSet, ...rest }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        title="Saring"
        aria-label={isSet ? 'Saring, ada saringan yang dipakai' : 'Saring'}
        aria-haspopup="dialog"
        color={isSet ? 'primary' : 'default'}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ListFilter size={18} strokeWidth={1.6} aria-hidden />
      </IconButton>
      {anchor && (
        <Suspense>
          <FilterPanel {...rest} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
