import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { DeviceSession } from '../../../domain/calls/account.ts';
import { translate } from '../../../lib/language.ts';
import { showStoredHere } from '../../shell/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatDateTime } from '../../ui/format.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import { deviceMessages as said } from '../messages.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Row } from '../parts/row.tsx';

const key = ['devices'];

/** Sessions of the user, this device first; signs out one, or all others at once. */
export default function DevicesSection() {
  const notify = useNotify();
  const client = useQueryClient();
  const { devices, endDevice, endOtherDevices } = useNaskah();
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => devices({ signal }) });
  const { isPending, failure, submit } = useSubmit();
  const [isAsking, setAsking] = useState(false);
  const end = async (work: () => Promise<unknown>, message: typeof said.ended) => {
    if (await submit(work)) notify(translate(message), { type: 'success' });
    setAsking(false);
    await client.invalidateQueries({ queryKey: key });
  };
  return (
    <>
      <Loaded query={query}>
        {({ items }) => (
          <>
            <ul className="account-rows">
              {items.map((device) => (
                <li key={device.id}>
                  <Device
                    device={device}
                    isBusy={isPending}
                    onEnd={() => void end(() => endDevice(device.id), said.ended)}
                  />
                </li>
              ))}
            </ul>
            {failure && (
              <p className="field-error" role="alert">
                {failure}
              </p>
            )}
            <div className="account-below">
              <Button onClick={showStoredHere}>{translate(said.storedHere)}</Button>
              {items.length > 1 && (
                <Button color="error" onClick={() => setAsking(true)}>
                  {translate(said.endOthers)}
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
      <ConfirmDialog
        open={isAsking}
        title={translate(said.askOthers)}
        confirm={translate(said.end)}
        danger
        busy={isPending}
        onConfirm={() => void end(endOtherDevices, said.othersEnded)}
        onClose={() => setAsking(false)}
      >
        {translate(said.othersText)}
      </ConfirmDialog>
    </>
  );
}

type Props = { device: DeviceSession; isBusy: boolean; onEnd: () => void };

function Device({ device, isBusy, onEnd }: Props) {
  const Icon = device.isPhone ? Smartphone : Monitor;
  const name = translate(said.on(device.browser, device.system));
  return (
    <Row
      icon={<Icon size={18} strokeWidth={1.6} aria-hidden />}
      title={name}
      chip={device.isCurrent && <SoftChip tone="accent">{translate(said.thisOne)}</SoftChip>}
      text={[
        device.address,
        device.way !== 'password' && translate(said.ways[device.way]),
        `${translate(said.begun)} ${formatDateTime(device.createdAt)}`,
        `${translate(said.used)} ${formatDateTime(device.lastUsedAt)}`,
      ]
        .filter(Boolean)
        .join(' · ')}
      action={
        !device.isCurrent && (
          <Button aria-label={translate(said.endNamed(name))} disabled={isBusy} onClick={onEnd}>
            {translate(said.end)}
          </Button>
        )
      }
    />
  );
}
