import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { type DispositionStep, type NewReportFile, useNaskah } from '../../../dataProvider/index.ts';
import { type Disposition, isOpenDisposition, recipientName } from '../../../domain/letters/disposition.ts';
import { isDone } from '../../../domain/letters/disposition-life.ts';
import { followUpLimit, reasonLimit } from '../../../domain/letters/text-limits.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { FormDialog, Labelled } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { useIdFor } from '../../ui/use-id-for.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { dispositionMessages } from './messages.ts';
import { ReportFiles } from './report-files.tsx';

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
  const reportId = useIdFor(text);
  const [reason, setReason] = useState('');
  const [files, setFiles] = useState<NewReportFile[]>([]);
  const { errors, isStale, submit, refuse, ...form } = useSubmit('text', 'report', 'reason', 'note', 'files');
  const wrongText = errors.text ?? errors.report;
  const wrongReason = errors.reason ?? errors.note;
  const id = useId();
  const { title, verb, done, help } = messages[asked];
  const below = openBelow(asked, disposition);
  const mustForce = below.length > 0;
  const needsText = asked === 'report' || (asked === 'done' && awaitsReport(disposition));
  const hasText = asked === 'report' || asked === 'done';
  const needsReason = asked === 'withdraw' || asked === 'hand-back' || mustForce;

  const send = () => {
    const missing = {
      ...(needsText && !text.trim() && { text: translate(dispositionMessages.reportMissing) }),
      ...(needsReason && !reason.trim() && { reason: translate(dispositionMessages.reasonMissing) }),
    };
    if (Object.keys(missing).length > 0) return refuse(missing);
    return submit(async () => {
      await stepDisposition(
        disposition.id,
        asked,
        bodyOf(asked, { reportId, text, reason, files, mustForce }),
      );
      notify(translate(done), { type: 'success' });
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
      title={translate(title)}
      confirm={translate(verb)}
      danger={asked === 'withdraw'}
      form={form}
      onSubmit={send}
      onClose={close}
    >
      {mustForce ? (
        <p>{translate(dispositionMessages.stillOpen(below.join(', ')))}</p>
      ) : (
        help && <p>{translate(help)}</p>
      )}
      {hasText && (
        <Labelled id={id} label={translate(dispositionMessages.followUps)} isOptional={!needsText}>
          <TextField
            id={id}
            multiline
            minRows={3}
            maxRows={10}
            fullWidth
            hiddenLabel
            placeholder={translate(dispositionMessages.reportPlaceholder)}
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
        <Labelled id={`${id}reason`} label={translate(commonMessages.reason)}>
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

const messages: Record<Asked, { title: Message; verb: Message; done: Message; help?: Message }> = {
  report: {
    title: dispositionMessages.reportTitle,
    verb: dispositionMessages.sendReport,
    done: dispositionMessages.reportSent,
  },
  done: {
    title: dispositionMessages.finishTitle,
    verb: dispositionMessages.finish,
    done: dispositionMessages.finished,
  },
  withdraw: {
    title: dispositionMessages.withdrawTitle,
    verb: dispositionMessages.withdraw,
    done: dispositionMessages.withdrawDone,
    help: dispositionMessages.withdrawText,
  },
  'hand-back': {
    title: dispositionMessages.handBackTitle,
    verb: dispositionMessages.handBack,
    done: dispositionMessages.handedBack,
    help: dispositionMessages.handBackText,
  },
  close: {
    title: dispositionMessages.closeTitle,
    verb: dispositionMessages.close,
    done: dispositionMessages.closeDone,
    help: dispositionMessages.allFinished,
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

type Filled = { reportId: string; text: string; reason: string; files: NewReportFile[]; mustForce: boolean };
function bodyOf(asked: Asked, { reportId, text, reason, files, mustForce }: Filled): DispositionStep<Asked> {
  const force = mustForce ? { force: true, reason: reason.trim() } : {};
  if (asked === 'report') return { id: reportId, text: text.trim(), files };
  if (asked === 'done') return { report: text.trim() || null, files, ...force };
  if (asked === 'hand-back') return { note: reason.trim() };
  return asked === 'withdraw' ? { reason: reason.trim() } : force;
}
