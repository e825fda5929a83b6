import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from 'ra-core';
import type { Notification } from '../../dataProvider/index.ts';
import { momentOf, useOpenNotification, useReadAll } from './use-notifications.ts';

type Props = { anchor: HTMLElement; items: Notification[]; onClose: () => void };

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
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 360, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      {items.map((item) => (
        <MenuItem key={item.id} onClick={after(() => open(item))} className="notice">
          <span>
            <b>{item.title}</b>
            <span className="notice-text">{item.message}</span>
            <small>{momentOf(item.createdAt)}</small>
          </span>
        </MenuItem>
      ))}
      {items.length === 0 && <MenuItem disabled>Tidak Ada Notifikasi</MenuItem>}
      <Divider />
      {items.length > 0 && <MenuItem onClick={after(readAll)}>Tandai semua sudah dibaca</MenuItem>}
      <MenuItem onClick={after(() => navigate('/notifikasi'))}>Lihat semua</MenuItem>
    </Menu>
  );
}
