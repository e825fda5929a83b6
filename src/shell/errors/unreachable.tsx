import Button from '@mui/material/Button';
import { say } from '../../../lib/language.ts';
import { commonWords } from '../../ui/words.ts';
import { errorWords } from './words.ts';

/** The app has loaded but its server is unreachable: only a retry helps. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <main className="error-page">
      <h1>{say(errorWords.unreachable)}</h1>
      <p className="error-note">{say(errorWords.unreachableNote)}</p>
      <Button variant="contained" color="primary" onClick={onRetry}>
        {say(commonWords.retry)}
      </Button>
    </main>
  );
}
