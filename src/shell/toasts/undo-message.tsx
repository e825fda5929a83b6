import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
/** Toast text with undo. Any click closes the toast, so the button only runs the undo. */
export function UndoMessage({ text, undo }: { text: string; undo: () => void }) {
  return (
    <span className="toast-undo">
      {text}{' '}
      <button type="button" onClick={undo}>
        {translate(commonMessages.undo)}
      </button>
    </span>
  );
}
