import { type Option, useNaskah } from '../../../dataProvider/index.ts';
import { mayUseResource } from '../../../resources/access.ts';
import { archive } from '../../../resources/dokumen/arsip.ts';
import { longDate } from '../../../resources/naskah-dinas/tags.ts';
import { useSigned } from '../../shell/index.ts';
import { useDesk } from '../frame/desk.ts';
import { Field, Hint } from '../frame/Field.tsx';
import { RemotePicker } from '../pickers/RemotePicker.tsx';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const labelOf = (item: Option): string =>
  [text(item.number), item.label, text(item.documentDate) && longDate(text(item.documentDate))]
    .filter(Boolean)
    .join(' · ');

/** The archive item this letter refers to (SPEC A3 archiveReferenceId), for those who may look into the archive. */
export const ArchiveReferenceField = () => {
  const { draft, change } = useDesk();
  const { lookup } = useNaskah();
  const { data: signed } = useSigned();
  if (!draft.archiveReferenceId && !(signed && mayUseResource(signed.viewer, archive))) return null;
  const value: Option | null = draft.archiveReferenceId
    ? {
        id: draft.archiveReferenceId,
        label: draft.archiveReferenceTitle ?? 'Arsip yang tidak dapat Anda lihat',
      }
    : null;
  return (
    <Field
      name="archiveReferenceId"
      label="Arsip acuan"
      isOptional
      hint="Dokumen di arsip yang dirujuk naskah ini."
    >
      {(input) => (
        <>
          <RemotePicker<Option>
            input={input}
            value={value}
            placeholder="Nomor atau uraian arsip"
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
            <Hint>Arsip acuan ini tidak dapat Anda lihat lagi. Kosongkan atau pilih yang lain.</Hint>
          )}
        </>
      )}
    </Field>
  );
};
