import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { type SubmitBody, useNaskah } from '../../../../dataProvider/index.ts';
import type { Letter } from '../../../../domain/letters/letter.ts';
import { translate } from '../../../../lib/language.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { fieldErrors } from '../../../ui/failures.ts';
import { useRequest } from '../../../ui/use-request.ts';
import { faultOf } from '../autosave/fault.ts';
import { isOnItsWay } from '../draft/draft.ts';
import { tellSentOff } from '../draft/sent-elsewhere.ts';
import { refreshDesk } from '../frame/refresh-desk.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { usePicturesOnTheirWay } from '../pictures/on-their-way.ts';
import { summaryMessages } from './summary-messages.ts';
import { useLeadToFault } from './use-check.ts';

type Props = {
  verb: string;
  /** Passive verb form, as in "sebelum dikirim". */
  done: string;
  icon: ReactNode;
  /** The question, and what saying yes means. */
  question: string;
  children: ReactNode;
  /** What is sent along. */
  body?: SubmitBody;
  /** Called on confirmation; shows by itself what is missing. */
  mayFinish?: () => boolean;
  /** Gives the notification and the next page for the submitted letter. */
  onDone: (letter: Letter) => { told: string; to: string };
};

/**
 * The last step's button: enabled when nothing is missing and all files are uploaded; asks for confirmation, saves
 * and submits.
 */
export function FinishButton(props: Props) {
  const { verb, done, icon, question, children, body, mayFinish = () => true, onDone } = props;
  const { draft, missing, autosave, refuse } = useWizard();
  const { submitLetter } = useNaskah();
  const navigate = useNavigate();
  const notify = useNotify();
  const client = useQueryClient();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const leadToFault = useLeadToFault();
  const { isPending, request } = useRequest((error) => {
    const count = refuse(fieldErrors(error));
    notify(count > 1 ? translate(summaryMessages.refused(done, count)) : failureWords(error, done), {
      type: 'error',
    });
  });
  const hasPicturesToCome = usePicturesOnTheirWay();
  const isUploading = draft.attachments.some(isOnItsWay) || hasPicturesToCome;

  /** Checks first: no confirmation for a letter that would be refused. */
  const ask = async () => {
    setIsAsking(true);
    setIsOpen(await leadToFault());
    setIsAsking(false);
  };
  const finish = async () => {
    if (!mayFinish()) return;
    await request(async () => {
      if (!(await autosave.flush())) {
        const { state } = autosave.snapshot();
        const why = state.kind === 'refused' ? state.message : translate(summaryMessages.retrySoon);
        return notify(translate(summaryMessages.notSaved(done, why)), { type: 'warning' });
      }
      const { told, to } = onDone(await submitLetter(draft.id, body));
      autosave.stop();
      tellSentOff(draft.id);
      notify(told, { type: 'success' });
      refreshDesk(client, draft.id);
      navigate(to);
    });
    setIsOpen(false);
  };

  const why =
    missing.length > 0
      ? translate(summaryMessages.toComplete(missing.length, done))
      : isUploading
        ? translate(summaryMessages.waitForFiles)
        : '';
  return (
    <>
      {why && (
        <p className="why" id={id}>
          {why}
        </p>
      )}
      <Button
        variant="contained"
        color="primary"
        disabled={why !== '' || isAsking}
        {...(why && { 'aria-describedby': id })}
        startIcon={icon}
        onClick={() => void ask()}
      >
        {verb}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={question}
        confirm={verb}
        busy={isPending}
        onConfirm={() => void finish()}
        onClose={() => setIsOpen(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}

function failureWords(error: unknown, done: string): string {
  const fault = faultOf(error);
  if (fault.kind === 'refused' || fault.kind === 'stopped') return fault.message;
  return fault.kind === 'conflict'
    ? translate(summaryMessages.doneAlready(done))
    : translate(summaryMessages.noAnswer(done));
}
