import { say } from '../../../lib/language.ts';
import { partWords } from '../../ui/words.ts';
/** The words of a toast that can be undone. The toast closes on any click, so the button needs no more than its act. */
export const UndoMessage = ({ text, undo }: { text: string; undo: () => void }) => (
  <span className="toast-undo">
    {text}{' '}
    <button type="button" onClick={undo}>
      {say(partWords.undo)}
    </button>
  </span>
);
