import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Archive from 'lucide-react/icons/archive';
import FileClock from 'lucide-react/icons/file-clock';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import { Suspense, useState } from 'react';
import { LinkBase, useNavigate } from 'react-admin';
import { type FilingUnitVerb, useNaskah } from '../../../dataProvider/index.ts';
import { filingPages } from '../../../domain/archive/filing-pages.ts';
import { retentionTold, type TimedUnit } from '../../../domain/archive/retention-outlook.ts';
import type { ProposalKind } from '../../../domain/archive/retention-parties.ts';
import { stateChoices } from '../../../domain/archive/retention-words.ts';
import { choiceOf } from '../../../lib/choice.ts';
import { translate } from '../../../lib/language.ts';
import { lazyPart } from '../../shell/index.ts';
import { formatDate } from '../../ui/format.ts';
import { commonMessages } from '../../ui/messages.ts';
import { useRequest } from '../../ui/use-request.ts';
import type { Row } from '../../views/parts.ts';
import { Holds } from './holds.tsx';
import { lifeMessages as messages, proposeOneMessages, verbMessages } from './life-messages.ts';

const LifeDialog = lazyPart(() => import('./life-dialog.tsx'));

/** Retention rule of a filing unit, its next date and the actions open to the actor (DOMAIN 12.13). */
export function RetentionCard({ row, onChanged }: { row: Row; onChanged: () => void }) {
  const { filingRetention, propose } = useNaskah();
  const client = useQueryClient();
  const { isPending, request } = useRequest();
  const navigate = useNavigate();
  const [verb, setVerb] = useState<FilingUnitVerb | null>(null);
  const [holdId, setHoldId] = useState<string>();
  const id = String(row.id);
  const { data, error, refetch } = useQuery({
    queryKey: ['filing', 'retention', id, row.version, row.itemCount],
    queryFn: ({ signal }) => filingRetention(id, { signal }),
    placeholderData: (before) => before,
  });
  const changed = () => {
    onChanged();
    void refetch();
    void client.invalidateQueries({ queryKey: ['dokumen.pemberkasan'] });
  };
  if (error)
    return (
      <section className="card pad">
        <p className="filing-quiet">{translate(messages.notLoaded)}</p>
        <div>
          <Button onClick={() => void refetch()}>{translate(commonMessages.retry)}</Button>
        </div>
      </section>
    );
  if (!data)
    return (
      <section className="card pad" aria-busy>
        <Skeleton width="60%" animation={false} />
        <Skeleton width="40%" animation={false} />
      </section>
    );
  const told = retentionTold(timedOf(row), data.schedule);
  const start = (kind: ProposalKind) =>
    request(async () => {
      const made = await propose(kind, [id], null);
      navigate(`${filingPages.retention}/${made.id}`);
    });
  const proposable = data.can.propose;
  const stateOf = choiceOf(stateChoices, data.proposal?.state);
  const facts: [string, string | null][] = [
    [translate(messages.closed), dayOf(row.closedDate)],
    [translate(messages.since), dayOf(row.retentionStartDate)],
    [translate(messages.activeUntil), dayOf(row.activeUntil)],
    [translate(messages.inactiveUntil), dayOf(row.inactiveUntil)],
    [translate(messages.ending), row.finalDisposition ? String(row.finalDisposition) : null],
  ];
  return (
    <section className="card filing-retention" aria-label={translate(messages.retention)}>
      <div className="filing-words">
        <h2>{told.outlook}</h2>
        {told.rule && <p className="filing-quiet">{told.rule}</p>}
        {told.waitsFor && <p className="filing-quiet">{told.waitsFor}.</p>}
        {data.holds.length > 0 && (
          <Holds
            holds={data.holds}
            onLift={(one) => {
              setHoldId(one);
              setVerb('release');
            }}
          />
        )}
        {data.proposal && (
          <p className="filing-quiet">
            {translate(messages.within)}{' '}
            <LinkBase to={`${filingPages.retention}/${data.proposal.id}`}>{data.proposal.number}</LinkBase> (
            {stateOf && translate(stateOf.label).toLowerCase()}).
          </p>
        )}
        {data.proposers.length > 0 && (
          <p className="filing-quiet">
            {translate(messages.proposedBy)} {data.proposers.map(({ label }) => label).join(', ')}.
          </p>
        )}
        <dl className="filing-facts">
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
      <div className="filing-doing">
        {proposable && (
          <Button
            variant="contained"
            disabled={isPending}
            startIcon={<FileClock size={15} strokeWidth={1.6} aria-hidden />}
            onClick={() => void start(proposable)}
          >
            {translate(proposeOneMessages[proposable])}
          </Button>
        )}
        {data.can.close && (
          <Button
            variant="contained"
            startIcon={<Archive size={15} strokeWidth={1.6} aria-hidden />}
            onClick={() => setVerb('close')}
          >
            {translate(verbMessages.close.confirm)}
          </Button>
        )}
        {data.can.reopen && (
          <Button
            variant="outlined"
            startIcon={<LockOpen size={15} strokeWidth={1.6} aria-hidden />}
            onClick={() => setVerb('reopen')}
          >
            {translate(verbMessages.reopen.confirm)}
          </Button>
        )}
        {data.can.hold && (
          <Button
            variant="outlined"
            startIcon={<Lock size={15} strokeWidth={1.6} aria-hidden />}
            onClick={() => setVerb('hold')}
          >
            {translate(messages.hold)}
          </Button>
        )}
      </div>
      <Suspense>
        {verb && (
          <LifeDialog
            verb={verb}
            id={id}
            {...(verb === 'release' && { holdId })}
            needsStart={data.needsStart}
            eventName={data.eventName}
            onDone={changed}
            onClose={() => setVerb(null)}
          />
        )}
      </Suspense>
    </section>
  );
}

const dayOf = (day: unknown): string | null => (typeof day === 'string' ? formatDate(day) : null);

const timedOf = (row: Row): TimedUnit => ({
  status: textOf(row.status),
  stage: textOf(row.stage),
  activeUntil: textOf(row.activeUntil),
  inactiveUntil: textOf(row.inactiveUntil),
  finalDisposition: textOf(row.finalDisposition),
  year: Number(row.year),
  isHeld: row.isHeld === true,
  eventId: textOf(row.eventId),
  retentionStartDate: textOf(row.retentionStartDate),
});
const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);
