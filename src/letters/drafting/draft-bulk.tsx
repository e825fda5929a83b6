import Trash2 from 'lucide-react/icons/trash-2';
import type { LetterListItem } from '../../../domain/letters/letter-rows.ts';
import { translate } from '../../../lib/language.ts';
import { ChosenBar } from '../../ui/chosen-bar.tsx';
import type { Selection } from '../../ui/use-selection.ts';
import { paneMessages } from '../pane-messages.ts';
import { draftMessages } from './messages.ts';
import '../tasks/bulk/bulk.css';

type Props = { selection: Selection<LetterListItem>; onDelete: () => void };

/** Bulk bar over the list while drafts are selected. */
export function DraftBulk({ selection: { chosen, possible, selectAll, clear }, onDelete }: Props) {
  return (
    <ChosenBar
      count={translate(paneMessages.selected(chosen.length))}
      label={translate(draftMessages.chosenDrafts)}
      all={
        chosen.length < possible
          ? { label: translate(draftMessages.chooseShown(possible)), onSelect: selectAll }
          : undefined
      }
      onClear={clear}
    >
      <button type="button" onClick={onDelete}>
        <Trash2 size={15} strokeWidth={1.6} aria-hidden />
        {translate(draftMessages.removeChosen)}
      </button>
    </ChosenBar>
  );
}
