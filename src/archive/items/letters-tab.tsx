import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { ArchiveDetail } from '../../../domain/calls/archive-item-shapes.ts';
import { signedState } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import { mayOpen } from '../../../resources/access.ts';
import { useSigned } from '../../shell/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormDialog, Labelled } from '../../ui/form-dialog.tsx';
import { formatDate } from '../../ui/format.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import { RemoteField, type RemoteOption } from '../parts/remote-field.tsx';
import { Foot, Lines } from './look.ts';
import { itemMessages as messages } from './messages.ts';
import { useChange } from './use-detail.ts';

/** The letters an item comes from or belongs to. */
export function LettersTab({ archiveId, detail }: { archiveId: string; detail: ArchiveDetail }) {
  const naskah = useNaskah();
  const { change, attempt, isBusy } = useChange(archiveId);
  const [isRelating, setRelating] = useState(false);
  const { data } = useSigned();
  const { letters, can } = detail;
  const mayChange = can.write && can.open;
  return (
    <>
      {letters.length === 0 && (
        <EmptyState title={translate(messages.noLetters)} text={translate(messages.noLettersText)} />
      )}
      <Lines>
        {letters.map((letter) => (
          <li key={letter.id}>
            <div className="row">
              {data && mayOpen(data.viewer, letter.url) ? (
                <LinkBase to={letter.url}>
                  <b>{letter.subject}</b>
                </LinkBase>
              ) : (
                <b>{letter.subject}</b>
              )}
              <SoftChip tone={letter.kind === 'source' ? 'accent' : 'neutral'}>
                {translate(letter.kind === 'source' ? messages.source : messages.related)}
              </SoftChip>
              {mayChange && letter.kind === 'related' && (
                <IconButton
                  size="small"
                  disabled={isBusy}
                  aria-label={translate(messages.unrelate(letter.subject))}
                  onClick={() => void attempt(() => naskah.unrelateLetter(archiveId, letter.id))}
                >
                  <X size={15} strokeWidth={1.6} aria-hidden />
                </IconButton>
              )}
            </div>
            <small>
              {letter.number}
              {letter.date && ` · ${formatDate(letter.date)}`}
            </small>
          </li>
        ))}
      </Lines>
      {mayChange && (
        <Foot>
          <Button variant="outlined" onClick={() => setRelating(true)}>
            {translate(messages.relate)}
          </Button>
        </Foot>
      )}
      {isRelating && (
        <RelateDialog archiveId={archiveId} change={change} onClose={() => setRelating(false)} />
      )}
    </>
  );
}

type Props = {
  archiveId: string;
  change: (work: () => Promise<ArchiveDetail>) => Promise<void>;
  onClose: () => void;
};

function RelateDialog({ archiveId, change, onClose }: Props) {
  const id = useId();
  const naskah = useNaskah();
  const [letter, setLetter] = useState<RemoteOption | null>(null);
  const { submit, refuse, ...form } = useSubmit();
  const relate = () => {
    if (!letter) return refuse({}, translate(messages.chooseLetter));
    return submit(async () => {
      await change(() => naskah.relateLetter(archiveId, letter.id));
      onClose();
    });
  };
  const search = async (typed: string, options: { signal: AbortSignal }) =>
    (await naskah.searchLetters(typed, { state: signedState, perPage: 20, ...options })).map((found) => ({
      id: found.id,
      key: found.id,
      label: found.subject,
      more: found.number ?? '',
    }));
  return (
    <FormDialog
      title={translate(messages.relate)}
      confirm={translate(messages.relateConfirm)}
      form={form}
      onSubmit={relate}
      onClose={onClose}
    >
      <Labelled id={id} label={translate(messages.letter)}>
        <RemoteField
          id={id}
          value={letter}
          placeholder={translate(messages.letterSearch)}
          search={search}
          onChange={setLetter}
        />
      </Labelled>
    </FormDialog>
  );
}
