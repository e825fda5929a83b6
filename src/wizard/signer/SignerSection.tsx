import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Term } from '../../help/index.ts';
import { useDesk } from '../frame/desk.ts';
import { Field } from '../frame/Field.tsx';
import { Section } from '../frame/Section.tsx';
import { BookedNumberChoice } from './BookedNumberChoice.tsx';
import { IdentityChoice } from './IdentityChoice.tsx';
import { ownName } from './identity-draft.ts';
import { SignerPicker } from './SignerPicker.tsx';

/** Who signs, in whose name, and with which number. */
export const SignerSection = ({ level }: { level: number | null }) => {
  const { draft, change } = useDesk();
  return (
    <Section
      title="Pengirim"
      help={
        <>
          Pengirim menandatangani naskah, bila perlu <Term name="atasNama">a.n.</Term> atasannya. Nomor terbit
          saat itu, tidak sebelumnya.
        </>
      }
    >
      <Field name="senderId" label="Pengirim" hint={level ? signerHint(level) : undefined}>
        {(input) => (
          <SignerPicker
            input={input}
            sender={draft.sender}
            onChange={(sender) => change({ ...ownName, bookedNumberId: draft.bookedNumberId, sender })}
            // Signed a.n. it is the letter of the post above.
            lowestLevel={level && level + 1}
          />
        )}
      </Field>
      <IdentityChoice />
      <FormControlLabel
        control={
          <Switch
            checked={draft.showSenderName}
            onChange={(_, showSenderName) => change({ showSenderName })}
          />
        }
        label="Tampilkan nama pengirim"
      />
      <BookedNumberChoice />
    </Section>
  );
};

const levels = ['direksi', 'kepala divisi', 'manajer', 'asisten manajer', 'pelaksana'];
const signerHint = (level: number): string =>
  level === 1
    ? 'Sub jenis ini ditandatangani direksi, atau satu jenjang di bawahnya atas mandat (a.n.).'
    : `Paling rendah jenjang ${level} (${levels[level - 1] ?? 'pelaksana'}), atau satu di bawahnya atas mandat (a.n.).`;
