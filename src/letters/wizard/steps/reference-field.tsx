import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { signedState } from '../../../../domain/letters/letter-life.ts';
import { translate } from '../../../../lib/language.ts';
import { formatDate } from '../../../ui/format.ts';
import { RemotePicker } from '../../../ui/pickers/index.ts';
import { Field, Hint } from '../frame/field.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { stepMessages } from './messages.ts';

type Found = { id: string; number: string | null; subject: string };
const labelOf = ({ number, subject }: Found): string => [number, subject].filter(Boolean).join(' · ');

/** Selects the letter that this one refers to (SPEC A3 referenceId), and shows its data. */
export function ReferenceField() {
  const { draft, change } = useWizard();
  const { searchLetters } = useNaskah();
  const value: Found | null = draft.referenceId
    ? {
        id: draft.referenceId,
        number: null,
        subject: draft.referenceTitle ?? translate(stepMessages.hiddenLetter),
      }
    : null;
  return (
    <Field
      name="referenceId"
      label={translate(stepMessages.reference)}
      isOptional
      hint={translate(stepMessages.referenceHint)}
    >
      {(input) => (
        <>
          <RemotePicker<Found>
            input={input}
            value={value}
            placeholder={translate(stepMessages.referenceSearch)}
            search={(typed, options) => searchLetters(typed, { state: signedState, ...options })}
            keyOf={({ id }) => id}
            labelOf={labelOf}
            isExcluded={({ id }) => id === draft.id}
            onChange={(found) =>
              change({ referenceId: found?.id ?? null, referenceTitle: found ? labelOf(found) : null })
            }
          />
          {draft.referenceId && <Referred id={draft.referenceId} />}
        </>
      )}
    </Field>
  );
}

function Referred({ id }: { id: string }) {
  const { getLetter } = useNaskah();
  const { data, isError } = useQuery({
    queryKey: ['letters', 'one', id],
    queryFn: ({ signal }) => getLetter(id, { signal }),
    retry: false,
  });
  if (isError) return <Hint>{translate(stepMessages.referenceGone)}</Hint>;
  if (!data) return null;
  const from = data.sender?.positionName ?? data.externalToInternal?.externalSenderName;
  return (
    <Hint>
      {[
        data.naskahDinasCategoryName,
        from && translate({ id: `dari ${from}`, en: `from ${from}` }),
        data.scriptDate && formatDate(data.scriptDate),
      ]
        .filter(Boolean)
        .join(', ')}
    </Hint>
  );
}
