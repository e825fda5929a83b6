import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { type SigningIdentity, senderDelegationFields } from '../../../../domain/letters/signing-identity.ts';
import { translate } from '../../../../lib/language.ts';
import { moved } from '../../../ui/moved.ts';
import type { DraftCosigner } from '../draft/draft.ts';
import { ChosenRows } from '../pickers/chosen-list.tsx';
import { pickerMessages } from '../pickers/messages.ts';
import { personKey } from '../pickers/people.ts';
import { PersonOption } from '../pickers/person-option.tsx';
import { identityKey } from './identity-draft.ts';
import { signerMessages } from './messages.ts';

type Props = { cosigners: DraftCosigner[]; onChange: (cosigners: DraftCosigner[]) => void };

/** Further signers in the order of their signatures; the sender is the first. */
export function CosignerList({ cosigners, onChange }: Props) {
  return (
    <ChosenRows as="ol">
      {cosigners.map((cosigner, index) => (
        <li key={personKey(cosigner)}>
          <Place>{index + 2}</Place>
          <PersonOption {...cosigner} />
          <InWhoseName
            cosigner={cosigner}
            onChange={(identity) =>
              onChange(cosigners.map((other) => (other === cosigner ? { ...cosigner, ...identity } : other)))
            }
          />
          <Actions>
            <IconButton
              size="small"
              disabled={index === 0}
              aria-label={translate(pickerMessages.up(cosigner.personName))}
              onClick={() => onChange(moved(cosigners, index, index - 1))}
            >
              <ArrowUp size={15} strokeWidth={1.6} aria-hidden />
            </IconButton>
            <IconButton
              size="small"
              disabled={index === cosigners.length - 1}
              aria-label={translate(pickerMessages.down(cosigner.personName))}
              onClick={() => onChange(moved(cosigners, index, index + 1))}
            >
              <ArrowDown size={15} strokeWidth={1.6} aria-hidden />
            </IconButton>
            <IconButton
              size="small"
              aria-label={translate(
                pickerMessages.removeOne(translate(signerMessages.signerNoun), cosigner.personName),
              )}
              onClick={() => onChange(cosigners.filter((other) => other !== cosigner))}
            >
              <X size={15} strokeWidth={1.6} aria-hidden />
            </IconButton>
          </Actions>
        </li>
      ))}
    </ChosenRows>
  );
}

type Chosen = Pick<DraftCosigner, 'delegations' | 'onBehalfOf'>;

/** Their own name or a.n.; nothing where there is no choice. */
function InWhoseName({
  cosigner,
  onChange,
}: {
  cosigner: DraftCosigner;
  onChange: (identity: Chosen) => void;
}) {
  const { signingIdentities } = useNaskah();
  const { userId, userPositionId: positionId } = cosigner;
  const { data: offered = [] } = useQuery({
    queryKey: ['signing-identities', userId, positionId],
    queryFn: ({ signal }) => signingIdentities({ userId, positionId }, { signal }),
    staleTime: 60_000,
  });
  const key = keyOf(cosigner);
  const isGone = offered.length > 0 && offered.every((one) => keyOf(one) !== key);
  if (offered.length < 2 && !isGone) return null;
  return (
    <Identity
      select
      size="small"
      hiddenLabel
      value={key}
      error={isGone}
      onChange={(event) => {
        const identity = offered.find((one) => keyOf(one) === event.target.value);
        if (identity) onChange({ delegations: identity.delegations, onBehalfOf: identity.onBehalfOf });
      }}
      slotProps={{
        select: {
          SelectDisplayProps: { 'aria-label': translate(signerMessages.nameOf(cosigner.personName)) },
        },
      }}
    >
      {offered.map((one) => (
        <MenuItem key={keyOf(one)} value={keyOf(one)}>
          {one.onBehalfOf?.replaceAll('\n', ', ') ?? translate(signerMessages.ownPost)}
        </MenuItem>
      ))}
      {isGone && <MenuItem value={key}>{translate(signerMessages.mandateGone)}</MenuItem>}
    </Identity>
  );
}

const keyOf = ({ delegations }: Pick<SigningIdentity, 'delegations'>): string =>
  identityKey(senderDelegationFields(delegations));

const Identity = styled(TextField)({ flex: 'none', width: 190, maxWidth: '40%' });
const Place = styled('span')({ fontSize: '0.75rem', fontWeight: 650, minWidth: 16, textAlign: 'center' });
const Actions = styled('span')({ display: 'flex', flex: 'none' });
