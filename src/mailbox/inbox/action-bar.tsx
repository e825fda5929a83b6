import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Suspense } from 'react';
import { LinkBase } from 'react-admin';
import type { ActionContext, InboxAction } from './action.ts';

type Props = {
  context: ActionContext;
  /** Those that this letter offers now. */
  actions: readonly InboxAction[];
  /** The action whose dialog is open. */
  open: string | null;
  onOpen: (id: string | null) => void;
};

/** The offered actions as buttons; tools are icons behind them. */
export const ActionButtons = ({ actions, ...rest }: Props) => (
  <>
    {actions
      .filter(({ place }) => place !== 'tool')
      .map((action) => (
        <MainButton key={action.id} action={action} {...rest} />
      ))}
    {actions
      .filter(({ place }) => place === 'tool')
      .map((action) => (
        <ToolButton key={action.id} action={action} {...rest} />
      ))}
  </>
);

type One = Omit<Props, 'actions'> & { action: InboxAction };

const MainButton = ({ action, context, onOpen }: One) => (
  <Button
    variant={action.isPrimary ? 'contained' : 'outlined'}
    startIcon={<action.icon size={15} strokeWidth={1.6} aria-hidden />}
    {...('to' in action
      ? { component: LinkBase, to: action.to(context) }
      : { onClick: () => onOpen(action.id) })}
  >
    {action.words}
  </Button>
);

const ToolButton = ({ action, context, onOpen }: One) => (
  <Tooltip title={action.words}>
    <IconButton
      aria-label={action.words}
      {...('to' in action
        ? { component: LinkBase, to: action.to(context) }
        : { onClick: () => onOpen(action.id) })}
    >
      <action.icon size={18} strokeWidth={1.6} aria-hidden />
    </IconButton>
  </Tooltip>
);

/** The dialog of the action that is open. */
export const OpenAction = ({ actions, context, open, onOpen }: Props) => {
  const action = actions.find(({ id }) => id === open);
  if (!action || !('dialog' in action)) return null;
  return (
    <Suspense>
      <action.dialog {...context} onClose={() => onOpen(null)} />
    </Suspense>
  );
};
