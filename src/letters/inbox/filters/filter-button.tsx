import IconButton from '@mui/material/IconButton';
import ListFilter from 'lucide-react/icons/list-filter';
import { Suspense, useState } from 'react';
import { translate } from '../../../../lib/language.ts';
import { lazyPart } from '../../../shell/index.ts';
import type { OpenItem } from '../../use-open-item.ts';
import { inboxMessages } from '../messages.ts';
import type { FilterField } from './filter.ts';

const FilterPanel = lazyPart(() => import('./filter-panel.tsx'));

type Props = { title: string; fields: readonly FilterField[]; place: OpenItem; isSet: boolean };

export function FilterButton({ isSet, ...rest }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        title={translate(inboxMessages.filter)}
        aria-label={isSet ? translate(inboxMessages.filterInUse) : translate(inboxMessages.filter)}
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
