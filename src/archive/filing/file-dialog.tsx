import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { FilingTarget } from '../../../domain/calls/archive-filing.ts';
import { translate } from '../../../lib/language.ts';
import { FormDialog, Labelled } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { RemoteField, type RemoteOption } from '../parts/remote-field.tsx';
import { filingMessages as messages } from './messages.ts';
import { NewUnitFields, type NewUnitValues } from './new-unit-fields.tsx';
import '../parts/parts.css';

type Props = {
  title: string;
  /** Lists filing units of this classification first; a new unit gets it. */
  classificationId?: string | undefined;
  /** How that is called, where it is known. */
  classificationLabel?: string | undefined;
  suggestedId?: string | undefined;
  year: number;
  /** The filing unit that things are moved out of is not offered. */
  exceptId?: string | undefined;
  /** Above the buttons. */
  note?: string | undefined;
  /** Answers true where it shows something in this dialog's place. */
  onFile: (filingUnitId: string) => Promise<unknown>;
  onClose: () => void;
};

/** Chooses a filing unit: an open one, the suggested one first, or a new one created in place. */
function FileDialog(props: Props) {
  const { title, classificationId, classificationLabel, suggestedId, year, exceptId, note, onFile, onClose } =
    props;
  const id = useId();
  const { filingTargets, create } = useNaskah();
  const client = useQueryClient();
  const { errors, submit, ...form } = useSubmit('code', 'title', 'classificationId', 'year');
  const [chosen, setChosen] = useState<UnitOption | null>();
  const [made, setMade] = useState<NewUnitValues | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { data: targets, isLoading } = useQuery({
    queryKey: ['filing', 'targets', classificationId],
    queryFn: ({ signal }) => filingTargets({ ...(classificationId && { classificationId }), signal }),
  });
  const offered = (found: readonly FilingTarget[]) => found.filter(({ id }) => id !== exceptId).map(optionOf);
  const options = offered(targets ?? []);
  const fitting = targets?.find(
    (one) => one.classificationId === classificationId && one.year === year && one.id !== exceptId,
  );
  const first = options.find((one) => one.id === (suggestedId ?? fitting?.id)) ?? null;
  const value = chosen === undefined ? first : chosen;
  const into = made ? made.classificationId : value?.classificationId;
  const isOther = Boolean(into && classificationId && into !== classificationId);
  const intoLabel = made ? undefined : value?.classificationLabel;
  const file = () =>
    submit(async () => {
      let target = value?.id;
      if (made) {
        const { data } = await create('dokumen.pemberkasan', {
          data: { ...made, year: Number(made.year) },
        });
        target = String(data.id);
        void client.invalidateQueries({ queryKey: ['filing', 'targets'] });
      }
      if (!target) return setMissing(!isLoading);
      if ((await onFile(target)) !== true) onClose();
    });
  return (
    <FormDialog
      title={title}
      confirm={translate(made ? messages.makeAndFile : messages.file)}
      form={form}
      onSubmit={file}
      onClose={onClose}
    >
      {made ? (
        <>
          <NewUnitFields
            values={made}
            errors={errors}
            onChange={(changed) => setMade((before) => before && { ...before, ...changed })}
          />
          <div>
            <Button variant="text" onClick={() => setMade(null)}>
              {translate(messages.existingUnit)}
            </Button>
          </div>
        </>
      ) : (
        <>
          <Labelled id={id} label={translate(messages.unit)}>
            <RemoteField
              id={id}
              value={value}
              first={options}
              placeholder={translate(messages.unitSearch)}
              error={isMissing && !value ? translate(messages.chooseUnit) : undefined}
              hint={translate(
                isLoading
                  ? commonMessages.loading
                  : value && value.id === first?.id && fitting
                    ? messages.isSuggested
                    : messages.onlyOpen,
              )}
              search={async (firstChar, { signal }) =>
                offered(
                  await filingTargets({ firstChar, ...(classificationId && { classificationId }), signal }),
                )
              }
              onChange={setChosen}
            />
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
              {translate(messages.newUnit)}
            </Button>
          </div>
        </>
      )}
      {note && <p>{note}</p>}
      {isOther && (
        <p className="archive-warning" role="status">
          <TriangleAlert size={15} strokeWidth={1.6} aria-hidden />
          <span>{translate(messages.otherClassification(intoLabel, classificationLabel))}</span>
        </p>
      )}
    </FormDialog>
  );
}

type UnitOption = RemoteOption & Pick<FilingTarget, 'classificationId' | 'classificationLabel'>;

const optionOf = (target: FilingTarget): UnitOption => {
  const { id, code, label, classificationId, classificationLabel, year } = target;
  return {
    ...{ id, key: id, label: `${code} · ${label}`, classificationId, classificationLabel },
    more: `${classificationLabel} · ${year}`,
  };
};

export default FileDialog;
