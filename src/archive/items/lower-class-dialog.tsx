import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { ArchiveDetail } from '../../../domain/calls/archive-item-shapes.ts';
import { translate } from '../../../lib/language.ts';
import { FormDialog, Labelled } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { TextLine } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { RemoteField, type RemoteOption } from '../parts/remote-field.tsx';
import { itemMessages as messages } from './messages.ts';

type Props = {
  archiveId: string;
  /** The class as it is. */
  rank: number;
  change: (work: () => Promise<ArchiveDetail>) => Promise<void>;
  onClose: () => void;
};

/** Opens an item to more people: to which class, and why (DOMAIN 4). */
export function LowerClassDialog({ archiveId, rank, change, onClose }: Props) {
  const id = useId();
  const naskah = useNaskah();
  const { errors, submit, ...form } = useSubmit('securityId', 'reason');
  const [chosen, setChosen] = useState<RemoteOption | null>(null);
  const [reason, setReason] = useState('');
  const { data = [] } = useQuery({
    queryKey: ['security-classes'],
    queryFn: ({ signal }) => naskah.securityClasses({ signal }),
  });
  const lower = data
    .filter((one) => one.rank < rank)
    .map(({ id: classId, label }): RemoteOption => ({ id: classId, key: classId, label, more: '' }));
  return (
    <FormDialog
      title={translate(messages.lowerTitle)}
      confirm={translate(messages.lower)}
      form={form}
      onSubmit={() =>
        submit(async () => {
          await change(() => naskah.lowerArchiveClass(archiveId, chosen?.id ?? null, reason));
          onClose();
        })
      }
      onClose={onClose}
    >
      <p>{translate(messages.lowerText)}</p>
      <Labelled id={`${id}-class`} label={translate(messages.lowerTo)}>
        <RemoteField
          id={`${id}-class`}
          value={chosen}
          placeholder={translate(messages.lowerTo)}
          error={errors.securityId}
          first={lower}
          search={async (typed) =>
            lower.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))
          }
          onChange={setChosen}
        />
      </Labelled>
      <TextLine
        label={translate(commonMessages.reason)}
        value={reason}
        error={errors.reason}
        onChange={setReason}
      />
    </FormDialog>
  );
}
