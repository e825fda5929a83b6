import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { use } from 'react';
import { translate } from '../../../../lib/language.ts';
import { commonMessages } from '../../../ui/messages.ts';
import type { DraftAttachment } from '../draft/draft.ts';
import { ErrorLine } from '../frame/field.tsx';
import { wizardMessages } from '../messages.ts';
import { UploadsContext, useUploadState } from './use-uploads.ts';

export function UploadProgress({ file }: { file: DraftAttachment }) {
  const uploader = use(UploadsContext);
  const state = useUploadState(file.key);
  if (!state) return null;
  const again = (
    <Button size="small" variant="text" onClick={() => uploader?.retry(file.key)}>
      {translate(commonMessages.retry)}
    </Button>
  );
  if (state.kind === 'refused')
    return (
      <Row role="alert">
        <ErrorLine text={state.message} />
        {again}
      </Row>
    );
  const percent = Math.round(state.share * 100);
  return (
    <Row>
      <LinearProgress
        variant="determinate"
        value={percent}
        color={state.kind === 'waiting' ? 'warning' : 'primary'}
        aria-label={translate(wizardMessages.uploadingFile(file.fileName))}
      />
      <span aria-live={state.kind === 'waiting' ? 'polite' : 'off'}>
        {state.kind === 'waiting'
          ? translate(wizardMessages.interrupted(percent))
          : translate(wizardMessages.uploading(percent))}
      </span>
      {state.kind === 'waiting' && again}
    </Row>
  );
}

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2px 10px',
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: 'var(--ink-3)',
  '& .MuiLinearProgress-root': { flex: '1 1 120px', borderRadius: 2, backgroundColor: 'var(--line)' },
});
