import Button from '@mui/material/Button';
import { useState } from 'react';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { ArchiveDetail, PaperLoan } from '../../../domain/calls/archive-item-shapes.ts';
import { translate } from '../../../lib/language.ts';
import { formatDate, formatDateTime } from '../../ui/format.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import type { Row } from '../../views/parts.ts';
import { usePrint } from '../parts/use-print.ts';
import { LendDialog } from './lend-dialog.tsx';
import { Foot, Lines, Quiet } from './look.ts';
import { itemMessages as messages } from './messages.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { useChange } from './use-detail.ts';

export function PaperTab({ row, detail }: { row: Row; detail: ArchiveDetail }) {
  const naskah = useNaskah();
  const print = usePrint();
  const { change } = useChange(row.id);
  const [isLending, setLending] = useState(false);
  const [returning, setReturning] = useState<PaperLoan | null>(null);
  const { can, loans, filingUnit } = detail;
  const text = (name: string) => (typeof row[name] === 'string' && row[name] ? String(row[name]) : undefined);
  const [location, cupboard, box] = [text('location'), text('cupboard'), text('box')];
  const place = [
    location,
    cupboard && translate(messages.cupboard(cupboard)),
    box && translate(messages.box(box)),
  ].filter(Boolean);
  const isOut = loans.some((loan) => !loan.returnedAt);
  return (
    <>
      <Lines>
        <li>
          <small>{translate(messages.filingUnit)}</small>
          {filingUnit ? (
            <LinkBase to={`/dokumen/pemberkasan/${filingUnit.id}`}>
              {filingUnit.code} {filingUnit.title}
            </LinkBase>
          ) : (
            <span>{translate(detail.isFiled ? messages.filedElsewhere : messages.unfiled)}</span>
          )}
        </li>
        <li>
          <small>{translate(messages.place)}</small>
          <span>{place.length > 0 ? place.join(', ') : translate(messages.noPlace)}</span>
        </li>
      </Lines>
      {can.open && (
        <Foot>
          {can.lend && !isOut && place.length > 0 && (
            <Button variant="contained" onClick={() => setLending(true)}>
              {translate(messages.lend)}
            </Button>
          )}
          <Button variant="outlined" onClick={() => print({ ids: [row.id] })}>
            {translate(messages.label)}
          </Button>
          {box && (
            <Button variant="outlined" onClick={() => print({ box })}>
              {translate(messages.boxLabel)}
            </Button>
          )}
        </Foot>
      )}
      {can.lend && !isOut && place.length === 0 && <Quiet>{translate(messages.placeFirst)}</Quiet>}
      <h3>{translate(messages.loans)}</h3>
      {loans.length === 0 && <Quiet>{translate(messages.noLoans)}</Quiet>}
      <Lines>
        {loans.map((loan) => (
          <li key={loan.id}>
            <div className="row">
              <b>{loan.borrower.label}</b>
              <LoanChip loan={loan} />
              {can.lend && !loan.returnedAt && (
                <Button size="small" onClick={() => setReturning(loan)}>
                  {translate(messages.takeBack)}
                </Button>
              )}
            </div>
            <small>
              {translate(messages.lentBy(loan.lentBy.label, formatDate(loan.lentAt)))}{' '}
              {translate(messages.dueBy(formatDate(loan.dueDate)))}
              {loan.note && ` · ${loan.note}`}
            </small>
            {loan.returnedAt && (
              <small>
                {translate(messages.returned)} {formatDateTime(loan.returnedAt)}
                {loan.returnNote && ` · ${loan.returnNote}`}
              </small>
            )}
          </li>
        ))}
      </Lines>
      {isLending && <LendDialog archiveId={row.id} change={change} onClose={() => setLending(false)} />}
      {returning && (
        <ReturnDialog
          onSend={(note) => change(() => naskah.returnPaper(row.id, returning.id, note))}
          onClose={() => setReturning(null)}
        />
      )}
    </>
  );
}

/** Out, overdue, or back. */
export function LoanChip({ loan }: { loan: PaperLoan }) {
  if (loan.returnedAt) return <SoftChip>{translate(messages.returned)}</SoftChip>;
  return loan.isOverdue ? (
    <SoftChip tone="danger">{translate(messages.overdue)}</SoftChip>
  ) : (
    <SoftChip tone="warn">{translate(messages.lentOut)}</SoftChip>
  );
}
