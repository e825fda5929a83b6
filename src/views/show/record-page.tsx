import { styled } from '@mui/material/styles';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { LinkBase, useCreatePath, useRedirect } from 'react-admin';
import type { Resource } from '../../../resources/declare.ts';
import { formatDateTime } from '../../shell/index.ts';
import { WholeValue } from '../columns/index.tsx';
import { ActionButton } from '../page/action-button.tsx';
import { RecordHeader } from '../page/record-header.tsx';
import type { Row } from '../record.ts';
import { RemoveDialog } from '../remove/remove-dialog.tsx';
import { useSay } from '../say.ts';
import { isWide } from '../wide.ts';
import { words } from '../words.ts';

/** A record, read only, in the form's sections. */
export function RecordPage({ resource, row }: { resource: Resource; row: Row }) {
  const say = useSay();
  const redirect = useRedirect();
  const createPath = useCreatePath();
  const [isRemoving, setRemoving] = useState(false);
  return (
    <Page>
      <RecordHeader
        resource={resource}
        row={row}
        actions={
          <>
            <ActionButton
              color="error"
              label={say(words.remove)}
              icon={Trash}
              collapses
              onClick={() => setRemoving(true)}
            />
            <ActionButton
              component={LinkBase}
              to={createPath({ resource: resource.name, type: 'edit', id: row.id })}
              variant="contained"
              color="primary"
              label={say(words.edit)}
              icon={Pencil}
            />
          </>
        }
      />
      <Sheet>
        {resource.sections.map((section) => (
          <section key={section.label.id}>
            <h2>{say(section.label)}</h2>
            <dl>
              {section.fields.map((name) => {
                const field = resource.fields[name];
                if (!field || isSecret(field)) return null;
                return (
                  <div key={name} className={isWide(field) ? 'wide' : undefined}>
                    <dt>{say(field.label)}</dt>
                    <dd>
                      <WholeValue name={name} field={field} row={row} />
                    </dd>
                  </div>
                );
              })}
            </dl>
          </section>
        ))}
      </Sheet>
      <Times>
        {say(words.createdAt)} {formatDateTime(row.createdAt)}
        {row.updatedAt !== row.createdAt && ` · ${say(words.updatedAt)} ${formatDateTime(row.updatedAt)}`}
      </Times>
      {isRemoving && (
        <RemoveDialog
          resource={resource}
          row={row}
          onClose={() => setRemoving(false)}
          onRemoved={() => redirect('list', resource.name)}
        />
      )}
    </Page>
  );
}

const isSecret = (field: Resource['fields'][string]): boolean =>
  field.kind === 'text' && field.options.secret === true;

const Page = styled('div')({ display: 'flex', flexDirection: 'column', gap: 14 });
const Sheet = styled('div')({
  maxWidth: 1062,
  border: '1px solid var(--line)',
  borderRadius: 12,
  background: 'var(--surface)',
  padding: '0 20px',
  '& section': {
    display: 'grid',
    gridTemplateColumns: '210px minmax(0, 1fr)',
    gap: 32,
    padding: '18px 0 20px',
  },
  '& section + section': { borderTop: '1px solid var(--line)' },
  '& h2': { margin: 0, fontSize: '0.875rem', lineHeight: '20px', fontWeight: 650 },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '14px 16px',
    margin: 0,
  },
  '& .wide': { gridColumn: '1 / -1' },
  '& dt': { fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' },
  '& dd': { margin: '2px 0 0', overflowWrap: 'anywhere' },
  '& dd a': { color: 'var(--accent-ink)' },
  '@media (max-width: 899px)': {
    padding: '0 16px',
    '& section': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
  },
  '@media (max-width: 599px)': { '& dl': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
const Times = styled('p')({ margin: 0, fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' });
