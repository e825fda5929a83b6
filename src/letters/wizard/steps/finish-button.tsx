import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { type SubmitBody, useNaskah } from '../../../../dataProvider/index.ts';
import type { Letter } from '../../../../domain/letters/letter.ts';
import { isOpenDraft } from '../../../../domain/letters/letter-life.ts';
import type { MissingField } from '../../../../domain/letters/letter-schema.ts';
import { type Message, translate } from '../../../../lib/language.ts';
import { useUndoable } from '../../../shell/index.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { fieldErrors, statusOf } from '../../../ui/failures.ts';
import { useRequest } from '../../../ui/use-request.ts';
import { faultOf } from '../autosave/fault.ts';
import { composeMessages, undoSendingTime } from '../compose/messages.ts';
import { isOnItsWay } from '../draft/draft.ts';
import { missingDraftFields } from '../draft/missing-draft-fields.ts';
import { sendingOf, tellSentOff } from '../draft/sent-elsewhere.ts';
import { focusField } from '../frame/focus-field.ts';
import { refreshDesk } from '../frame/refresh-desk.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { usePicturesOnTheirWay } from '../pictures/on-their-way.ts';
import { hrefOfFault } from './missing.tsx';
import { OpenPlaces } from './open-places.tsx';
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
  /** Without it the button asks nothing where nothing has to be known first: what was done can be undone. */
  asksFirst?: boolean;
  /** What is said beside the button while nothing is missing. */
  says?: string | undefined;
  /** What is open in the text, named instead. */
  open?: readonly MissingField[];
  /** Leads to what is missing instead of being disabled; by default where it asks nothing. */
  leads?: boolean;
  /** How a button that leads to what is missing says how much that is. */
  unfilled?: (count: number) => Message;
  /** Presses the button from anywhere in the wizard: "Control+Enter". */
  shortcut?: 'Control+Enter';
  /** Undoes it, for a while. */
  undo?: (letter: Letter) => Promise<void>;
  /** Gives the notification, where the next page does not tell it, and that page for the submitted letter. */
  onDone: (letter: Letter) => { told?: string; to: string };
};

/**
 * The last step's button: enabled when nothing is missing and all files are uploaded; asks for confirmation, saves
 * and submits.
 */
export function FinishButton(props: Props) {
  const { verb, done, icon, question, children, body, mayFinish = () => true, onDone } = props;
  const {
    asksFirst = true,
    leads = !asksFirst,
    says,
    open = [],
    undo,
    shortcut,
    unfilled = composeMessages.unfilled,
  } = props;
  const { draft, missing, autosave, refuse, place, lookThrough } = useWizard();
  const { submitLetter, getLetter } = useNaskah();
  const navigate = useNavigate();
  const notify = useNotify();
  const notifyUndoable = useUndoable();
  const client = useQueryClient();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const leadToFault = useLeadToFault();
  /** A try that nobody answered may have arrived. */
  const isUnsure = useRef(false);
  const { isPending, request } = useRequest((error) => {
    const count = refuse(fieldErrors(error));
    const why =
      isUnsure.current && isUnanswered(error)
        ? translate(summaryMessages.unsure(done))
        : failureWords(error, done);
    notify(count > 1 ? translate(summaryMessages.refused(done, count)) : why, { type: 'error' });
  }, sendingOf(draft.id));
  const hasPicturesToCome = usePicturesOnTheirWay();
  const isUploading = draft.attachments.some(isOnItsWay) || hasPicturesToCome;

  /** Checks first: no confirmation for a letter that would be refused. */
  const ask = async () => {
    if (isAsking || isPending || isUploading) return;
    // What is drawn may be a letter older than what was typed.
    const [first] = missingDraftFields(autosave.snapshot().document);
    if (first) {
      lookThrough();
      const to = hrefOfFault(first, draft, place);
      navigate(to, { replace: true });
      return focusField(new URL(to, window.location.origin).hash);
    }
    setIsAsking(true);
    const isReady = await leadToFault();
    if (isReady && asksFirst) setIsOpen(true);
    else if (isReady) await finish();
    setIsAsking(false);
  };
  const undoSending = async (letter: Letter, takeBack: (letter: Letter) => Promise<void>) => {
    await takeBack(letter);
    refreshDesk(client, letter.id);
    return { text: translate(composeMessages.undone) };
  };
  /** Where the answer got lost it is sent once more: the server refuses what went already. */
  const submitOnce = async (): Promise<Letter> => {
    const submitted = () => submitLetter(draft.id, body);
    try {
      return await submitted().catch((failure: unknown) => {
        if (!isUnanswered(failure)) throw failure;
        isUnsure.current = true;
        return submitted();
      });
    } catch (failure) {
      if (isUnanswered(failure)) throw failure;
      const mayHaveGone = isUnsure.current && statusOf(failure) === 409;
      isUnsure.current = false;
      const now = mayHaveGone ? await getLetter(draft.id) : undefined;
      // Refused for another reason it is a draft still.
      if (!now || isOpenDraft(now.state)) throw failure;
      return now;
    }
  };
  const finish = async () => {
    if (!mayFinish()) return;
    await request(async () => {
      if (!(await autosave.flush())) {
        const { state } = autosave.snapshot();
        const why = state.kind === 'refused' ? state.message : translate(summaryMessages.retrySoon);
        return notify(translate(summaryMessages.notSaved(done, why)), { type: 'warning' });
      }
      const letter = await submitOnce();
      const { told, to } = onDone(letter);
      autosave.stop();
      tellSentOff(draft.id);
      if (told && undo)
        notifyUndoable(told, () => undoSending(letter, undo), { autoHideDuration: undoSendingTime });
      else if (told) notify(told, { type: 'success' });
      refreshDesk(client, draft.id);
      navigate(to);
    });
    setIsOpen(false);
  };

  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (!shortcut) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      event.preventDefault();
      void latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [shortcut]);

  const isLeading = missing.length > 0 && leads;
  const why =
    missing.length > 0
      ? translate(isLeading ? unfilled(missing.length) : summaryMessages.toComplete(missing.length, done))
      : isUploading
        ? translate(summaryMessages.waitForFiles)
        : '';
  const named = open.length > 0 && <OpenPlaces open={open} />;
  const isSaid = Boolean(why || named || says);
  return (
    <>
      {isSaid && (
        <p className="why" id={id}>
          {why || (named ? translate(summaryMessages.stillOpen) : says)}
          {isLeading && named && translate(summaryMessages.also)} {(isLeading || !why) && named}
        </p>
      )}
      <Button
        variant="contained"
        color="primary"
        disabled={(why !== '' && !isLeading) || isAsking || isPending}
        {...(isSaid && { 'aria-describedby': id })}
        {...(shortcut && { 'aria-keyshortcuts': shortcut })}
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

/** No answer, or a proxy's own. */
const isUnanswered = (failure: unknown): boolean => (statusOf(failure) ?? 500) >= 500;

function failureWords(error: unknown, done: string): string {
  const fault = faultOf(error);
  if (fault.kind === 'refused' || fault.kind === 'stopped') return fault.message;
  return fault.kind === 'conflict'
    ? translate(summaryMessages.doneAlready(done))
    : translate(summaryMessages.noAnswer(done));
}
