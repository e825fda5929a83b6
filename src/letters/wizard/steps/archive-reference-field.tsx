import { type Option, useNaskah } from '../../../../dataProvider/index.ts';
import { say } from '../../../../lib/language.ts';
import { mayUseResource } from '../../../../resources/access.ts';
import { archive } from '../../../../resources/dokumen/arsip.ts';
import { useSigned } from '../../../shell/index.ts';
import { formatDate } from '../../../ui/format.ts';
import { useDesk } from '../frame/desk.ts';
import { Field, Hint } from '../frame/field.tsx';
import { RemotePicker } from '../pickers/remote-picker.tsx';
import { stepWords } from './words.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const labelOf = (item: Option): string =>
  [text(item.number), item.label, text(item.documentDate) && formatDate(text(item.documentDate))]
    .filter(Boolean)
    .join(' · ');

/**
 * Selects the archive item that the letter refers to (SPEC A3 archiveReferenceId); only with access to the archive.
 */
export function ArchiveReferenceField() {
  const { draft, change } = useDesk();
  const { lookup } = useNaskah();
  const { data: signed } = useSigned();
  if (!draft.archiveReferenceId && !(signed && mayUseResource(signed.viewer, archive))) return null;
  const value: Option | null = draft.archiveReferenceId
    ? {
        id: draft.archiveReferenceId,
        label: draft.archiveReferenceTitle ?? say(stepWords.hiddenArchive),
      }
    : null;
  return (
    <Field
      name="archiveReferenceId"
      label={say(stepWords.archiveReference)}
      isOptional
      hint={say(stepWords.archiveHint)}
    >
      {(input) => (
        <>
          <RemotePicker<Option>
            input={input}
            value={value}
            placeholder={say(stepWords.archiveSearch)}
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
            <Hint>{say(stepWords.archiveGone)}</Hint>
          )}
        </>
      )}
    </Field>
  );
}
