import IconButton from '@mui/material/IconButton';
import ListFilter from 'lucide-react/icons/list-filter';
import { Suspense, useState } from 'react';
import { say } from '../../../../lib/language.ts';
import { lazyPart } from '../../../shell/index.ts';
import type { Place } from '../../place.ts';
import { inboxWords } from '../words.ts';
import type { FilterField } from './filter.ts';

const FilterPanel = lazyPart(() => import('./filter-panel.tsx'));

type Props = { title: string; fields: readonly FilterField[]; place: Place; isSet: boolean };

export function FilterButton({ isSet, ...rest }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        title={say(inboxWords.filter)}
        aria-label={isSet ? say(inboxWords.filterInUse) : say(inboxWords.filter)}
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
}
