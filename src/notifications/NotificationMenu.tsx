import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from 'react-admin';
import type { Notification } from '../../dataProvider/index.ts';
import { NotificationText } from './NotificationText.tsx';
import { useOpenNotification, useReadAll } from './use-notifications.ts';

type Props = { anchor: HTMLElement; items: Notification[]; onClose: () => void };

/** The newest unread ones; "Tidak Ada Notifikasi" when none (SPEC A5). */
export default function NotificationMenu({ anchor, items, onClose }: Props) {
  const navigate = useNavigate();
  const open = useOpenNotification();
  const readAll = useReadAll();
  const after = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Menu
      open
      anchorEl={anchor}
      container={anchor.closest('header')}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 360, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      {items.length === 0 && (
        <ListSubheader component="div" role="presentation" className="menu-head">
          Tidak Ada Notifikasi
        </ListSubheader>
      )}
      {items.map((item) => (
        <MenuItem key={item.id} onClick={after(() => open(item))} className="notice unread">
          <NotificationText notification={item} />
        </MenuItem>
      ))}
      <Divider />
      {items.length > 0 && <MenuItem onClick={after(readAll)}>Tandai semua sudah dibaca</MenuItem>}
      <MenuItem onClick={after(() => navigate('/notifikasi'))}>Lihat semua</MenuItem>
      <MenuItem onClick={after(() => navigate('/notifikasi/pengaturan'))}>Pengaturan notifikasi</MenuItem>
    </Menu>
  );
}
