import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { translate } from '../../../../lib/language.ts';
import { FaultLine } from '../../../ui/fault-line.tsx';
import { fileMessages } from './messages.ts';
import type { Stage } from './use-uploads.ts';

/** A file on its way; without a stage it came from an earlier look at the form, which ended before it had arrived. */
export function UploadLine({ title, stage }: { title: string; stage: Stage | undefined }) {
  if (!stage) return <FaultLine text={translate(fileMessages.lost)} />;
  const isWaiting = stage === 'waiting';
  return (
    <Line>
      <LinearProgress
        color={isWaiting ? 'warning' : 'primary'}
        aria-label={`${translate(fileMessages.uploading)} ${title}`}
      />
      {isWaiting && <span role="status">{translate(fileMessages.waiting)}</span>}
    </Line>
  );
}

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: 'var(--ink-3)',
  '& .MuiLinearProgress-root': { flex: '1 1 96px', borderRadius: 2, backgroundColor: 'var(--line)' },
});
