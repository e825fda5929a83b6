import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Compass from 'lucide-react/icons/compass';
import KeyRound from 'lucide-react/icons/key-round';
import Languages from 'lucide-react/icons/languages';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import LogOut from 'lucide-react/icons/log-out';
import MonitorCog from 'lucide-react/icons/monitor-cog';
import Moon from 'lucide-react/icons/moon';
import Rows2 from 'lucide-react/icons/rows-2';
import Rows3 from 'lucide-react/icons/rows-3';
import Rows4 from 'lucide-react/icons/rows-4';
import Sun from 'lucide-react/icons/sun';
import UserRound from 'lucide-react/icons/user-round';
import { useNavigate } from 'react-admin';
import { orderRoles } from '../../authProvider/index.ts';
import { useNaskah } from '../../dataProvider/index.ts';
import { helpdeskPath } from '../../domain/help/runs-helpdesk.ts';
import { waitingTicketsPath } from '../../domain/help/waiting-tickets-path.ts';
import type { Counters, EntryCount } from '../../domain/letters/letter-rows.ts';
import { language, type Message, translate } from '../../lib/language.ts';
import { type Signed, useSignOut } from '../shell/index.ts';
import { formatBadge } from '../ui/format.ts';
import { pageLeft } from '../ui/page-left.ts';
import { densities, useDensity } from './density.ts';
import { entryTitle, entryWords } from './entry-words.ts';
import { hasLocalPassword } from './has-local-password.ts';
import { menuMessages } from './menu-messages.ts';
import { type ThemeChoice, useThemeChoice } from './theme-choice.ts';
import { useChooseLanguage } from './use-choose-language.ts';
import { useSwitchRole } from './use-switch-role.ts';

const themes: { value: ThemeChoice; label: Message; Icon: typeof Sun }[] = [
  { value: 'light', label: menuMessages.light, Icon: Sun },
  { value: 'dark', label: menuMessages.dark, Icon: Moon },
  { value: 'system', label: menuMessages.system, Icon: MonitorCog },
];

/** The help menu (SPEC A2); a ticket names the page it was opened from. */
const help = [
  { path: '/faq', label: menuMessages.faq, Icon: CircleQuestionMark },
  {
    path: helpdeskPath,
    label: { id: 'Helpdesk', en: 'Helpdesk' },
    Icon: LifeBuoy,
  },
  { path: '/?tur', label: menuMessages.tour, Icon: Compass },
];

const waiting = (count: string): Message => ({ id: `${count} menunggu`, en: `${count} waiting` });

const densityIcons = { comfortable: Rows2, compact: Rows3, dense: Rows4 };

/** The other language, by its own name: users who cannot read the page recognise it. */
const other =
  language() === 'en'
    ? ({ value: 'id', name: 'Bahasa Indonesia' } as const)
    : ({ value: 'en', name: 'English' } as const);

type Props = { signed: Signed; counts: readonly EntryCount[]; anchor: HTMLElement; onClose: () => void };

export default function UserMenuList({ signed, counts, anchor, onClose }: Props) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const switchTo = useSwitchRole();
  const [theme, setTheme] = useThemeChoice();
  const [density, setDensity] = useDensity();
  const chooseLanguage = useChooseLanguage();
  const { user, role } = signed;
  const roles = orderRoles(user.listRoles ?? [], role?.id);
  const tasksOf = (id: string) => counts.find((count) => count.id === id)?.taskCount ?? 0;
  const change = (id: string) => {
    onClose();
    if (id !== role?.id) void switchTo(id);
  };
  const go = (path: string) => () => {
    onClose();
    navigate(path);
  };
  const tickets = useWaitingTickets();
  const seekHelp = (path: string) => {
    pageLeft.write('', location.pathname + location.search);
    go(path === helpdeskPath && tickets > 0 ? waitingTicketsPath : path)();
  };
  return (
    <Menu
      open
      anchorEl={anchor}
      // Inside its bar: outside every landmark it is hard to find.
      container={anchor.closest('header')}
      onClose={onClose}
      slotProps={{ paper: { style: { width: 300 } } }}
    >
      {roles.length > 1 && (
        <ListSubheader component="div" role="presentation" className="menu-head">
          {translate(menuMessages.actAs)}
        </ListSubheader>
      )}
      {roles.length > 1 &&
        roles.map((entry) => (
          <MenuItem key={entry.id} selected={entry.id === role?.id} onClick={() => change(entry.id)}>
            <span className="menu-role">
              {entryTitle(entry)}
              {entryWords(entry) && <small>{entryWords(entry)}</small>}
            </span>
            {tasksOf(entry.id) > 0 && (
              <span className="menu-tasks">
                {translate(menuMessages.tasks(formatBadge(tasksOf(entry.id))))}
              </span>
            )}
            {entry.id === role?.id && (
              <Check size={15} strokeWidth={2} aria-label={translate(menuMessages.active)} />
            )}
          </MenuItem>
        ))}
      {roles.length > 1 && <Divider />}
      <ListSubheader component="div" role="presentation" className="menu-head">
        {translate(menuMessages.look)}
      </ListSubheader>
      {themes.map(({ value, label, Icon }) => (
        <MenuItem key={value} selected={theme === value} onClick={() => setTheme(value)}>
          <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
          {translate(label)}
        </MenuItem>
      ))}
      <ListSubheader component="div" role="presentation" className="menu-head">
        {translate(menuMessages.density)}
      </ListSubheader>
      {densities.map(({ value, label }) => {
        const Icon = densityIcons[value];
        return (
          <MenuItem key={value} selected={density === value} onClick={() => setDensity(value)}>
            <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
            {translate(label)}
          </MenuItem>
        );
      })}
      <ListSubheader component="div" role="presentation" className="menu-head">
        {translate(menuMessages.help)}
      </ListSubheader>
      {help.map(({ path, label, Icon }) => (
        <MenuItem key={translate(label)} onClick={() => seekHelp(path)}>
          <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
          {translate(label)}
          {path === helpdeskPath && tickets > 0 && (
            <span className="menu-tasks">{translate(waiting(formatBadge(tickets)))}</span>
          )}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem lang={other.value} onClick={() => void chooseLanguage(other.value)}>
        <Languages size={18} strokeWidth={1.6} aria-hidden="true" />
        {other.name}
      </MenuItem>
      <MenuItem onClick={go('/user')}>
        <UserRound size={18} strokeWidth={1.6} aria-hidden="true" />
        {translate(menuMessages.profile)}
      </MenuItem>
      {hasLocalPassword(user) && (
        <MenuItem onClick={go('/password/change')}>
          <KeyRound size={18} strokeWidth={1.6} aria-hidden="true" />
          {translate(menuMessages.password)}
        </MenuItem>
      )}
      <MenuItem
        onClick={() => {
          onClose();
          signOut();
        }}
      >
        <LogOut size={18} strokeWidth={1.6} aria-hidden="true" />
        {translate(menuMessages.signOut)}
      </MenuItem>
    </Menu>
  );
}

/** How many tickets wait for who answers them, by the menu's counters; another server has none. */
function useWaitingTickets(): number {
  const { counters } = useNaskah();
  const { data } = useQuery<Partial<Counters>>({
    queryKey: ['counters'],
    queryFn: ({ signal }) => counters({ signal }),
    // The menu asks for them at each change of the address.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.ticketCount ?? 0;
}
