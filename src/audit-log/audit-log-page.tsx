import Button from '@mui/material/Button';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AuditQuery, createAuditLogVerbs } from '../../dataProvider/audit-log.ts';
import { useNaskah } from '../../dataProvider/index.ts';
import { auditLogPage } from '../../domain/audit/audit-log-page.ts';
import type { AuditEntry } from '../../domain/calls/audit-log.ts';
import { translate } from '../../lib/language.ts';
import { settingsPage } from '../../resources/settings-page.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { commonMessages } from '../ui/messages.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { useUrlState } from '../ui/use-url-state.ts';
import { AuditFilters, auditFilters, recordParam } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { ExportButton } from './export-button.tsx';
import { auditMessages as messages } from './messages.ts';
import '../ui/paged-card.css';
import './audit-log.css';

/** Everything that was done, newest first, a page after the other (SPEC B6). */
function AuditLogPage() {
  const { auditEntries } = createAuditLogVerbs(useNaskah());
  const { param, set } = useUrlState();
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const asked: AuditQuery = {
    userId: param('siapa') || undefined,
    resource: param('data') || undefined,
    recordId: param(recordParam) || undefined,
    kind: param('tindakan') || undefined,
    way: param('cara') || undefined,
    at: param('waktu') || undefined,
  };
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['audit-log', asked],
    queryFn: ({ pageParam, signal }) => auditEntries(asked, { after: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const entries = data?.pages.flatMap(({ items }) => items) ?? [];
  const isNarrowed = Object.values(asked).some(Boolean);
  const clear = () =>
    set(Object.fromEntries([recordParam, ...Object.keys(auditFilters)].map((name) => [name, null])));
  return (
    <div className="audit-page">
      <PageHeader
        breadcrumb={[{ label: translate(settingsPage.label), to: settingsPage.path }]}
        title={translate(auditLogPage.label)}
        actions={<ExportButton asked={asked} />}
      />
      <AuditFilters
        param={param}
        set={set}
        name={entries.find(({ record }) => record?.id === param(recordParam))?.record?.label ?? undefined}
      />
      <section className="card paged-table" aria-busy={!data && !error}>
        {error ? (
          <EmptyState title={translate(messages.failed)} onRetry={refetch} />
        ) : !data ? (
          <EmptyState title={translate(commonMessages.loading)} />
        ) : entries.length > 0 ? (
          <AuditTable entries={entries} onOpen={setOpened} />
        ) : isNarrowed ? (
          <EmptyState
            title={translate(commonMessages.notFound)}
            action={<Button onClick={clear}>{translate(commonMessages.clearFilters)}</Button>}
          />
        ) : (
          <EmptyState title={translate(messages.none)} />
        )}
      </section>
      {hasNextPage && (
        <Button className="audit-older" loading={isFetching} onClick={() => void fetchNextPage()}>
          {translate(messages.older)}
        </Button>
      )}
      {opened && (
        <EntryDialog
          entry={opened}
          onOnlyThis={(id) => {
            setOpened(null);
            set({ [recordParam]: id });
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

export default AuditLogPage;
