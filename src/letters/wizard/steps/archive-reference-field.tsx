import { type Option, useNaskah } from '../../../../dataProvider/index.ts';
import { translate } from '../../../../lib/language.ts';
import { mayUseResource } from '../../../../resources/access.ts';
import { archive } from '../../../../resources/dokumen/arsip.ts';
import { useSigned } from '../../../shell/index.ts';
import { formatDate } from '../../../ui/format.ts';
import { RemotePicker } from '../../../ui/pickers/index.ts';
import { Field, Hint } from '../frame/field.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { stepMessages } from './messages.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const labelOf = (item: Option): string =>
  [text(item.number), item.label, text(item.documentDate) && formatDate(text(item.documentDate))]
    .filter(Boolean)
    .join(' · ');

/**
 * Selects the archive item that the letter refers to (SPEC A3 archiveReferenceId); only with access to the archive.
 */
export function ArchiveReferenceField() {
  const { draft, change } = useWizard();
  const { lookup } = useNaskah();
  const { data: signed } = useSigned();
  if (!draft.archiveReferenceId && !(signed && mayUseResource(signed.viewer, archive))) return null;
  const value: Option | null = draft.archiveReferenceId
    ? {
        id: draft.archiveReferenceId,
        label: draft.archiveReferenceTitle ?? translate(stepMessages.hiddenArchive),
      }
    : null;
  return (
    <Field
      name="archiveReferenceId"
      label={translate(stepMessages.archiveReference)}
      isOptional
      hint={translate(stepMessages.archiveHint)}
    >
      {(input) => (
        <>
          <RemotePicker<Option>
            input={input}
            value={value}
            placeholder={translate(stepMessages.archiveSearch)}
            search={(q, options) => lookup(archive.name, { q, ...options })}
            keyOf={({ id }) => id}
            labelOf={labelOf}
            onChange={(found) =>
              change({
                archiveReferenceId: found?.id ?? null,
                archiveReferenceTitle: found ? labelOf(found) : null,
              })
            }
          />
          {draft.archiveReferenceId && draft.archiveReferenceTitle === null && (
            <Hint>{translate(stepMessages.archiveGone)}</Hint>
          )}
        </>
      )}
    </Field>
  );
}
