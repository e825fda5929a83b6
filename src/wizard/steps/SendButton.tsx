import Send from 'lucide-react/icons/send';
import { nextHolder, notAskedAgain } from '../draft/next-holder.ts';
import { useDesk } from '../frame/desk.ts';
import { FinishButton } from './FinishButton.tsx';

/** "Kirim": asks once more, says to whom, sends (SPEC B1.2, B1.3). */
export default function SendButton() {
  const { draft } = useDesk();
  const next = nextHolder(draft);
  const skipped = notAskedAgain(draft);
  return (
    <FinishButton
      verb="Kirim"
      done="dikirim"
      icon={<Send size={15} strokeWidth={1.6} aria-hidden />}
      question={
        next?.does === 'review' ? 'Kirim naskah untuk diperiksa?' : 'Kirim naskah untuk ditandatangani?'
      }
      onDone={() => ({
        told: `Naskah dikirim kepada ${next?.personName ?? 'penerima berikutnya'}`,
        to: '/naskah-dinas/outbox',
      })}
    >
      Naskah diteruskan kepada <b>{next?.personName}</b> ({next?.positionName}). Setelah dikirim, naskah tidak
      dapat Anda ubah sampai dikembalikan.
      {skipped.length > 0 && (
        <>
          {' '}
          <b>{skipped.join(', ')}</b> pernah mengembalikan naskah ini dan tidak diminta memeriksa lagi. Bila
          perlu diperiksa ulang, tambahkan kembali sebagai pemeriksa.
        </>
      )}
    </FinishButton>
  );
}
