import type { ReactNode } from 'react';
import { useCreatePath } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { branches } from '../../../resources/index.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { messages } from '../messages.ts';
import { headingOf, type Row } from '../record.ts';

type Props = {
  resource: Resource;
  /** Given for pages without a record. */
  title?: string;
  row?: Row;
  /** One line under the heading. */
  text?: string | undefined;
  actions?: ReactNode;
};

/** Where one is, the record's name, its code and whether it is active. */
export function RecordHeader({ resource, title, row, text, actions }: Props) {
  const createPath = useCreatePath();
  const heading = headingOf(resource, row);
  return (
    <PageHeader
      breadcrumb={[
        ...branchOf(resource).map((label) => ({ label: translate(label) })),
        { label: translate(resource.label), to: createPath({ resource: resource.name, type: 'list' }) },
        ...(heading.number ? [{ label: heading.number }] : []),
      ]}
      title={title ?? heading.title}
      chips={
        row && (
          <>
            {heading.code && <SoftChip>{heading.code}</SoftChip>}
            {/* Where a stage says how it stands, only what is not the norm. */}
            {!(resource.life && row.isActive) && (
              <SoftChip tone={row.isActive ? 'ok' : 'neutral'}>
                {translate(row.isActive ? messages.active : messages.inactive)}
              </SoftChip>
            )}
          </>
        )
      }
      {...(text && { text })}
      actions={actions}
    />
  );
}

/** Menu branch of a resource; none outside the branches, or where both have the same name. */
export const branchOf = (resource: Resource) =>
  branches
    .filter((branch) => resource.path.startsWith(`/${branch.prefix}/`))
    .map((branch) => branch.label)
    .filter((label) => label.id !== resource.label.id);
