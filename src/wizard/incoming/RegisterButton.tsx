import Stamp from 'lucide-react/icons/stamp';
import { agendaLabel } from '../../../resources/naskah-dinas/incoming.ts';
import { FinishButton } from '../steps/FinishButton.tsx';
import { useRegisteredBefore } from './use-registered-before.ts';

/** "Daftarkan": asks once more, registers, and says under which agenda number (SPEC B1.4). */
export default function RegisterButton() {
  const before = useRegisteredBefore()[0];
  return (
    <FinishButton
      verb="Daftarkan"
      done="didaftarkan"
      icon={<Stamp size={15} strokeWidth={1.6} aria-hidden />}
      question="Daftarkan naskah?"
      onDone={({ id, externalToInternal }) => {
        const agenda = externalToInternal?.agenda;
        const under = agenda ? ` dengan nomor agenda ${agendaLabel(agenda)}` : '';
        return { told: `Naskah didaftarkan${under}`, to: `/naskah-dinas/outbox/${id}` };
      }}
    >
      {before && (
        <>
          Naskah yang sama tampaknya sudah didaftarkan dengan nomor agenda <b>{agendaLabel(before.agenda)}</b>
          .{' '}
        </>
      )}
      Naskah mendapat nomor agenda dan langsung masuk ke kotak masuk penerima. Setelah itu hanya tempat naskah
      asli yang masih dapat diubah, dan pendaftarannya dapat dibatalkan.
    </FinishButton>
  );
}
