import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Bookmark from 'lucide-react/icons/bookmark';
import Trash2 from 'lucide-react/icons/trash-2';
import { Suspense, useState } from 'react';
import { LinkBase, useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { SavedView } from '../../../domain/calls/saved-views.ts';
import { type DataReportPlace, dataReportAddress } from '../../../domain/reports/data-report-page.ts';
import { translate } from '../../../lib/language.ts';
import { lazyPart } from '../../shell/index.ts';
import { useRequest } from '../../ui/use-request.ts';
import { dataMessages } from './messages.ts';
import { placeIn } from './use-data-place.ts';

const NameDialog = lazyPart(async () => ({ default: (await import('../../views/parts.ts')).NameDialog }));

/** The name that saved reports go by among saved views. */
const list = 'report';
const key = ['saved-views', list];

/** Saves the report that is open, and opens saved ones. */
export function SavedReports({ place }: { place?: DataReportPlace }) {
  const { listSavedViews, createSavedView, deleteSavedView } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const { request } = useRequest();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isNaming, setNaming] = useState(false);
  const { data: reports = [] } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => listSavedViews(list, { signal }),
    retry: false,
  });
  const refresh = () => client.invalidateQueries({ queryKey: key });
  const save = async (name: string, { resource, groups, measures, filter }: DataReportPlace) => {
    const state = {
      resource,
      groups: groups.join(','),
      measures: measures.join(','),
      filter: JSON.stringify(filter),
    };
    await createSavedView({
      resource: list,
      name,
      isDefault: false,
      state: { filter: state, sort: { field: 'count', order: 'DESC' } },
    });
    notify(translate(dataMessages.savedOne), { type: 'success' });
    await refresh();
  };
  return (
    <>
      {reports.length > 0 && (
        <Button variant="outlined" aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
          {translate(dataMessages.saved)} ({reports.length})
        </Button>
      )}
      {place && (
        <Button
          variant="outlined"
          startIcon={<Bookmark size={15} strokeWidth={1.6} aria-hidden />}
          onClick={() => setNaming(true)}
        >
          {translate(dataMessages.save)}
        </Button>
      )}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <ul className="report-saved" aria-label={translate(dataMessages.saved)}>
          {reports.map((view) => (
            <li key={view.id}>
              <LinkBase to={addressOf(view)} onClick={() => setAnchor(null)}>
                {view.name}
              </LinkBase>
              <IconButton
                aria-label={translate(dataMessages.remove(view.name))}
                onClick={() => request(() => deleteSavedView(view.id).then(refresh))}
              >
                <Trash2 size={15} strokeWidth={1.6} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      </Popover>
      <Suspense>
        {isNaming && place && (
          <NameDialog
            title={translate(dataMessages.saveTitle)}
            onSave={({ name }) => save(name, place)}
            onClose={() => setNaming(false)}
          />
        )}
      </Suspense>
    </>
  );
}

const addressOf = ({ state }: SavedView): string =>
  dataReportAddress(
    placeIn(Object.fromEntries(Object.entries(state.filter).map(([name, value]) => [name, String(value)]))),
  );
