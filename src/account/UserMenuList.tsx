import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, LogOut, MonitorCog, Moon, Sun, UserRound } from 'lucide-react';
import { useLogout, useNavigate, useNotify } from 'ra-core';
import { NOT_SWITCHED, orderRoles, roleLabel, switchRole } from '../../authProvider/index.ts';
import type { Signed } from '../shell/index.ts';
import { type ThemeChoice, useThemeChoice } from './theme-choice.ts';

const themes: { value: ThemeChoice; label: string; Icon: typeof Sun }[] = [
  { value: 'light', label: 'Terang', Icon: Sun },
  { value: 'dark', label: 'Gelap', Icon: Moon },
  { value: 'system', label: 'Ikuti sistem', Icon: MonitorCog },
];
/** How a role that is not one's own desk is told apart (SPEC B2). */
const kinds: Record<string, string> = {
  'Additional Role': 'Jabatan tambahan',
  Secretary: 'Sebagai sekretaris',
  Delegation: 'Sebagai penerima delegasi',
};

type Props = { signed: Signed; anchor: HTMLElement; onClose: () => void };

export default function UserMenuList({ signed, anchor, onClose }: Props) {
  const navigate = useNavigate();
  const notify = useNotify();
  const logout = useLogout();
  const [theme, setTheme] = useThemeChoice();
  const { user, role } = signed;
  const roles = orderRoles(user.listRoles ?? [], role?.id);
  const change = async (id: string) => {
    onClose();
    if (id !== role?.id && !(await switchRole(id))) notify(NOT_SWITCHED, { type: 'error' });
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ paper: { sx: { width: 300 } } }}>
      {roles.length > 1 && <ListSubheader className="menu-head">Bertindak sebagai</ListSubheader>}
      {roles.length > 1 &&
        roles.map((entry) => (
          <MenuItem key={entry.id} selected={entry.id === role?.id} onClick={() => void change(entry.id)}>
            <span className="menu-role">
              {roleLabel(entry)}
              {kinds[entry.type] && <small>{kinds[entry.type]}</small>}
            </span>
            {entry.id === role?.id && <Check size={15} strokeWidth={2} aria-label="aktif" />}
          </MenuItem>
        ))}
      {roles.length > 1 && <Divider />}
      <ListSubheader className="menu-head">Tampilan</ListSubheader>
      {themes.map(({ value, label, Icon }) => (
        <MenuItem key={value} selected={theme === value} onClick={() => setTheme(value)}>
          <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
          {label}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem
        onClick={() => {
          onClose();
          navigate('/user');
        }}
      >
        <UserRound size={18} strokeWidth={1.6} aria-hidden="true" />
        Profil
      </MenuItem>
      <MenuItem onClick={() => void logout()}>
        <LogOut size={18} strokeWidth={1.6} aria-hidden="true" />
        Keluar
      </MenuItem>
    </Menu>
  );
}
