import Button from '@mui/material/Button';
import BellRing from 'lucide-react/icons/bell-ring';
import { LinkBase } from 'react-admin';
import { say } from '../../../lib/language.ts';
import { Row } from '../parts/row.tsx';
import { notificationWords as said } from '../words.ts';

/** Link from the profile to the notification settings (SPEC A1 `/notifikasi/pengaturan`). */
export default function NotificationsSection() {
  return (
    <div className="account-rows">
      <Row
        icon={<BellRing size={18} strokeWidth={1.6} aria-hidden />}
        title={say(said.channels)}
        text={say(said.channelsText)}
        action={
          <Button component={LinkBase} to="/notifikasi/pengaturan">
            {say(said.open)}
          </Button>
        }
      />
    </div>
  );
}
