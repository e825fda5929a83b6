import Button from '@mui/material/Button';
import Ban from 'lucide-react/icons/ban';
import type { Letter } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { cancellingMessages } from './messages.ts';
import { useCancelling } from './use-cancelling.tsx';

type Props = { letter: Letter; onSettled: () => void };

/** For whose signature a partly signed letter waits, beside the decision. */
export function CancelButton({ letter, onSettled }: Props) {
  const { ask, dialog } = useCancelling(letter, onSettled);
  if (!ask) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        size="large"
        startIcon={<Ban size={15} strokeWidth={1.6} aria-hidden />}
        onClick={ask}
      >
        {translate(cancellingMessages.cancelShort)}
      </Button>
      {dialog}
    </>
  );
}
