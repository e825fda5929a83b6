import Badge from '@mui/material/Badge';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Copy from 'lucide-react/icons/copy';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import FilePlus from 'lucide-react/icons/file-plus';
import FileType from 'lucide-react/icons/file-type';
import History from 'lucide-react/icons/history';
import MessageSquare from 'lucide-react/icons/message-square';
import X from 'lucide-react/icons/x';
import { Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { translate } from '../../../../lib/language.ts';
import { lazyPart } from '../../../shell/index.ts';
import { commonMessages } from '../../../ui/messages.ts';
import { useCommentCount } from '../../comments/index.ts';
import { useDocx } from '../../docx/use-docx.ts';
import { useDuplicate } from '../../duplicating/index.ts';
import { paneMessages } from '../../pane-messages.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { isPassed } from '../frame/wizard-route.ts';
import { toolMessages } from './messages.ts';
import { useRestore } from './use-restore.tsx';

const VersionsPanel = lazyPart(async () => ({
  default: (await import('../../versions/index.ts')).VersionsPanel,
}));
const CommentsPanel = lazyPart(async () => ({
  default: (await import('../../comments/index.ts')).CommentsPanel,
}));

const titles = { versions: toolMessages.versionsOfLetter, comments: toolMessages.comments } as const;

export default function DraftTools({ onReplaced }: { onReplaced: () => void }) {
  const { draft, autosave, sheet, place } = useWizard();
  const isStored = autosave.snapshot().version !== undefined;
  const count = useCommentCount(draft.id, isStored);
  const restore = useRestore(onReplaced);
  const { duplicate, isBusy } = useDuplicate();
  const docx = useDocx();
  const [search] = useSearchParams();
  const [open, setOpen] = useState<keyof typeof titles | null>(search.get('komentar') ? 'comments' : null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!isStored) return null;
  const unread = count?.unreadCount ?? 0;
  return (
    <>
      <IconButton
        title={translate(toolMessages.versions)}
        aria-label={translate(toolMessages.versionsOfLetter)}
        onClick={() => setOpen('versions')}
      >
        <History size={18} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <IconButton
        title={translate(toolMessages.comments)}
        aria-label={translate(
          !count?.totalCount
            ? toolMessages.comments
            : unread
              ? toolMessages.unreadCount(count.totalCount, unread)
              : toolMessages.commentCount(count.totalCount),
        )}
        onClick={() => setOpen('comments')}
      >
        <Badge badgeContent={count?.totalCount || undefined} color={unread ? 'primary' : 'default'} max={99}>
          <MessageSquare size={18} strokeWidth={1.6} aria-hidden />
        </Badge>
      </IconButton>
      <IconButton
        title={translate(toolMessages.otherActions)}
        aria-label={translate(toolMessages.otherActions)}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVertical size={18} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem
          disabled={isBusy}
          onClick={() => {
            setAnchor(null);
            void autosave.flush().then(() => duplicate(draft.id));
          }}
        >
          <ListItemIcon>
            <Copy size={18} strokeWidth={1.6} aria-hidden />
          </ListItemIcon>
          {translate(toolMessages.duplicate)}
        </MenuItem>
        {isPassed('naskah-pengantar', draft) && draft.from !== 'external' && (
          <MenuItem component={Link} to={place.hrefOf('naskah-pengantar')} onClick={() => setAnchor(null)}>
            <ListItemIcon>
              <FilePlus size={18} strokeWidth={1.6} aria-hidden />
            </ListItemIcon>
            {translate(toolMessages.addCover)}
          </MenuItem>
        )}
        {draft.from !== 'external' && (
          <MenuItem
            disabled={docx.isBusy}
            onClick={() => {
              setAnchor(null);
              docx.take(draft, () => sheet);
            }}
          >
            <ListItemIcon>
              <FileType size={18} strokeWidth={1.6} aria-hidden />
            </ListItemIcon>
            {translate(paneMessages.downloadDocx)}
          </MenuItem>
        )}
      </Menu>
      <Drawer
        anchor="right"
        open={open !== null}
        onClose={() => setOpen(null)}
        slotProps={{
          paper: {
            'aria-label': open ? translate(titles[open]) : undefined,
            style: { backgroundColor: 'var(--surface)' },
          },
        }}
      >
        {open && (
          <Side>
            <header>
              <h2>{translate(titles[open])}</h2>
              <IconButton aria-label={translate(commonMessages.close)} onClick={() => setOpen(null)}>
                <X size={18} strokeWidth={1.6} aria-hidden />
              </IconButton>
            </header>
            <Suspense>
              {open === 'versions' ? (
                <VersionsPanel
                  letterId={draft.id}
                  onRestore={async (version) => {
                    if (await restore(version.no)) setOpen(null);
                  }}
                />
              ) : (
                <CommentsPanel letterId={draft.id} canWrite />
              )}
            </Suspense>
          </Side>
        )}
      </Drawer>
    </>
  );
}

const Side = styled('div')({
  width: 'min(520px, 100vw)',
  boxSizing: 'border-box',
  padding: '0 20px 24px',
  '& > header': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    margin: '0 -20px 6px',
    padding: '10px 12px 8px 20px',
    background: 'var(--surface)',
    borderBottom: '1px solid var(--line)',
  },
  '& h2': { margin: 0, fontSize: '1.0625rem', lineHeight: '24px', fontWeight: 700 },
});
