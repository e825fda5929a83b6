import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { translate } from '../../../../lib/language.ts';
import { dayInWib } from '../../../../lib/wib.ts';
import type { Resource } from '../../../../resources/declare.ts';
import { referencesTo, resourceNamed } from '../../../../resources/index.ts';
import { formatNumber } from '../../../ui/format.ts';
import { ConfirmDialog } from '../../floating.tsx';
import { messages } from '../../messages.ts';
import { useEnding } from '../../overrides.ts';
import { type Row, representationOf } from '../../record.ts';
import { useMayUse } from '../../use-may-use.ts';
import { bulkMessages } from '../messages.ts';

type Props = {
  resource: Resource;
  ids: readonly string[];
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Confirms a deactivation that ends something else: what, and for whom. */
export default function DeactivateDialog({ resource, ids, isBusy, onConfirm, onClose }: Props) {
  const [id = ''] = ids;
  const isOne = ids.length === 1;
  const { data: row } = useGetOne<Row>(resource.name, { id }, { enabled: isOne });
  const Ending = useEnding(resource.name);
  const { ends, tells } = resource.deactivating || { ends: undefined, tells: undefined };
  return (
    <ConfirmDialog
      open
      danger
      busy={isBusy}
      title={translate(
        isOne
          ? bulkMessages.deactivateOne(representationOf(resource, row))
          : bulkMessages.deactivateTitle(ids.length),
      )}
      confirm={translate(messages.deactivate)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {ends && translate(ends)}
      {isOne && tells && <Concerned resource={resource} id={id} by={tells} />}
      {row && Ending && (
        <Suspense>
          <Room>
            <Ending ending={row} />
          </Room>
        </Suspense>
      )}
    </ConfirmDialog>
  );
}

const mostNamed = 5;

/** Records that refer to this one now, by name as far as the viewer may open them. */
function Concerned({ resource, id, by }: { resource: Resource; id: string; by: string }) {
  const mayUse = useMayUse();
  const concerned = resourceNamed(by);
  const field = referencesTo(resource.name).find((user) => user.resource.name === by)?.field ?? '';
  const { data = [] } = useGetList<Row>(
    by,
    {
      pagination: { page: 1, perPage: 50 },
      sort: concerned.sort,
      filter: { [field]: id, isActive: true },
    },
    { enabled: mayUse(by) },
  );
  const present = data.filter(isPresent);
  if (present.length === 0) return null;
  return (
    <Names aria-label={translate(concerned.label)}>
      {present.slice(0, mostNamed).map((one) => (
        <li key={one.id}>{representationOf(concerned, one)}</li>
      ))}
      {present.length > mostNamed && <li>{`+${formatNumber(present.length - mostNamed)}`}</li>}
    </Names>
  );
}

/** Not over yet, where it has a last day. */
const isPresent = ({ endDate }: Row): boolean => typeof endDate !== 'string' || endDate >= dayInWib();

const Names = styled('ul')({
  margin: '12px 0 0',
  padding: '10px 0 0 18px',
  borderTop: '1px solid var(--line)',
  color: 'var(--ink)',
});
/** What can be settled first: work that is open there. */
const Room = styled('div')({ marginTop: 14, '&:empty': { display: 'none' } });
