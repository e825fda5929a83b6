import Button from '@mui/material/Button';
import BellRing from 'lucide-react/icons/bell-ring';
import { LinkBase } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { notificationMessages as said } from '../messages.ts';
import { Row } from '../parts/row.tsx';

/** Link from the profile to the notification settings (SPEC A1 `/notifikasi/pengaturan`). */
export default function NotificationsSection() {
  return (
    <div className="account-rows">
      <Row
        icon={<BellRing size={18} strokeWidth={1.6} aria-hidden />}
        title={translate(said.channels)}
        text={translate(said.channelsText)}
        action={
          <Button component={LinkBase} to="/notifikasi/pengaturan">
            {translate(said.open)}
          </Button>
        }
      />
    </div>
  );
}
