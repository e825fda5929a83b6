import Button from '@mui/material/Button';
import KeyRound from 'lucide-react/icons/key-round';
import { Suspense, useState } from 'react';
import { translate } from '../../../lib/language.ts';
import { lazyPart } from '../../shell/index.ts';
import { accessMessages as messages } from './messages.ts';

const AskDialog = lazyPart(() => import('./ask-dialog.tsx'));

function AskAccess({ archiveId, title }: { archiveId: string; title: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<KeyRound size={15} strokeWidth={1.6} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {translate(messages.ask)}
      </Button>
      <Suspense>
        {isAsking && <AskDialog archiveId={archiveId} title={title} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}

export default AskAccess;
