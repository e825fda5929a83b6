import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Suspense, useState } from 'react';
import { LinkBase } from 'react-admin';
import { translate } from '../../../../lib/language.ts';
import { lazyPart, useActions } from '../../../shell/index.ts';
import { usePrefetch } from '../../../ui/use-prefetch.ts';
import { readingMessages } from '../messages.ts';
import type { PaneTool } from './pane-tool.ts';
import './pane-tools.css';

const MoreMenu = lazyPart(() => import('./more-menu.tsx'));

type Props = {
  tools: readonly PaneTool[];
  /** How many of the first stay buttons where there is no room for all. */
  stay?: number;
};

/** Tools above a letter, also in the command palette; a narrow bar moves all but the first into MoreTools. */
export function PaneTools({ tools, stay = 0 }: Props) {
  useActions(tools);
  return tools.map((tool, at) => (
    <span key={tool.id} className={at < stay ? undefined : 'mailbox-tool-wide'}>
      {tool.isIcon ? <IconTool {...tool} /> : <VerbTool {...tool} />}
    </span>
  ));
}

export function MoreTools({ tools, stay = 0 }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hidden = tools.slice(stay);
  usePrefetch(MoreMenu.load, hidden.length > 0);
  if (hidden.length === 0) return null;
  return (
    <span className="mailbox-tool-narrow">
      <IconButton
        aria-label={translate(readingMessages.otherActions)}
        title={translate(readingMessages.otherActions)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={18} strokeWidth={1.6} aria-hidden />
      </IconButton>
      {anchor && (
        <Suspense>
          <MoreMenu tools={hidden} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </span>
  );
}

function VerbTool({ words, icon: Icon, isPrimary, isDanger, isBusy, ...does }: PaneTool) {
  return (
    <Button
      color={isDanger ? 'error' : 'primary'}
      variant={isPrimary ? 'contained' : 'outlined'}
      aria-busy={isBusy}
      startIcon={<Icon size={15} strokeWidth={1.6} aria-hidden />}
      {...act(does)}
    >
      {words}
    </Button>
  );
}

function IconTool({ words, icon: Icon, isBusy, ...does }: PaneTool) {
  return (
    <Tooltip title={words}>
      <IconButton aria-label={words} aria-busy={isBusy} {...act(does)}>
        <Icon size={18} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </Tooltip>
  );
}

const act = (does: { run: () => void } | { to: string }) =>
  'to' in does ? { component: LinkBase, to: does.to } : { onClick: does.run };
