import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { createHandOverVerbs } from '../../dataProvider/hand-over.ts';
import { useNaskah } from '../../dataProvider/index.ts';
import { translate } from '../../lib/language.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { failureMessage } from '../ui/failures.ts';
import { FormDialog, Labelled } from '../ui/form-dialog.tsx';
import { commonMessages } from '../ui/messages.ts';
import { useSubmit } from '../ui/use-submit.ts';
import { Picker } from '../views/parts.ts';
import { handOverMessages as said } from './messages.ts';
import { allTo, isGivable, type Plan, whatGoes } from './plan.ts';
import { WhatHappens } from './what-happens.tsx';
import { WorkLine } from './work-line.tsx';

type Props = {
  userId: string;
  personName: string;
  /** Of the account; an open one may be closed with it. */
  isActive: boolean;
  /** Whether closing it is chosen at first. */
  deactivates?: boolean;
  onClose: () => void;
  onDone?: () => void;
};

/** Everything open of somebody who leaves: a receiver a line, what goes to whom, all in one step. */
export default function HandOverDialog({ userId, personName, isActive, onClose, onDone, ...asked }: Props) {
  const { openWorkOf, handOver } = createHandOverVerbs(useNaskah());
  const client = useQueryClient();
  const notify = useNotify();
  const id = useId();
  const [plan, setPlan] = useState<Plan>({});
  const [closes, setCloses] = useState(asked.deactivates === true);
  const deactivates = isActive && closes;
  const { data, error, refetch } = useQuery({
    queryKey: ['open-work', userId],
    queryFn: ({ signal }) => openWorkOf(userId, { signal }),
    retry: false,
    staleTime: 0,
  });
  const { submit, refuse, errors, ...form } = useSubmit('items');
  const work = data ?? [];
  const items = work
    .filter((one) => isGivable(one, deactivates))
    .flatMap(({ key }) => (plan[key] ? [{ key, toUserId: plan[key].id }] : []));
  const send = () => {
    if (items.length === 0 && !deactivates) return refuse({}, translate(said.choose));
    return submit(async () => {
      const { handed, receivers } = await handOver(userId, { items, deactivate: deactivates });
      const names = receivers.map(({ label }) => label).join(', ');
      notify(translate(handed > 0 ? said.done(handed, names) : said.doneDeactivated), { type: 'success' });
      await client.invalidateQueries();
      onClose();
      onDone?.();
    });
  };
  return (
    <FormDialog
      title={translate(said.title(personName))}
      confirm={translate(
        deactivates ? (items.length > 0 ? said.confirmBoth : said.deactivateOnly) : said.confirm,
      )}
      danger={deactivates}
      ready={data !== undefined && (work.length > 0 || isActive)}
      form={{ ...form, failure: form.failure || errors.items || '' }}
      isTyped={Object.keys(plan).length > 0}
      frame={{ maxWidth: 'md' }}
      onSubmit={send}
      onClose={onClose}
    >
      {isActive && data && (
        <FormControlLabel
          control={<Switch checked={closes} onChange={(_, on) => setCloses(on)} />}
          label={
            <>
              {translate(said.deactivate)}
              <Hint>{translate(said.deactivateText)}</Hint>
            </>
          }
        />
      )}
      {error ? (
        <EmptyState title={translate(said.failed)} text={failureMessage(error)} onRetry={refetch} />
      ) : !data ? (
        <p role="status">{translate(commonMessages.loading)}</p>
      ) : work.length === 0 ? (
        <EmptyState title={translate(said.nothing)} text={translate(said.nothingText)} />
      ) : (
        <>
          <Labelled id={id} label={translate(said.all)}>
            <Picker
              id={id}
              to="manajemen-user.user"
              label={translate(said.all)}
              labelledBy={`${id}-label`}
              without={userId}
              value={null}
              onChange={(to) => to && setPlan({ ...plan, ...allTo(work, deactivates, to) })}
            />
            <small>{translate(said.allHint)}</small>
          </Labelled>
          <Lines>
            {work.map((one) => (
              <WorkLine
                key={one.key}
                work={one}
                userId={userId}
                isGivable={isGivable(one, deactivates)}
                to={plan[one.key] ?? null}
                onChoose={(to) => {
                  const { [one.key]: _before, ...others } = plan;
                  setPlan(to ? { ...others, [one.key]: to } : others);
                }}
              />
            ))}
          </Lines>
          <WhatHappens {...whatGoes(work, plan, deactivates)} />
        </>
      )}
    </FormDialog>
  );
}

const Lines = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Hint = styled('small')({ display: 'block', color: 'var(--ink-3)', fontSize: '0.75rem' });
