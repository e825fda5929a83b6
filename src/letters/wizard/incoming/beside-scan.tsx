import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useState } from 'react';
import { attachmentLimits } from '../../../../domain/letters/letter.ts';
import { translate } from '../../../../lib/language.ts';
import { formatSize } from '../../../ui/format.ts';
import { FileArea } from '../../../ui/pickers/index.ts';
import { proposalMessages, useFirstProposal } from '../../../ui/proposals/index.ts';
import { ErrorLine, Hint } from '../frame/field.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { documentOf } from '../steps/document-field.tsx';
import { Segments } from '../steps/segments.tsx';
import { UploadProgress } from '../uploads/index.ts';
import { MailOutcomes } from './mail-outcomes.tsx';
import { incomingMessages } from './messages.ts';
import { QueueBar } from './queue-bar.tsx';
import { scanAccept } from './scan-file.ts';
import { ScanView } from './scan-view.tsx';
import { useScanProposals } from './use-scan-proposals.ts';
import { mostScans, useTakeScans } from './use-take-scans.ts';

/** The scan first, its page beside the fields. On narrow screens one of them. */
export function BesideScan({ children }: { children: ReactNode }) {
  const { draft, prefill } = useWizard();
  const [shown, setShown] = useState<'fields' | 'scan'>('fields');
  const scan = documentOf(draft.attachments);
  const read = useScanProposals();
  const { take, fault, progress } = useTakeScans();
  useEffect(() => {
    if (draft.contentMode !== 'upload') prefill({ contentMode: 'upload' });
  }, [draft.contentMode, prefill]);
  useFirstProposal(read?.isLetter === true);
  const area = (label: string, hasHint: boolean) => (
    <FileArea
      input={{}}
      label={label}
      accept={scanAccept}
      multiple
      disabled={progress !== undefined}
      count={scan ? 1 : 0}
      onFiles={(files) => void take(files)}
    >
      {hasHint && <h2>{translate(incomingMessages.dropScans)}</h2>}
    </FileArea>
  );
  return (
    <Halves data-shown={scan ? shown : 'both'}>
      <QueueBar>
        {scan && (
          <Segments
            label={translate(incomingMessages.scanOfLetter)}
            value={shown}
            choices={[
              { value: 'fields', label: translate(incomingMessages.fields) },
              { value: 'scan', label: translate(incomingMessages.scanBeside) },
            ]}
            onChange={setShown}
          />
        )}
      </QueueBar>
      <div className="halves">
        <section className="scan" aria-label={translate(incomingMessages.scanOfLetter)}>
          {scan ? (
            <>
              <header>
                <b title={scan.fileName}>{scan.fileName}</b>
                <UploadProgress file={scan} />
                <span role="status">
                  {read?.isLetter === null && translate(proposalMessages.reading)}
                  {progress && translate(incomingMessages.takingScans(progress.done, progress.all))}
                </span>
              </header>
              <ScanView key={scan.key} file={scan} />
              {area(translate(incomingMessages.addScans), false)}
            </>
          ) : (
            <div className="start">
              {area(translate(incomingMessages.chooseScans), true)}
              <Hint>
                {translate(incomingMessages.scansHint(mostScans, formatSize(attachmentLimits.bytes)))}
              </Hint>
              <MailOutcomes />
            </div>
          )}
          {fault && <ErrorLine text={fault} />}
        </section>
        <div className="fields scrolls-fields">{children}</div>
      </div>
    </Halves>
  );
}

const Halves = styled('div')({
  flex: 1,
  minHeight: 400,
  display: 'flex',
  flexDirection: 'column',
  '& .halves': {
    flex: 1,
    minHeight: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 460px',
    gridTemplateRows: 'minmax(0, 1fr)',
  },
  '& .scan': {
    minWidth: 0,
    minHeight: 0,
    overflow: 'auto',
    display: 'flex',
    flexDirection: 'column',
    gap: 12,
    padding: '12px 20px 20px',
    '& > header': { display: 'flex', gap: 12, alignItems: 'baseline', minHeight: 20 },
    '& > header > b': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > header > span': { marginLeft: 'auto', flex: 'none', fontSize: '0.75rem', color: 'var(--ink-2)' },
  },
  '& .start': {
    flex: 1,
    display: 'grid',
    alignContent: 'center',
    gap: 8,
    width: '100%',
    maxWidth: 460,
    margin: '0 auto',
    '& h2': {
      margin: '24px 0 0',
      fontSize: '1.0625rem',
      lineHeight: '24px',
      fontWeight: 700,
      textAlign: 'center',
    },
    '& .add': { justifyContent: 'center', paddingBottom: 24 },
  },
  '& .fields': {
    containerType: 'inline-size',
    minWidth: 0,
    minHeight: 0,
    overflow: 'auto',
    borderLeft: '1px solid var(--line)',
    background: 'var(--surface)',
  },
  '@container (max-width: 900px)': {
    '& .halves': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto auto' },
    '& .fields': { borderLeft: 0 },
    '&[data-shown=fields] .scan': { display: 'none' },
    '&[data-shown=scan] .fields': { display: 'none' },
  },
});
