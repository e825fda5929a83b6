import { useNavigate } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { addressOf } from '../address-of.ts';
import { messages } from '../messages.ts';
import { useReading } from '../reading.ts';
import type { Arrivals } from './arrivals.ts';
import '../notifications.css';

/** Toast for notifications that arrive during work. Any click closes it. */
export function Arrived({ newest, count }: Arrivals) {
  const navigate = useNavigate();
  const { readOne } = useReading();
  const isOne = count === 1;
  const open = () => {
    if (isOne) readOne(newest);
    navigate(isOne ? addressOf(newest) : '/notifikasi?belum=1');
  };
  return (
    <div className="arrived">
      <b>{isOne ? newest.title : translate(messages.arrived(count))}</b>
      <span>{isOne ? newest.message : newest.title}</span>
      <button type="button" className="arrived-open" onClick={open}>
        {translate(isOne ? commonMessages.open : messages.see)}
      </button>
    </div>
  );
}
