import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { AccessAct } from '../../../domain/archive/access-life.ts';
import type { AccessRequestDetail } from '../../../domain/calls/archive-access.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { failureMessage } from '../../ui/failures.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { TextLine } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { accessMessages as messages } from './messages.ts';
import { UntilField } from './until-field.tsx';

type Props = {
  verb: AccessAct;
  request: AccessRequestDetail;
  onDone: (now: AccessRequestDetail) => void;
  /** Somebody was faster, or it is over. */
  onRefused: () => void;
  onClose: () => void;
};

const said = {
  approve: {
    ...{ title: messages.approveTitle, text: messages.approveText, confirm: messages.approve },
    done: messages.doneApprove,
  },
  refuse: {
    ...{ title: messages.refuseTitle, text: messages.refuseText, confirm: messages.refuse },
    done: messages.doneRefuse,
  },
  withdraw: {
    ...{ title: messages.withdrawTitle, text: messages.withdrawText, confirm: messages.withdraw },
    done: messages.doneWithdraw,
  },
  revoke: {
    ...{ title: messages.revokeTitle, text: messages.revokeText, confirm: messages.revoke },
    done: messages.doneRevoke,
  },
} as const;

/** Decides on an access request or ends it: with a last day and a note, or with a reason. */
function ActDialog({ verb, request, onDone, onRefused, onClose }: Props) {
  const notify = useNotify();
  const { actOnAccess } = useNaskah();
  const { errors, submit, ...form } = useSubmit('untilDay', 'note', 'reason');
  const [typed, setTyped] = useState('');
  const today = dayInWib();
  const [untilDay, setUntil] = useState<string | null>([request.wantedUntil, today].toSorted()[1] ?? today);
  const { title, text, confirm, done } = said[verb];
  const body = {
    approve: { untilDay, note: typed },
    refuse: { reason: typed },
    withdraw: {},
    revoke: { reason: typed },
  }[verb];
  const go = () =>
    submit(
      async () => {
        onDone(await actOnAccess(request.id, verb, body));
        notify(translate(done), { type: 'success' });
        onClose();
      },
      (refusal) => {
        notify(failureMessage(refusal), { type: 'error' });
        onRefused();
        onClose();
      },
    );
  return (
    <FormDialog
      title={translate(title)}
      confirm={translate(confirm)}
      danger={verb !== 'approve'}
      form={form}
      onSubmit={go}
      onClose={onClose}
    >
      <p>{translate(text)}</p>
      {verb === 'approve' && <UntilField value={untilDay} onChange={setUntil} error={errors.untilDay} />}
      {verb === 'approve' && (
        <TextLine
          label={translate(commonMessages.note)}
          value={typed}
          onChange={setTyped}
          error={errors.note}
          isOptional
          max={500}
          lines={2}
        />
      )}
      {(verb === 'refuse' || verb === 'revoke') && (
        <TextLine
          label={translate(commonMessages.reason)}
          value={typed}
          onChange={setTyped}
          error={errors.reason}
          max={500}
          lines={2}
        />
      )}
    </FormDialog>
  );
}

export default ActDialog;
