import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { say } from '../../../../lib/language.ts';
import { Term } from '../../../help/index.ts';
import { useDesk } from '../frame/desk.ts';
import { Field } from '../frame/field.tsx';
import { Section } from '../frame/section.tsx';
import { BookedNumberChoice } from './booked-number-choice.tsx';
import { IdentityChoice } from './identity-choice.tsx';
import { ownName } from './identity-draft.ts';
import { SignerPicker } from './signer-picker.tsx';
import { signerWords } from './words.ts';

export function SignerSection({ level }: { level: number | null }) {
  const { draft, change } = useDesk();
  return (
    <Section
      title={say(signerWords.sender)}
      help={
        <>
          {say(signerWords.signsSelf)} <Term name="atasNama">a.n.</Term> {say(signerWords.forSuperior)}
        </>
      }
    >
      <Field name="senderId" label={say(signerWords.sender)} hint={level ? signerHint(level) : undefined}>
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
        label={say(signerWords.showName)}
      />
      <BookedNumberChoice />
    </Section>
  );
}

const levels = [
  signerWords.director,
  signerWords.divisionHead,
  signerWords.manager,
  signerWords.assistantManager,
  signerWords.staff,
];
const signerHint = (level: number): string =>
  level === 1
    ? say(signerWords.byDirectors)
    : say(signerWords.lowest(level, say(levels[level - 1] ?? signerWords.staff)));
