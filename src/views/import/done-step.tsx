import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import CircleCheck from 'lucide-react/icons/circle-check';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { BadRowsButton } from './bad-rows-button.tsx';
import { Body, Foot } from './frame.tsx';
import { importMessages } from './messages.ts';
import type { Import } from './use-import.ts';

type Props = { resource: Resource; work: Import; onClose: () => void };

export function DoneStep({ resource, work, onClose }: Props) {
  const { counts } = work.job ?? {};
  return (
    <>
      <Body>
        <Done role="status">
          <CircleCheck size={34} strokeWidth={1.4} aria-hidden />
          <b>{translate(importMessages.done)}</b>
          <p>{translate(importMessages.doneText(counts?.create ?? 0, counts?.update ?? 0))}</p>
          {work.job && counts && counts.bad > 0 && (
            <>
              <p>{translate(importMessages.leftOut(counts.bad))}</p>
              <BadRowsButton resource={resource} job={work.job} />
            </>
          )}
          <small>{translate(importMessages.undo)}</small>
        </Done>
      </Body>
      <Foot>
        <Button variant="text" onClick={work.startOver}>
          {translate(importMessages.another)}
        </Button>
        <span className="space" />
        <Button variant="contained" color="primary" onClick={onClose} autoFocus>
          {translate(importMessages.toList)}
        </Button>
      </Foot>
    </>
  );
}

const Done = styled('div')({
  margin: 'auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  textAlign: 'center',
  color: 'var(--ink-2)',
  '& svg': { color: 'var(--ok)' },
  '& b': { fontSize: '1.0625rem', color: 'var(--ink)' },
  '& small': { fontSize: '0.75rem', color: 'var(--ink-3)', maxWidth: 380, marginTop: 8 },
});
