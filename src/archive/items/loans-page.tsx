import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { type LoanState, loanStates } from '../../../domain/archive/loans.ts';
import type { LentPaper } from '../../../domain/calls/archive-item-shapes.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { archive, archivePageOf } from '../../../resources/dokumen/arsip.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { failureMessage } from '../../ui/failures.ts';
import { formatDate } from '../../ui/format.ts';
import { commonMessages } from '../../ui/messages.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import { branchOf } from '../../views/parts.ts';
import { Lines } from './look.ts';
import { itemMessages as messages } from './messages.ts';
import { LoanChip } from './paper-tab.tsx';
import { ReturnDialog } from './return-dialog.tsx';

const perPage = 20;
const stateMessages = {
  open: messages.out,
  overdue: messages.overdue,
  returned: messages.returned,
} satisfies Record<LoanState, Message>;

/** Paper on loan, the next due first. */
export default function LoansPage() {
  const naskah = useNaskah();
  const client = useQueryClient();
  const [state, setState] = useState<LoanState>('open');
  const [page, setPage] = useState(1);
  const [q, setQ] = useState('');
  const [returning, setReturning] = useState<LentPaper | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['lent-paper', { state, page, q }],
    queryFn: ({ signal }) => naskah.lentPaper({ state, page, perPage, q }, { signal }),
    placeholderData: keepPreviousData,
  });
  const pages = Math.ceil((data?.totalCount ?? 0) / perPage);
  return (
    <Page>
      <PageHeader
        breadcrumb={[
          ...branchOf(archive).map((label) => ({ label: translate(label) })),
          { label: translate(archive.label), to: archive.path },
        ]}
        title={translate(messages.loansPage)}
        text={translate(messages.loansText)}
      />
      <Tools>
        <OutlinedInput
          size="small"
          type="search"
          placeholder={translate(messages.search)}
          inputProps={{ 'aria-label': translate(messages.search) }}
          value={q}
          onChange={(event) => {
            setQ(event.target.value);
            setPage(1);
          }}
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={state}
          aria-label={translate(messages.loansPage)}
          onChange={(_, chosen: LoanState | null) => {
            if (!chosen) return;
            setState(chosen);
            setPage(1);
          }}
        >
          {loanStates.map((one) => (
            <ToggleButton key={one} value={one}>
              {translate(stateMessages[one])}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Tools>
      {error ? (
        <EmptyState title={failureMessage(error)} onRetry={refetch} />
      ) : !data ? (
        <p role="status">{translate(commonMessages.loading)}</p>
      ) : data.items.length === 0 ? (
        <EmptyState title={translate(messages.nothingOut)} />
      ) : (
        <Sheet>
          <Lines>
            {data.items.map((loan) => (
              <li key={loan.id}>
                <div className="row">
                  <LinkBase to={pathOf(loan)}>{loan.archive.title}</LinkBase>
                  <LoanChip loan={loan} />
                  {loan.canReturn && (
                    <Button size="small" onClick={() => setReturning(loan)}>
                      {translate(messages.takeBack)}
                    </Button>
                  )}
                </div>
                <small>
                  {[
                    loan.archive.number,
                    loan.borrower.label,
                    translate(messages.dueBy(formatDate(loan.dueDate))),
                    loan.note,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </li>
            ))}
          </Lines>
        </Sheet>
      )}
      {pages > 1 && <PageLinks page={page} pages={pages} onPage={setPage} />}
      {returning && (
        <ReturnDialog
          onSend={async (note) => {
            await naskah.returnPaper(returning.archive.id, returning.id, note);
            void client.invalidateQueries({ queryKey: ['lent-paper'] });
            void client.invalidateQueries({ queryKey: ['archive-detail', returning.archive.id] });
          }}
          onClose={() => setReturning(null)}
        />
      )}
    </Page>
  );
}

const pathOf = ({ archive }: LentPaper): string => `${archivePageOf(archive)}?bagian=fisik`;

const Page = styled('div')({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  minWidth: 0,
});
const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  '& > .MuiInputBase-root': { width: 280, maxWidth: '100%' },
});
const Sheet = styled('div')({
  border: '1px solid var(--line)',
  borderRadius: 12,
  background: 'var(--surface)',
  padding: '2px 16px',
});
