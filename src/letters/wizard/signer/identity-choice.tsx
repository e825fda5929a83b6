import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../../dataProvider/index.ts';
import {
  printedLines,
  type SigningIdentity,
  senderDelegationFields,
} from '../../../../domain/letters/signing-identity.ts';
import { translate } from '../../../../lib/language.ts';
import { Field, Hint } from '../frame/field.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { identityKey, withIdentity } from './identity-draft.ts';
import { signerMessages } from './messages.ts';

/** Selects in whose name the sender signs, when there is a choice, with the printed result below (DOMAIN 6). */
export function IdentityChoice() {
  const { draft, change } = useWizard();
  const { signingIdentities } = useNaskah();
  const userId = draft.sender?.userId ?? '';
  const positionId = draft.sender?.userPositionId ?? '';
  const { data: offered = [] } = useQuery({
    queryKey: ['signing-identities', userId, positionId],
    queryFn: ({ signal }) => signingIdentities({ userId, positionId }, { signal }),
    enabled: userId !== '' && positionId !== '',
    staleTime: 60_000,
  });
  const key = identityKey(draft);
  const chosen = offered.find((identity) => keyOf(identity) === key);
  const isGone = offered.length > 0 && !chosen;
  // A single valid identity needs no choice.
  if (!draft.sender || (offered.length < 2 && !isGone)) return null;
  const now = chosen ?? { onBehalfOf: draft.onBehalfOf, positionName: draft.sender.positionName };
  return (
    <Field
      name="senderDelegationId1"
      label={translate(signerMessages.signed)}
      isGroup
      error={isGone ? translate(signerMessages.mandateGone) : undefined}
    >
      {(input) => (
        <>
          <RadioGroup
            aria-labelledby={input['aria-labelledby']}
            aria-describedby={input['aria-describedby']}
            value={key}
            onChange={(_, value) => {
              const identity = offered.find((one) => keyOf(one) === value);
              if (identity) change({ ...withIdentity(identity), signerAdvice: null });
            }}
          >
            {offered.map((identity) => (
              <FormControlLabel
                key={keyOf(identity)}
                value={keyOf(identity)}
                control={<Radio size="small" />}
                label={nameOf(identity)}
              />
            ))}
          </RadioGroup>
          <Printed aria-live="polite">
            <Hint>{translate(signerMessages.printed)}</Hint> {printedLines(now).join(' / ')}
          </Printed>
        </>
      )}
    </Field>
  );
}

const keyOf = (identity: SigningIdentity): string =>
  identityKey(senderDelegationFields(identity.delegations));

const nameOf = ({ delegations, onBehalfOf }: SigningIdentity): string => {
  if (!onBehalfOf) return translate(signerMessages.ownPost);
  const [first = ''] = onBehalfOf.split('\n');
  return delegations.some(({ type }) => type === 'ub') ? `${first}, u.b.` : first;
};

const Printed = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 5,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  fontWeight: 550,
});
