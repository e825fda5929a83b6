import Button from '@mui/material/Button';
import { useState } from 'react';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { ArchiveDetail, PaperLoan } from '../../../domain/calls/archive-items.ts';
import { say } from '../../../lib/language.ts';
import { formatDate, formatDateTime } from '../../ui/format.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import type { Row } from '../../views/parts.ts';
import { usePrint } from '../parts/use-print.ts';
import { LendDialog } from './lend-dialog.tsx';
import { Foot, Lines, Quiet } from './look.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { useChange } from './use-detail.ts';
import { itemWords as words } from './words.ts';

export function PaperTab({ row, detail }: { row: Row; detail: ArchiveDetail }) {
  const naskah = useNaskah();
  const print = usePrint();
  const { change } = useChange(row.id);
  const [isLending, setLending] = useState(false);
  const [returning, setReturning] = useState<PaperLoan | null>(null);
  const { can, loans, filingUnit } = detail;
  const text = (name: string) => (typeof row[name] === 'string' && row[name] ? String(row[name]) : undefined);
  const [location, cupboard, box] = [text('location'), text('cupboard'), text('box')];
  const place = [location, cupboard && say(words.cupboard(cupboard)), box && say(words.box(box))].filter(
    Boolean,
  );
  const isOut = loans.some((loan) => !loan.returnedAt);
  return (
    <>
      <Lines>
        <li>
          <small>{say(words.filingUnit)}</small>
          {filingUnit ? (
            <LinkBase to={`/dokumen/pemberkasan/${filingUnit.id}`}>
              {filingUnit.code} {filingUnit.title}
            </LinkBase>
          ) : (
            <span>{say(detail.isFiled ? words.filedElsewhere : words.unfiled)}</span>
          )}
        </li>
        <li>
          <small>{say(words.place)}</small>
          <span>{place.length > 0 ? place.join(', ') : say(words.noPlace)}</span>
        </li>
      </Lines>
      {can.open && (
        <Foot>
          {can.lend && !isOut && place.length > 0 && (
            <Button variant="contained" onClick={() => setLending(true)}>
              {say(words.lend)}
            </Button>
          )}
          <Button variant="outlined" onClick={() => print({ ids: [row.id] })}>
            {say(words.label)}
          </Button>
          {box && (
            <Button variant="outlined" onClick={() => print({ box })}>
              {say(words.boxLabel)}
            </Button>
          )}
        </Foot>
      )}
      {can.lend && !isOut && place.length === 0 && <Quiet>{say(words.placeFirst)}</Quiet>}
      <h3>{say(words.loans)}</h3>
      {loans.length === 0 && <Quiet>{say(words.noLoans)}</Quiet>}
      <Lines>
        {loans.map((loan) => (
          <li key={loan.id}>
            <div className="row">
              <b>{loan.borrower.label}</b>
              <LoanChip loan={loan} />
              {can.lend && !loan.returnedAt && (
                <Button size="small" onClick={() => setReturning(loan)}>
                  {say(words.takeBack)}
                </Button>
              )}
            </div>
            <small>
              {say(words.lentBy(loan.lentBy.label, formatDate(loan.lentAt)))}{' '}
              {say(words.dueBy(formatDate(loan.dueDate)))}
              {loan.note && ` · ${loan.note}`}
            </small>
            {loan.returnedAt && (
              <small>
                {say(words.returned)} {formatDateTime(loan.returnedAt)}
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
  if (loan.returnedAt) return <SoftChip>{say(words.returned)}</SoftChip>;
  return loan.isOverdue ? (
    <SoftChip tone="danger">{say(words.overdue)}</SoftChip>
  ) : (
    <SoftChip tone="warn">{say(words.lentOut)}</SoftChip>
  );
}
