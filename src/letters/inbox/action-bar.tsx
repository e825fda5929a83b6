import { Suspense } from 'react';
import { translate } from '../../../lib/language.ts';
import type { PaneTool } from '../reading/tools/pane-tool.ts';
import type { ActionContext, InboxAction } from './action.ts';

type Props = {
  context: ActionContext;
  /** Those that this letter offers now. */
  actions: readonly InboxAction[];
  /** The action whose dialog is open. */
  open: string | null;
  onOpen: (id: string | null) => void;
};

/** The offered actions as tools of the bar. */
export const toolsOf = ({ actions, context, onOpen }: Omit<Props, 'open'>): PaneTool[] =>
  actions.map((action) => ({
    id: action.id,
    words: translate(action.message),
    icon: action.icon,
    isIcon: action.place === 'tool',
    isPrimary: action.isPrimary === true,
    ...('to' in action ? { to: action.to(context) } : { run: () => onOpen(action.id) }),
  }));

/** The dialog of the action that is open. */
export function OpenAction({ actions, context, open, onOpen }: Props) {
  const action = actions.find(({ id }) => id === open);
  if (!action || !('dialog' in action)) return null;
  return (
    <Suspense>
      <action.dialog {...context} onClose={() => onOpen(null)} />
    </Suspense>
  );
}
