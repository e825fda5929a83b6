import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { endsOf } from '../../../../lib/file-kinds.ts';
import { translate } from '../../../../lib/language.ts';
import type { ImageField, Resource } from '../../../../resources/declare.ts';
import { acceptOf } from '../../../../resources/kinds/file/accepted.ts';
import { FaultLine } from '../../../ui/fault-line.tsx';
import { useArrivingFiles } from '../../../ui/pickers/index.ts';
import type { Row } from '../../record.ts';
import { fileMessages } from '../file/messages.ts';
import { useAddPictures } from './use-add-pictures.ts';

type Props = { resource: Resource; name: string; field: ImageField; row: Row };

/** Takes a choice, a drop, what is pasted, on phones the camera; those on their way, and what was refused. */
export function AddTile(props: Props) {
  const { add, faults, stages } = useAddPictures(props);
  const chooser = useRef<HTMLInputElement>(null);
  const tile = useRef<HTMLLIElement>(null);
  const { isOver, props: dropProps } = useArrivingFiles(add, tile);
  return (
    <>
      {[...stages].map(([key, stage]) => (
        <Sending key={key}>
          <LinearProgress
            color={stage === 'waiting' ? 'warning' : 'primary'}
            aria-label={translate(stage === 'waiting' ? fileMessages.waiting : fileMessages.uploading)}
          />
        </Sending>
      ))}
      <Tile ref={tile} data-over={isOver || undefined} {...dropProps}>
        <button
          type="button"
          data-add
          aria-label={`${translate(fileMessages.addShort)} ${translate(props.field.label)}`}
          onClick={() => chooser.current?.click()}
        >
          <Plus size={15} strokeWidth={1.6} aria-hidden />
          {translate(fileMessages.addShort)}
        </button>
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept={endsOf(acceptOf(props.field))}
          aria-label={translate(fileMessages.addPictures)}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </Tile>
      {faults.length > 0 && (
        <li className="fault" role="alert">
          {faults.map((fault) => (
            <FaultLine key={fault} text={fault} />
          ))}
        </li>
      )}
    </>
  );
}

const Sending = styled('li')({
  display: 'grid',
  alignItems: 'end',
  height: 72,
  borderRadius: 8,
  overflow: 'hidden',
  background: 'var(--sunken)',
});
const Tile = styled('li')({
  '& > button[data-add]': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    border: '1px dashed var(--field)',
    font: 'inherit',
    fontSize: '0.75rem',
  },
  '&[data-over] > button[data-add]': { borderColor: 'var(--accent)', background: 'var(--accent-soft)' },
});
