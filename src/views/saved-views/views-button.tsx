import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { lazyPart } from '../../shell/index.ts';
import { Popover } from '../floating.tsx';
import { useOwnUnit } from '../own-unit.ts';
import { viewMessages } from './messages.ts';
import { useViewState, useViews } from './use-views.ts';
import { isFirst, isSame, plainState, viewOf } from './view-state.ts';

const ViewsPanel = lazyPart(() => import('./views-panel.tsx'));

export function ViewsButton({ resource }: { resource: Resource }) {
  const { views, isKnown, takeNews } = useViews(resource);
  const [state, show] = useViewState(resource);
  const own = useOwnUnit(resource);
  const { search } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isDecided = useRef(false);
  useEffect(() => {
    if (!isKnown || isDecided.current) return;
    isDecided.current = true;
    const news = takeNews();
    if (news && search === '') show(news);
  }, [isKnown, search, show, takeNews]);
  const current = viewOf(views, state);
  const isPlain = isSame(state, plainState(resource));
  // Nothing to choose between, nothing to keep.
  if (!isKnown || (views.length === 0 && isFirst(resource, state, own))) return null;
  const name = current?.name ?? translate(isPlain ? viewMessages.all : viewMessages.changed);
  return (
    <>
      <Chosen
        variant="text"
        size="small"
        aria-label={translate(viewMessages.choose(name))}
        aria-haspopup="dialog"
        aria-expanded={anchor ? 'true' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<ChevronDown size={15} strokeWidth={1.6} aria-hidden />}
      >
        {name}
      </Chosen>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-label': translate(viewMessages.title),
              style: { marginTop: '4px', width: 320, maxWidth: 'calc(100vw - 32px)' },
            },
          }}
        >
          <Suspense>
            <ViewsPanel resource={resource} onClose={() => setAnchor(null)} />
          </Suspense>
        </Popover>
      )}
    </>
  );
}

const Chosen = styled(Button)({
  maxWidth: 260,
  '& > :first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
});
