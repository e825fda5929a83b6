import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import { createAbsenceVerbs } from '../../../dataProvider/absence.ts';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Absence } from '../../../domain/calls/absence.ts';
import { translate } from '../../../lib/language.ts';
import { lazyPart, type Signed } from '../../shell/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatDate } from '../../ui/format.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { usePrefetch } from '../../ui/use-prefetch.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Row } from '../parts/row.tsx';
import { absenceMessages as said } from './messages.ts';
import './absence.css';

const AbsenceDialog = lazyPart(() => import('./absence-dialog.tsx'));
const key = ['absences'];

/** Days out of office, now and to come, and who does the work of the post then. */
export default function AbsenceSection({ signed }: { signed: Signed }) {
  const { absences, endAbsence } = createAbsenceVerbs(useNaskah());
  const notify = useNotify();
  const client = useQueryClient();
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => absences({ signal }) });
  const { isPending, failure, submit } = useSubmit();
  const [isAnnouncing, setAnnouncing] = useState(false);
  const [asked, setAsked] = useState<Absence | null>(null);
  usePrefetch(AbsenceDialog.load, query.data?.mayAnnounce === true);
  const renew = () => client.invalidateQueries({ queryKey: key });
  const end = async ({ id }: Absence) => {
    if (await submit(() => endAbsence(id))) notify(translate(said.ended), { type: 'success' });
    setAsked(null);
    await renew();
  };
  return (
    <>
      <Loaded query={query}>
        {({ items, mayAnnounce }) => (
          <>
            {items.length === 0 ? (
              <p className="account-missing">{translate(mayAnnounce ? said.none : said.notHere)}</p>
            ) : (
              <ul className="account-rows">
                {items.map((absence) => (
                  <li key={absence.id}>
                    <Row
                      title={translate(
                        said.period(formatDate(absence.startDate), formatDate(absence.endDate)),
                      )}
                      text={`${translate(said.to(absence.toName, absence.positionName))} · ${absence.reason}`}
                      chip={
                        <SoftChip tone={absence.hasBegun ? 'warn' : 'info'}>
                          {translate(absence.hasBegun ? said.now : said.coming)}
                        </SoftChip>
                      }
                      action={
                        <Button onClick={() => setAsked(absence)}>
                          {translate(absence.hasBegun ? said.end : said.cancel)}
                        </Button>
                      }
                    />
                  </li>
                ))}
              </ul>
            )}
            {mayAnnounce && (
              <div className="account-below">
                <Button onClick={() => setAnnouncing(true)}>{translate(said.announce)}</Button>
              </div>
            )}
          </>
        )}
      </Loaded>
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
      {isAnnouncing && (
        <Suspense>
          <AbsenceDialog
            meId={signed.user.id}
            proposed={query.data?.proposed ?? []}
            onDone={() => void renew()}
            onClose={() => setAnnouncing(false)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={translate(said.askEnd)}
        confirm={translate(asked?.hasBegun ? said.end : said.cancel)}
        busy={isPending}
        onConfirm={() => asked && void end(asked)}
        onClose={() => setAsked(null)}
      >
        {asked && translate(said.askEndText(asked.toName))}
      </ConfirmDialog>
    </>
  );
}
