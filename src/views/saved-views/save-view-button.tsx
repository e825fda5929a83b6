import Button from '@mui/material/Button';
import Star from 'lucide-react/icons/star';
import { Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { lazyPart } from '../../shell/index.ts';
import { useOwnUnit } from '../own-unit.ts';
import { viewMessages } from './messages.ts';
import { useViewState, useViews } from './use-views.ts';
import { isFirst, viewOf } from './view-state.ts';

const NameDialog = lazyPart(() => import('./name-dialog.tsx'));

/** Offers to save the present state as a view, unless one has it already. */
export function SaveViewButton({ resource }: { resource: Resource }) {
  const notify = useNotify();
  const naskah = useNaskah();
  const { views, isKnown, refresh } = useViews(resource);
  const [state] = useViewState(resource);
  const own = useOwnUnit(resource);
  const [isNaming, setNaming] = useState(false);
  if (!isKnown || isFirst(resource, state, own) || viewOf(views, state)) return null;
  return (
    <>
      <Button
        variant="text"
        onClick={() => setNaming(true)}
        startIcon={<Star size={15} strokeWidth={1.6} aria-hidden />}
      >
        {translate(viewMessages.save)}
      </Button>
      {isNaming && (
        <Suspense>
          <NameDialog
            title={translate(viewMessages.saveNew)}
            asksDefault
            onClose={() => setNaming(false)}
            onSave={async ({ name, isDefault }) => {
              await naskah.createSavedView({ resource: resource.name, name, state, isDefault });
              notify(translate(viewMessages.saved(name)), { type: 'success' });
              refresh();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
