import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { translate } from '../../../../lib/language.ts';
import { Term } from '../../../help/index.ts';
import { Field } from '../frame/field.tsx';
import { Section } from '../frame/section.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { useChooseSigner } from '../proposing/use-choose-signer.ts';
import { BookedNumberChoice } from './booked-number-choice.tsx';
import { Cosigners } from './cosigners.tsx';
import { IdentityChoice } from './identity-choice.tsx';
import { signerMessages } from './messages.ts';
import { SignerPicker } from './signer-picker.tsx';

export function SignerSection({ level }: { level: number | null }) {
  const { draft, change } = useWizard();
  const choose = useChooseSigner();
  return (
    <Section
      title={translate(signerMessages.sender)}
      help={
        <>
          {translate(signerMessages.signsSelf)} <Term name="atasNama">a.n.</Term>{' '}
          {translate(signerMessages.forSuperior)}
        </>
      }
    >
      <Field
        name="senderId"
        label={translate(signerMessages.sender)}
        hint={level ? signerHint(level) : undefined}
        warning={draft.signerAdvice ?? undefined}
      >
        {(input) => (
          <SignerPicker
            input={input}
            sender={draft.sender}
            onChange={(sender) => void choose(sender)}
            // Signed a.n. it is the letter of the post above.
            lowestLevel={level && level + 1}
          />
        )}
      </Field>
      <IdentityChoice />
      <Cosigners lowestLevel={level && level + 1} />
      <FormControlLabel
        control={
          <Switch
            checked={draft.showSenderName}
            onChange={(_, showSenderName) => change({ showSenderName })}
          />
        }
        label={translate(signerMessages.showName)}
      />
      <BookedNumberChoice />
    </Section>
  );
}

const levels = [
  signerMessages.director,
  signerMessages.divisionHead,
  signerMessages.manager,
  signerMessages.assistantManager,
  signerMessages.staff,
];
const signerHint = (level: number): string =>
  level === 1
    ? translate(signerMessages.byDirectors)
    : translate(signerMessages.lowest(level, translate(levels[level - 1] ?? signerMessages.staff)));
