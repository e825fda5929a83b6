import type { UseFormReturn } from 'react-hook-form';
import type { UploadProposals } from '../../../domain/calls/archive-item-shapes.ts';
import { embedName } from '../../../resources/declare.ts';
import { afterPaint } from '../../first-load/index.ts';
import { focusFirstProposal, useFirstProposal, useOpenProposals } from '../../ui/proposals/index.ts';
import type { Depositor, DepositRow } from './depositor.ts';
import { isLike, likeNames, ownNames } from './field-names.ts';
import { saveButton } from './proposed.tsx';
import {
  askedFields,
  commonFields,
  type ProposedFields,
  type ProposedName,
  type ProposedValue,
  proposedFields,
} from './proposed-fields.ts';
import { useUploadProposals } from './use-upload-proposals.ts';

type Depositing = {
  rows: readonly DepositRow[];
  depositor: Depositor;
  /** All files become one item, which its first one describes. */
  isOne: boolean;
  /** Of the shared fields. */
  form: UseFormReturn;
  shared: () => Record<string, unknown>;
};

/** What is still proposed for each file and for the shared fields, and how it is accepted. */
export function useAskedFields({ rows, depositor, isOne, form, shared }: Depositing) {
  const ready = rows.filter((row) => row.stage === 'ready');
  const read = useUploadProposals(rows);
  const open = useOpenProposals<ProposedName>(saveButton);
  const proposedFor = (row: DepositRow | undefined): ProposedFields => {
    const said = row && read.get(row.key);
    return said ? proposedFields(said) : {};
  };
  const common = { ...(isOne && proposedFor(ready[0])), ...commonFields(ready.map(proposedFor)) };
  const values = Object.fromEntries([...ownNames, ...likeNames].map((name) => [name, form.watch(name)]));
  const askedOf = (row: DepositRow): ProposedFields =>
    isOne || row.stage !== 'ready' ? {} : askedFields(row, proposedFor(row), { common, shared: values });
  const askedCommon = (name: ProposedName): ProposedValue | undefined =>
    !values[name] && open.isOpen(name) ? common[name] : undefined;
  const fill = (name: ProposedName, value: string) => {
    const said = common[name];
    // With its name, which would have to be asked otherwise.
    if (isLike(name) && value && said) form.setValue(embedName(name), { id: value, label: said.words });
    form.setValue(name, value || null);
    form.clearErrors(name);
  };
  const commonNames = namesOf(common).filter((name) => askedCommon(name));
  const count = commonNames.length + ready.flatMap((row) => namesOf(askedOf(row))).length;
  useFirstProposal(count > 0);
  return {
    /** What a file says; undefined until it is asked. */
    readOf: ({ key }: DepositRow): UploadProposals | undefined => read.get(key),
    askedOf,
    askedCommon,
    open,
    /** Accepts a shared field's proposal, or begins what is typed instead. */
    fill,
    count,
    acceptAll: () => {
      const asked = ready.map((row) => [row.key, askedOf(row)] as const);
      for (const name of commonNames) fill(name, common[name]?.value ?? '');
      for (const [key, fields] of asked) depositor.accept(key, fields, shared());
      afterPaint(() => focusFirstProposal(saveButton));
    },
  };
}

const namesOf = (fields: ProposedFields) => Object.keys(fields) as ProposedName[];
