import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import {
  awaitsStoring,
  type ImportState,
  importStep,
  isChecking,
  isRunning,
} from '../../../domain/import-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { useIsPhone } from '../../shell/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { commonMessages, partMessages } from '../../ui/messages.ts';
import { useUnloadGuard } from '../../ui/use-unload-guard.ts';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { DoneStep } from './done-step.tsx';
import { FileStep } from './file-step.tsx';
import { importMessages } from './messages.ts';
import { StepRow } from './step-row.tsx';
import { useImport } from './use-import.ts';
import { useUndoLater } from './use-undo-later.tsx';

/** Import of a file: file, columns, check, done. Stores nothing before the check is confirmed. */
export default function ImportDialog({ resource, onClose }: { resource: Resource; onClose: () => void }) {
  const id = useId();
  const isPhone = useIsPhone();
  const work = useImport(resource);
  const offerUndo = useUndoLater(resource);
  const [isChoosing, setChoosing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const state = work.job?.state;
  const isBeingChecked = state !== undefined && isChecking(state);
  const isTyped = state !== undefined && awaitsStoring(state) && work.mending.cells.length > 0;
  useUnloadGuard(() => isTyped);
  const step = stepOf(state, isChoosing);
  const close = () => {
    if (isBeingChecked) return;
    work.leave();
    if (work.job?.undoUntil) offerUndo(work.job);
    onClose();
  };
  const leave = () => (isTyped ? setAsking(true) : close());
  return (
    <>
      <Dialog
        open
        fullScreen={isPhone}
        onClose={(_event, reason) => {
          // A click beside it must not throw a file away.
          if (reason === 'escapeKeyDown' || !work.job) leave();
        }}
        aria-labelledby={id}
        transitionDuration={180}
        slotProps={{
          paper: {
            style: isPhone
              ? { borderRadius: 0, border: 0 }
              : {
                  width: 'min(920px, calc(100vw - 48px))',
                  maxWidth: 'none',
                  height: 'min(680px, calc(100vh - 64px))',
                },
          },
        }}
      >
        <Head>
          <DialogTitle id={id} style={{ padding: 0, flex: 1, minWidth: 0 }}>
            {translate(importMessages.title(resource.label))}
          </DialogTitle>
          <IconButton onClick={leave} disabled={isBeingChecked} aria-label={translate(commonMessages.close)}>
            <X size={18} strokeWidth={1.6} aria-hidden />
          </IconButton>
        </Head>
        <StepRow step={step} />
        {step === 0 && (
          <FileStep
            resource={resource}
            work={work}
            onFile={async (file) => {
              setChoosing(true);
              await work.upload(file);
            }}
          />
        )}
        {step === 1 && <ColumnsStep work={work} onCheck={() => setChoosing(false)} />}
        {step === 2 && <CheckStep resource={resource} work={work} onBack={() => setChoosing(true)} />}
        {step === 3 && <DoneStep resource={resource} work={work} onClose={close} />}
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title={translate(partMessages.discard)}
        confirm={translate(partMessages.discardDo)}
        cancel={translate(partMessages.stay)}
        danger
        onConfirm={close}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function stepOf(state: ImportState | undefined, isChoosing: boolean): number {
  if (!state) return 0;
  if (importStep(state) === 'result') return 3;
  if (isRunning(state)) return 2;
  return importStep(state) === 'columns' || isChoosing ? 1 : 2;
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '16px 16px 6px 24px',
  '@media (max-width: 599px)': { padding: '8px 8px 4px 16px' },
});
