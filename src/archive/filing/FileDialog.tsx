import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { type Option, useNaskah } from '../../../dataProvider/index.ts';
import type { FilingTarget } from '../../../resources/dokumen/pemberkasan/retention-types.ts';
import { OptionField } from '../../pickers/index.ts';
import { FormDialog, Labelled } from '../../shell/index.ts';
import { useSending } from '../parts/use-sending.ts';
import { NewUnitFields, type NewUnitValues } from './NewUnitFields.tsx';
import '../parts/parts.css';

type Props = {
  title: string;
  /** Filing units of this classification stand first, and a new one gets it. */
  classificationId?: string | undefined;
  suggestedId?: string | undefined;
  year: number;
  /** The filing unit that things are moved out of is not offered. */
  exceptId?: string | undefined;
  onFile: (filingUnitId: string) => Promise<void>;
  onClose: () => void;
};

/** Which filing unit things go into: one that is open, the suggested one first, or a new one made in place. */
const FileDialog = ({ title, classificationId, suggestedId, year, exceptId, onFile, onClose }: Props) => {
  const id = useId();
  const { filingTargets, create } = useNaskah();
  const client = useQueryClient();
  const { errors, failure, isSending, send } = useSending();
  const [chosen, setChosen] = useState<Option | null>();
  const [made, setMade] = useState<NewUnitValues | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { data: targets, isPending } = useQuery({
    queryKey: ['filing', 'targets', classificationId],
    queryFn: ({ signal }) => filingTargets({ ...(classificationId && { classificationId }), signal }),
  });
  const options = (targets ?? []).filter((one) => one.id !== exceptId).map(optionOf);
  const fitting = targets?.find(
    (one) => one.classificationId === classificationId && one.year === year && one.id !== exceptId,
  );
  const first = options.find((one) => one.id === (suggestedId ?? fitting?.id)) ?? null;
  const value = chosen === undefined ? first : chosen;
  const file = () =>
    send(async () => {
      let target = value?.id;
      if (made) {
        const { data } = await create('dokumen.pemberkasan', {
          data: { ...made, year: Number(made.year) },
        });
        target = String(data.id);
        void client.invalidateQueries({ queryKey: ['filing', 'targets'] });
      }
      if (!target) return setMissing(true);
      await onFile(target);
      onClose();
    });
  return (
    <FormDialog
      title={title}
      confirm={made ? 'Buat dan berkaskan' : 'Berkaskan'}
      isSending={isSending}
      failure={failure || errors.filingUnitId || errors.ids || ''}
      onSend={() => void file()}
      onClose={onClose}
    >
      {made ? (
        <>
          <NewUnitFields values={made} errors={errors} onChange={setMade} />
          <div>
            <Button variant="text" onClick={() => setMade(null)}>
              Pilih berkas yang ada
            </Button>
          </div>
        </>
      ) : (
        <>
          <Labelled id={id} label="Berkas">
            <OptionField
              input={{ id, 'aria-invalid': isMissing && !value, 'aria-describedby': `${id}-fault` }}
              value={value}
              options={options}
              isLoading={isPending}
              onChange={setChosen}
              placeholder="Cari kode atau judul berkas"
            />
            <small
              id={`${id}-fault`}
              className={isMissing && !value ? 'is-wrong' : undefined}
              aria-live="polite"
            >
              {isMissing && !value
                ? 'Pilih berkas.'
                : value && value.id === first?.id && fitting
                  ? 'Disarankan menurut klasifikasi dan tahunnya.'
                  : 'Hanya berkas terbuka milik unit Anda.'}
            </small>
          </Labelled>
          <div>
            <Button
              variant="text"
              startIcon={<Plus size={15} strokeWidth={1.6} aria-hidden />}
              onClick={() =>
                setMade({
                  code: '',
                  title: '',
                  classificationId: classificationId ?? null,
                  year: String(year),
                })
              }
            >
              Buat berkas baru
            </Button>
          </div>
        </>
      )}
    </FormDialog>
  );
};

const optionOf = ({ id, code, label }: FilingTarget): Option => ({ id, label: `${code} · ${label}` });

export default FileDialog;
