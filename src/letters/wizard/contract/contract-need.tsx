import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Option } from '../../../../dataProvider/index.ts';
import { noContract } from '../../../../domain/letters/contract.ts';
import { translate } from '../../../../lib/language.ts';
import { OptionField } from '../../../ui/pickers/index.ts';
import { withClassification } from '../draft/detail-rules.ts';
import { textOf, useOptions, useSaveableClasses, useSubTypes } from '../draft/lookups.ts';
import { useClassification } from '../draft/use-classification.ts';
import { Hint, Label, Shell } from '../frame/field.tsx';
import { Section } from '../frame/section.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { isSaveable } from '../proposing/use-choose-kind.ts';
import { Group } from './group.ts';
import { contractMessages } from './messages.ts';
import { needs, useNeed } from './use-need.ts';

/** What a contract is for (DOMAIN 9); nothing where its kind has none to choose from. */
export default function ContractNeed() {
  const id = useId();
  const { draft, change } = useWizard();
  const { options, isLoading } = useOptions(needs);
  const { options: subTypes } = useSubTypes();
  const { options: classes } = useSaveableClasses();
  const { byId } = useClassification();
  const subType = subTypes.find((one) => one.id === draft.naskahDinasCategoryId);
  const offered = options.filter(({ scriptSubTypeId }) => scriptSubTypeId === draft.naskahDinasCategoryId);
  const chosen = offered.find((one) => one.id === draft.contract?.needId) ?? null;
  const facts = useNeed(chosen?.id);
  if (offered.length === 0) return null;

  const choose = async (need: Option | null) => {
    change((now) => ({
      contract: { ...(now.contract ?? noContract), needId: need?.id ?? null, papers: [] },
    }));
    const usual = textOf(need?.archiveClassificationId);
    const [found] = usual ? await byId(usual) : [];
    if (!need || !found || !isSaveable(found, classes)) return;
    // What somebody chose by hand stays.
    const replaced = [
      null,
      textOf(subType?.defaultClassificationId),
      textOf(chosen?.archiveClassificationId),
    ];
    change((now) =>
      now.contract?.needId === need.id && replaced.includes(now.archiveClassificationId)
        ? withClassification(now, found, classes)
        : {},
    );
  };
  const there = draft.contract?.papers ?? [];
  const tick = (paper: string, isThere: boolean) =>
    change(({ contract }) => ({
      contract: {
        ...(contract ?? noContract),
        papers: [...(contract?.papers ?? []).filter((one) => one !== paper), ...(isThere ? [paper] : [])],
      },
    }));
  return (
    <Section title={translate(contractMessages.need)} help={translate(contractMessages.needHelp)}>
      <Shell>
        <Label id={`${id}-label`} htmlFor={id}>
          {translate(contractMessages.need)}
        </Label>
        <OptionField
          input={{ id }}
          value={chosen}
          options={offered}
          isLoading={isLoading}
          onChange={(need) => void choose(need)}
          placeholder={translate(contractMessages.chooseNeed)}
        />
      </Shell>
      {facts && facts.papers.length > 0 && (
        <Group>
          <legend>{translate(contractMessages.papers)}</legend>
          <Hint>{translate(contractMessages.papersHelp)}</Hint>
          <Papers>
            {facts.papers.map((paper) => (
              <FormControlLabel
                key={paper}
                control={
                  <Checkbox
                    size="small"
                    checked={there.includes(paper)}
                    onChange={(_, isThere) => tick(paper, isThere)}
                  />
                }
                label={paper}
              />
            ))}
          </Papers>
        </Group>
      )}
    </Section>
  );
}

const Papers = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  color: 'var(--ink)',
  '& .MuiFormControlLabel-root': { marginLeft: -6 },
});
