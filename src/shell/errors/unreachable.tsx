import Button from '@mui/material/Button';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { errorMessages } from './messages.ts';

/** The app has loaded but its server is unreachable: only a retry helps. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <main className="error-page">
      <h1>{translate(errorMessages.unreachable)}</h1>
      <p className="error-note">{translate(errorMessages.unreachableNote)}</p>
      <Button variant="contained" color="primary" onClick={onRetry}>
        {translate(commonMessages.retry)}
      </Button>
    </main>
  );
}
