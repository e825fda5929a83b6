import Bell from 'lucide-react/icons/bell';
import LogOut from 'lucide-react/icons/log-out';
import Plus from 'lucide-react/icons/plus';
import { iconNamed } from '../shell/index.ts';
import { Marked } from '../ui/marked.tsx';
import { marked } from '../ui/match.ts';
import type { Command } from './commands.ts';

const own = { plus: Plus, 'log-out': LogOut, bell: Bell };

type Props = {
  id: string;
  command: Command;
  typed: string;
  isChosen: boolean;
  onPoint: () => void;
  onRun: () => void;
};

/** One command: name, group, and its shortcut key. The focus stays in the field. */
export function PaletteLine({ id, command, typed, isChosen, onPoint, onRun }: Props) {
  const { words, hint, icon, key, segments } = command;
  const Icon = own[icon as keyof typeof own] ?? iconNamed(icon);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and says which option is meant
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      className="palette-line"
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
      <span className="palette-words">
        <Marked segments={segments?.length ? segments : marked(typed, words)} />
      </span>
      {hint && <small>{hint}</small>}
      {key && <kbd>{key}</kbd>}
    </div>
  );
}
