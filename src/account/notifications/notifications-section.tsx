import Button from '@mui/material/Button';
import BellRing from 'lucide-react/icons/bell-ring';
import { LinkBase } from 'react-admin';
import { useSay } from '../../views/parts.ts';
import { Row } from '../parts/row.tsx';
import { notificationWords as said } from '../words.ts';

/** The way from the page about oneself to how one is told (SPEC A1 `/notifikasi/pengaturan`). */
export default function NotificationsSection() {
  const say = useSay();
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
