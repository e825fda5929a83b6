import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import Star from 'lucide-react/icons/star';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { SavedView } from '../../../domain/calls/saved-views.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { useRequest } from '../../ui/use-request.ts';
import { viewMessages } from './messages.ts';
import NameDialog from './name-dialog.tsx';
import { useViewState, useViews } from './use-views.ts';
import { isSame, plainState, viewOf } from './view-state.ts';

type Props = { resource: Resource; onClose: () => void };

export default function ViewsPanel({ resource, onClose }: Props) {
  const notify = useNotify();
  const naskah = useNaskah();
  const { request } = useRequest();
  const { views, refresh } = useViews(resource);
  const [state, show] = useViewState(resource);
  const [renamed, setRenamed] = useState<SavedView | null>(null);
  const [lastShown, setLastShown] = useState<string | null>(null);
  const current = viewOf(views, state);
  const plain = plainState(resource);
  const replaceable = current ? undefined : views.find((view) => view.id === lastShown);
  const attempt = async (work: () => Promise<unknown>, words?: string) => {
    if ((await request(work)) && words) notify(words, { type: 'success' });
    refresh();
  };
  return (
    <Panel>
      <ul>
        <li>
          <button
            type="button"
            aria-current={isSame(state, plain) ? 'true' : undefined}
            onClick={() => {
              show(plain);
              onClose();
            }}
          >
            <Mark on={isSame(state, plain)} />
            <span>{translate(viewMessages.all)}</span>
          </button>
        </li>
        {views.map((view) => (
          <li key={view.id}>
            <button
              type="button"
              aria-current={current?.id === view.id ? 'true' : undefined}
              onClick={() => {
                setLastShown(view.id);
                show(view.state);
                onClose();
              }}
            >
              <Mark on={current?.id === view.id} />
              <span title={view.name}>{view.name}</span>
            </button>
            <IconButton
              size="small"
              aria-label={translate((view.isDefault ? viewMessages.unstar : viewMessages.star)(view.name))}
              aria-pressed={view.isDefault}
              onClick={() => attempt(() => naskah.changeSavedView(view.id, { isDefault: !view.isDefault }))}
            >
              <Star size={15} strokeWidth={1.6} aria-hidden />
            </IconButton>
            <IconButton
              size="small"
              aria-label={translate(viewMessages.rename(view.name))}
              onClick={() => setRenamed(view)}
            >
              <Pencil size={15} strokeWidth={1.6} aria-hidden />
            </IconButton>
            <IconButton
              size="small"
              aria-label={translate(viewMessages.remove(view.name))}
              onClick={() =>
                attempt(() => naskah.deleteSavedView(view.id), translate(viewMessages.removed(view.name)))
              }
            >
              <Trash size={15} strokeWidth={1.6} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {views.length === 0 && <p>{translate(viewMessages.none)}</p>}
      {replaceable && (
        <Button
          variant="text"
          onClick={() =>
            attempt(
              () => naskah.changeSavedView(replaceable.id, { state }),
              translate(viewMessages.saved(replaceable.name)),
            )
          }
        >
          {translate(viewMessages.replace(replaceable.name))}
        </Button>
      )}
      {renamed && (
        <NameDialog
          title={translate(viewMessages.renameTitle)}
          name={renamed.name}
          onClose={() => setRenamed(null)}
          onSave={async ({ name }) => {
            await naskah.changeSavedView(renamed.id, { name });
            refresh();
          }}
        />
      )}
    </Panel>
  );
}

function Mark({ on }: { on: boolean }) {
  return on ? <Check size={15} strokeWidth={2} aria-hidden /> : <i aria-hidden />;
}

const Panel = styled('div')({
  padding: 6,
  '& ul': { margin: 0, padding: 0, listStyle: 'none', maxHeight: 'min(420px, 60vh)', overflowY: 'auto' },
  '& li': { display: 'flex', alignItems: 'center', borderRadius: 7 },
  '& li:hover, & li:focus-within': { background: 'var(--hover)' },
  '& li > button:first-of-type': {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 34,
    padding: '0 8px',
    border: 0,
    borderRadius: 7,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '& i': { width: 15, flex: 'none' },
    '& svg': { flex: 'none', color: 'var(--accent)' },
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  '& li > button:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: -2 },
  '& li .MuiIconButton-root': { width: 30, height: 30 },
  '& [aria-pressed="true"]': { color: 'var(--stamp)', background: 'var(--stamp-soft)' },
  '& p': { margin: '6px 10px 8px', fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' },
});
