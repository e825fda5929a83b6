import IconButton from '@mui/material/IconButton';
import Copy from 'lucide-react/icons/copy';
import Trash2 from 'lucide-react/icons/trash-2';
import { translate } from '../../../lib/language.ts';
import { useIsPhone } from '../../shell/index.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { draftMessages } from './messages.ts';
import './draft-row.css';

type Props = {
  name: string;
  /** Without it there is nothing to duplicate it into. */
  onDuplicate?: () => void;
  onDelete: () => void;
};

/** Actions on a draft: two buttons; a menu on phones. */
export function DraftActions(props: Props) {
  return useIsPhone() ? <InMenu {...props} /> : <Beside {...props} />;
}

function Beside({ name, onDuplicate, onDelete }: Props) {
  return (
    <span className="draft-buttons">
      {onDuplicate && (
        <IconButton
          title={translate(draftMessages.duplicate)}
          aria-label={translate(draftMessages.duplicateOne(name))}
          onClick={onDuplicate}
        >
          <Copy size={15} strokeWidth={1.6} aria-hidden />
        </IconButton>
      )}
      <IconButton
        title={translate(draftMessages.remove)}
        aria-label={translate(draftMessages.removeOne(name))}
        onClick={onDelete}
      >
        <Trash2 size={15} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </span>
  );
}

function InMenu({ name, onDuplicate, onDelete }: Props) {
  return (
    <span className="draft-buttons">
      <MoreMenu
        label={translate(draftMessages.actionsOf(name))}
        items={[
          ...(onDuplicate
            ? [
                {
                  label: translate(draftMessages.duplicate),
                  icon: <Copy size={18} strokeWidth={1.6} aria-hidden />,
                  act: onDuplicate,
                },
              ]
            : []),
          {
            label: translate(draftMessages.remove),
            icon: <Trash2 size={18} strokeWidth={1.6} aria-hidden />,
            act: onDelete,
          },
        ]}
      />
    </span>
  );
}
