import IconButton from '@mui/material/IconButton';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import MenuIcon from 'lucide-react/icons/menu';
import { LinkBase } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { UserMenu } from '../../account/index.ts';
import { NotificationBell } from '../../notifications/index.ts';
import { PaletteButton } from '../../palette/index.ts';
import { JobsPlace } from '../jobs/jobs-place.tsx';
import type { Signed } from '../viewer.ts';
import { Brand } from './brand.tsx';
import { DeskLine } from './desk-line.tsx';
import { frameMessages } from './messages.ts';
import type { Sidebar } from './use-sidebar.ts';

type Props = { sidebar: Sidebar; signed: Signed; isPhone: boolean; desk: string };

export function TopBar({ sidebar, signed, isPhone, desk }: Props) {
  return (
    <header className="top-bar">
      {sidebar.isNarrow && (
        <>
          <IconButton aria-label={translate(frameMessages.openMenu)} onClick={sidebar.openDrawer}>
            <MenuIcon size={18} strokeWidth={1.6} />
          </IconButton>
          <Brand />
        </>
      )}
      {!isPhone && <PaletteButton signed={signed} />}
      {!isPhone && desk && <DeskLine words={desk} />}
      <span className="grow" />
      {isPhone && <PaletteButton signed={signed} />}
      <JobsPlace />
      {!isPhone && (
        <IconButton
          component={LinkBase}
          to="/faq"
          aria-label={translate(frameMessages.faq)}
          title={translate(frameMessages.faq)}
        >
          <CircleQuestionMark size={18} strokeWidth={1.6} />
        </IconButton>
      )}
      <IconButton
        component={LinkBase}
        to="/calendar"
        aria-label={translate(frameMessages.calendar)}
        title={translate(frameMessages.calendar)}
      >
        <CalendarDays size={18} strokeWidth={1.6} />
      </IconButton>
      <NotificationBell />
      <UserMenu signed={signed} />
    </header>
  );
}
