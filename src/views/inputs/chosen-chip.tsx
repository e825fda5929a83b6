import Chip, { type ChipProps } from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { LinkBase, useCreatePath } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { formMessages } from '../form-messages.ts';
import { messages } from '../messages.ts';
import type { Ref } from '../record.ts';
import { useMayUse } from '../use-may-use.ts';

/** One of several chosen records: inactive mark, and a link for users who may open it. */
export function ChosenChip({ to, record, ...chip }: { to: string; record: Ref } & ChipProps) {
  const mayUse = useMayUse();
  const createPath = useCreatePath();
  const isInactive = record.isActive === false;
  return (
    <Chip
      {...chip}
      // Not MUI's default button role of a removable chip: it contains a link.
      role="group"
      aria-label={record.label}
      size="small"
      label={
        <>
          {mayUse(to) ? (
            <Link
              to={createPath({ resource: to, type: 'show', id: record.id })}
              target="_blank"
              tabIndex={-1}
              title={translate(formMessages.openChosen(record.label))}
            >
              {record.label}
            </Link>
          ) : (
            record.label
          )}
          {isInactive && <Inactive> ({translate(messages.inactive)})</Inactive>}
        </>
      }
    />
  );
}

const Link = styled(LinkBase)({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
const Inactive = styled('span')({ color: 'var(--stamp)' });
