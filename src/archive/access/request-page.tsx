import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { type ReactNode, Suspense, useState } from 'react';
import { LinkBase } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { AccessAct } from '../../../domain/archive/access-life.ts';
import { accessLife, isGranted } from '../../../domain/archive/access-life.ts';
import { accessPage } from '../../../domain/archive/access-requests.ts';
import type { AccessRequestDetail } from '../../../domain/calls/archive-access.ts';
import { translate } from '../../../lib/language.ts';
import { archivePageOf } from '../../../resources/dokumen/arsip.ts';
import { lazyPart } from '../../shell/index.ts';
import { formatDate } from '../../ui/format.ts';
import { commonMessages } from '../../ui/messages.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { StateChip } from '../../ui/state-chip.tsx';
import { NotThere } from '../parts/not-there.tsx';
import { accessMessages as messages } from './messages.ts';
import { RequestTrail } from './request-trail.tsx';
import '../parts/parts.css';
import './access.css';

const ActDialog = lazyPart(() => import('./act-dialog.tsx'));

function RequestPage() {
  const { id = '' } = useParams();
  const { readAccessRequest } = useNaskah();
  const client = useQueryClient();
  const [doing, setDoing] = useState<AccessAct | null>(null);
  const key = ['access-request', id];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readAccessRequest(id, { signal }),
  });
  if (!data)
    return (
      <NotThere
        title={messages.title}
        error={error}
        retry={() => void refetch()}
        list={accessPage.path}
        messages={messages}
      />
    );
  const changed = (now: AccessRequestDetail) => {
    client.setQueryData(key, now);
    void client.invalidateQueries({ queryKey: ['access-requests'] });
    void client.invalidateQueries({ queryKey: ['archive-detail', now.archive.id] });
  };
  const { archive, can } = data;
  return (
    <div className="archive-page">
      <PageHeader
        breadcrumb={[{ label: translate(messages.title), to: accessPage.path }]}
        title={archive.title ?? translate(messages.unseen)}
        chips={<StateChip of={accessLife[data.state]} />}
        actions={
          <>
            {can.withdraw && (
              <Button variant="outlined" onClick={() => setDoing('withdraw')}>
                {translate(messages.withdraw)}
              </Button>
            )}
            {can.revoke && (
              <Button variant="outlined" color="error" onClick={() => setDoing('revoke')}>
                {translate(messages.revoke)}
              </Button>
            )}
            {can.decide && (
              <>
                <Button variant="outlined" color="error" onClick={() => setDoing('refuse')}>
                  {translate(messages.refuse)}
                </Button>
                <Button
                  variant="contained"
                  startIcon={<Check size={15} strokeWidth={1.6} aria-hidden />}
                  onClick={() => setDoing('approve')}
                >
                  {translate(messages.approve)}
                </Button>
              </>
            )}
            {data.item && data.isMine && (
              <Button
                variant={isGranted(data.state) ? 'contained' : 'outlined'}
                component={LinkBase}
                to={archivePageOf(archive)}
              >
                {translate(messages.openItem)}
              </Button>
            )}
          </>
        }
      />
      <div className="access-detail">
        <section className="card">
          <h2>{translate(messages.facts)}</h2>
          <Facts data={data} />
        </section>
        <section className="card">
          <h2>{translate(messages.history)}</h2>
          <RequestTrail request={data} />
        </section>
      </div>
      <Suspense>
        {doing && (
          <ActDialog
            verb={doing}
            request={data}
            onDone={changed}
            onRefused={() => void refetch()}
            onClose={() => setDoing(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

function Facts({ data }: { data: AccessRequestDetail }) {
  const { archive, item } = data;
  return (
    <dl className="access-facts">
      <Fact label={translate(commonMessages.reason)} wide>
        {data.reason}
      </Fact>
      <Fact label={translate(messages.askedBy)}>
        {data.by.label}
        <small>{data.by.positionName}</small>
      </Fact>
      <Fact label={translate(messages.wanted)}>{formatDate(data.wantedUntil)}</Fact>
      {data.fromDay && data.untilDay && (
        <Fact label={translate(messages.granted)}>
          {translate(messages.period(formatDate(data.fromDay), formatDate(data.untilDay)))}
        </Fact>
      )}
      {item && (
        <Fact label={translate(messages.item)} wide>
          <LinkBase to={archivePageOf(archive)}>{archive.title}</LinkBase>
        </Fact>
      )}
      {archive.number && <Fact label={translate(messages.number)}>{archive.number}</Fact>}
      {item && (
        <>
          <Fact label={translate(messages.documentDate)}>{formatDate(item.documentDate)}</Fact>
          <Fact label={translate(messages.security)}>{item.security.label}</Fact>
          <Fact label={translate(messages.classification)}>{item.classification.label}</Fact>
        </>
      )}
      <Fact label={translate(messages.unit)}>{archive.unit.label}</Fact>
    </dl>
  );
}

function Fact({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'is-wide' : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export default RequestPage;
