import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { type DispositionStep, type NewReportFile, useNaskah } from '../../../dataProvider/index.ts';
import { type Disposition, isOpenDisposition, recipientName } from '../../../domain/letters/disposition.ts';
import { isDone } from '../../../domain/letters/disposition-life.ts';
import { followUpLimit, reasonLimit } from '../../../domain/letters/text-limits.ts';
import { say, type Words } from '../../../lib/language.ts';
import { FormDialog, Labelled } from '../../ui/form-dialog.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import { commonWords } from '../../ui/words.ts';
import { ReportFiles } from './report-files.tsx';
import { dispositionWords } from './words.ts';

export type Asked = 'report' | 'done' | 'withdraw' | 'hand-back' | 'close';
type Props = {
  asked: Asked;
  disposition: Disposition;
  onClose: () => void;
  onSettled: () => void;
};

/** Asks for the words that a step needs: a report, or a reason. */
export function StepDialog({ asked, disposition, onClose, onSettled }: Props) {
  const { stepDisposition } = useNaskah();
  const notify = useNotify();
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [files, setFiles] = useState<NewReportFile[]>([]);
  const { errors, isStale, submit, refuse, ...form } = useSubmit('text', 'report', 'reason', 'note', 'files');
  const wrongText = errors.text ?? errors.report;
  const wrongReason = errors.reason ?? errors.note;
  const id = useId();
  const { title, verb, done, help } = words[asked];
  const below = openBelow(asked, disposition);
  const mustForce = below.length > 0;
  const needsText = asked === 'report' || (asked === 'done' && awaitsReport(disposition));
  const hasText = asked === 'report' || asked === 'done';
  const needsReason = asked === 'withdraw' || asked === 'hand-back' || mustForce;

  const send = () => {
    const missing = {
      ...(needsText && !text.trim() && { text: say(dispositionWords.reportMissing) }),
      ...(needsReason && !reason.trim() && { reason: say(dispositionWords.reasonMissing) }),
    };
    if (Object.keys(missing).length > 0) return refuse(missing);
    return submit(async () => {
      await stepDisposition(disposition.id, asked, bodyOf(asked, { text, reason, files, mustForce }));
      notify(say(done), { type: 'success' });
      onClose();
      onSettled();
    });
  };
  /** Refresh on close only: a refresh would discard the typed text. */
  const close = () => {
    onClose();
    if (isStale) onSettled();
  };

  return (
    <FormDialog
      title={say(title)}
      confirm={say(verb)}
      danger={asked === 'withdraw'}
      form={form}
      onSubmit={send}
      onClose={close}
    >
      {mustForce ? <p>{say(dispositionWords.stillOpen(below.join(', ')))}</p> : help && <p>{say(help)}</p>}
      {hasText && (
        <Labelled id={id} label={say(dispositionWords.followUps)} isOptional={!needsText}>
          <TextField
            id={id}
            multiline
            minRows={3}
            maxRows={10}
            fullWidth
            hiddenLabel
            placeholder={say(dispositionWords.reportPlaceholder)}
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={Boolean(wrongText)}
            helperText={wrongText}
            slotProps={{ htmlInput: { maxLength: followUpLimit } }}
          />
        </Labelled>
      )}
      {hasText && <ReportFiles files={files} onChange={setFiles} fault={errors.files} />}
      {needsReason && (
        <Labelled id={`${id}reason`} label={say(commonWords.reason)}>
          <TextField
            id={`${id}reason`}
            multiline
            minRows={2}
            fullWidth
            hiddenLabel
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={Boolean(wrongReason)}
            helperText={wrongReason}
            slotProps={{ htmlInput: { maxLength: reasonLimit } }}
          />
        </Labelled>
      )}
    </FormDialog>
  );
}

const words: Record<Asked, { title: Words; verb: Words; done: Words; help?: Words }> = {
  report: {
    title: dispositionWords.reportTitle,
    verb: dispositionWords.sendReport,
    done: dispositionWords.reportSent,
  },
  done: {
    title: dispositionWords.finishTitle,
    verb: dispositionWords.finish,
    done: dispositionWords.finished,
  },
  withdraw: {
    title: dispositionWords.withdrawTitle,
    verb: dispositionWords.withdraw,
    done: dispositionWords.withdrawDone,
    help: dispositionWords.withdrawText,
  },
  'hand-back': {
    title: dispositionWords.handBackTitle,
    verb: dispositionWords.handBack,
    done: dispositionWords.handedBack,
    help: dispositionWords.handBackText,
  },
  close: {
    title: dispositionWords.closeTitle,
    verb: dispositionWords.close,
    done: dispositionWords.closeDone,
    help: dispositionWords.allFinished,
  },
};

/** What is still open under the step: recipients under the giver's, further dispositions under the recipient's. */
export function openBelow(asked: Asked, { recipients, mine }: Disposition): string[] {
  if (asked === 'close') return recipients.filter((one) => !isDone(one.state)).map(recipientName);
  if (asked !== 'done') return [];
  const own = recipients.find((one) => one.id === mine);
  return (own?.children ?? [])
    .filter(isOpenDisposition)
    .flatMap((child) => child.recipients.map(recipientName));
}

const awaitsReport = ({ instructions, recipients, mine }: Disposition): boolean =>
  instructions.some((one) => one.requiresReport) &&
  !recipients.some((one) => one.id === mine && one.reports.length > 0);

type Filled = { text: string; reason: string; files: NewReportFile[]; mustForce: boolean };
function bodyOf(asked: Asked, { text, reason, files, mustForce }: Filled): DispositionStep<Asked> {
  const force = mustForce ? { force: true, reason: reason.trim() } : {};
  if (asked === 'report') return { text: text.trim(), files };
  if (asked === 'done') return { report: text.trim() || null, files, ...force };
  if (asked === 'hand-back') return { note: reason.trim() };
  return asked === 'withdraw' ? { reason: reason.trim() } : force;
}
