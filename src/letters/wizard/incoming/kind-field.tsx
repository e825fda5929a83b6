import type { Option } from '../../../../dataProvider/index.ts';
import { type Message, translate } from '../../../../lib/language.ts';
import { useKinds, useSubTypes } from '../draft/lookups.ts';
import { Field } from '../frame/field.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { OptionPicker } from '../pickers/option-picker.tsx';
import { detailMessages } from '../steps/detail-messages.ts';
import { useIncomingKinds } from './use-incoming-kinds.ts';

type Props = {
  /** Where what was filled in comes from. */
  source: Message | undefined;
  onChoose: (subType: Option | null) => void;
};

/** The kind of a letter from outside, with class and classification below it. */
export function KindField({ source, onChoose }: Props) {
  const { draft } = useWizard();
  const { kinds } = useIncomingKinds();
  const isLoading = [useKinds(), useSubTypes()].some((one) => one.isLoading);
  const brought = [draft.securityName, draft.archiveName].filter(Boolean).join(', ');
  const hint = [brought && `${brought}.`, source && translate(source)].filter(Boolean).join(' ');
  return (
    <Field name="naskahDinasCategoryId" label={translate(detailMessages.subType)} {...(hint && { hint })}>
      {(input) => (
        <OptionPicker
          input={input}
          value={draft.naskahDinasCategoryId}
          valueName={draft.subTypeName}
          options={kinds}
          isLoading={isLoading}
          onChange={onChoose}
          placeholder={translate(detailMessages.chooseSubType)}
        />
      )}
    </Field>
  );
}
