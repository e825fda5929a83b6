import { useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { ProposalKind } from '../../../domain/archive/retention-parties.ts';
import type { DueUnit } from '../../../domain/calls/archive-retention.ts';
import { translate } from '../../../lib/language.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { TextLine } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { retentionMessages as messages, proposeMessages } from './messages.ts';

type Props = {
  kind: ProposalKind;
  units: readonly DueUnit[];
  onDone: (proposalId: string) => void;
  onClose: () => void;
};

function ProposeDialog({ kind, units, onDone, onClose }: Props) {
  const { propose } = useNaskah();
  const { errors, submit, ...form } = useSubmit('note');
  const [note, setNote] = useState('');
  const items = units.reduce((sum, unit) => sum + unit.itemCount, 0);
  const go = () =>
    submit(async () => {
      const made = await propose(
        kind,
        units.map(({ id }) => id),
        note.trim() || null,
      );
      onDone(made.id);
    });
  return (
    <FormDialog
      title={translate(proposeMessages[kind].title)}
      confirm={translate(messages.propose)}
      form={form}
      onSubmit={go}
      onClose={onClose}
    >
      <p>
        <b>{translate(messages.amount(units.length, items))}.</b> {translate(proposeMessages[kind].text)}
      </p>
      <TextLine
        label={translate(commonMessages.note)}
        isOptional
        value={note}
        onChange={setNote}
        error={errors.note}
        max={500}
        lines={2}
      />
    </FormDialog>
  );
}

export default ProposeDialog;
