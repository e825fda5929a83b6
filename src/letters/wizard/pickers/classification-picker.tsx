import type { Option } from '../../../../dataProvider/index.ts';
import { translate } from '../../../../lib/language.ts';
import { RemotePicker } from '../../../ui/pickers/index.ts';
import { withClassification } from '../draft/detail-rules.ts';
import { useSaveableClasses } from '../draft/lookups.ts';
import { useClassification } from '../draft/use-classification.ts';
import type { InputProps } from '../frame/field.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { detailMessages } from '../steps/detail-messages.ts';

/** Chooses the draft's archive classification, which may bring a security class. */
export function ClassificationPicker({ input }: { input: InputProps }) {
  const { draft, change } = useWizard();
  const { options: classes } = useSaveableClasses();
  const { search } = useClassification();
  return (
    <RemotePicker<Option>
      input={input}
      value={
        draft.archiveClassificationId
          ? { id: draft.archiveClassificationId, label: draft.archiveName ?? '…' }
          : null
      }
      search={search}
      keyOf={(option) => option.id}
      labelOf={(option) => option.label}
      onChange={(found) => change((now) => withClassification(now, found, classes))}
      placeholder={translate(detailMessages.classificationExample)}
    />
  );
}
