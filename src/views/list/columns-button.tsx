import IconButton from '@mui/material/IconButton';
import Columns3 from 'lucide-react/icons/columns-3';
import { Suspense, useState } from 'react';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { lazyPart } from '../../shell/index.ts';
import { usePrefetch } from '../../ui/use-prefetch.ts';
import { Popover } from '../floating.tsx';
import { columnMessages } from './messages.ts';

const ColumnsPanel = lazyPart(() => import('./columns-panel.tsx'));

/** Opens the choice of columns. */
export function ColumnsButton({ resource }: { resource: Resource }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  usePrefetch(Popover.load, true);
  usePrefetch(ColumnsPanel.load, true);
  return (
    <>
      <IconButton
        aria-label={translate(columnMessages.title)}
        title={translate(columnMessages.title)}
        aria-haspopup="dialog"
        aria-expanded={anchor ? 'true' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Columns3 size={18} strokeWidth={1.6} aria-hidden />
      </IconButton>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-label': translate(columnMessages.title),
              style: { marginTop: '4px', width: 320, minHeight: 120 },
            },
          }}
        >
          <Suspense>
            <ColumnsPanel resource={resource} />
          </Suspense>
        </Popover>
      )}
    </>
  );
}
