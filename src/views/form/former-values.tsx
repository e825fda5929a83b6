import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { createFormerVerbs } from '../../../dataProvider/former-values.ts';
import { useNaskah } from '../../../dataProvider/index.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { embedName, type Resource } from '../../../resources/declare.ts';
import { resourceNamed } from '../../../resources/index.ts';
import { failureMessage } from '../../ui/failures.ts';
import { formatDateTime } from '../../ui/format.ts';
import { messages } from '../messages.ts';
import type { Row } from '../record.ts';
import { fillsOnce } from './fills-once.ts';
import { formerMessages as said } from './former-messages.ts';

type Props = {
  resource: Resource;
  /** The entry of the history whose change is taken back. */
  entry: string;
  /** The form asks for the status. */
  hasStatus: boolean;
};
type Left = { field: string; label: string; reason: string };
type Filled = { names: string[]; left: Left[] };

/** Fills the form with what the fields held before a change, and says so. Nothing is stored before it is saved. */
export default function FormerValues({ resource, entry, hasStatus }: Props) {
  const record = useRecordContext<Row>();
  const name = useResourceContext() ?? resource.name;
  const { formerOf } = createFormerVerbs(useNaskah());
  const { setValue } = useFormContext();
  const { dirtyFields, isReady } = useFormState();
  const [filled, setFilled] = useState<Filled>();
  const id = record?.id ?? '';
  const { data, error } = useQuery({
    queryKey: [name, 'former', id, entry],
    queryFn: ({ signal }) => formerOf(name, id, entry, { signal }),
    enabled: id !== '',
    ...fillsOnce,
  });
  useEffect(() => {
    if (!data || !isReady || filled) return;
    const left: Left[] = [...data.left];
    const names: string[] = [];
    for (const field of namesIn(resource, data.values)) {
      const reason = refusalOf(field);
      if (reason) {
        left.push({ field, label: labelOf(name, field), reason: translate(reason) });
        continue;
      }
      names.push(field);
      for (const key of new Set([field, embedName(field)]))
        if (key in data.values) setValue(key, data.values[key], { shouldDirty: key === field });
    }
    setFilled({ names, left });

    function refusalOf(field: string): Message | undefined {
      if (!(field in resource.fields || (field === 'isActive' && hasStatus))) return said.notAsked;
      return field in dirtyFields ? said.typed : undefined;
    }
  }, [data, dirtyFields, filled, hasStatus, isReady, name, resource, setValue]);

  if (error) return <Told role="alert">{failureMessage(error)}</Told>;
  if (!data || !filled) return null;
  const { names, left } = filled;
  const message = names.length > 0 ? said.filled : left.length > 0 || data.hasUnseen ? said.none : said.same;
  const labels = names.map((field) => labelOf(name, field));
  return (
    <Told role="status">
      <p>{translate(message(formatDateTime(data.at), data.by ?? translate(messages.system)))}</p>
      {labels.length > 0 && <p>{translate(said.fields(labels.join(', ')))}</p>}
      {left.length > 0 && (
        <ul aria-label={translate(said.left)}>
          {left.map(({ field, label, reason }) => (
            <li key={field}>
              <b>{label}</b>: {reason}
            </li>
          ))}
        </ul>
      )}
      {data.hasUnseen && <p>{translate(said.unseen)}</p>}
    </Told>
  );
}

const labelOf = (resource: string, field: string): string =>
  translate(resourceNamed(resource).fields[field]?.label ?? messages.status);

/** Fields of the answer, without the labels of references beside them. */
function namesIn(resource: Resource, values: Record<string, unknown>): string[] {
  const labels = new Set(
    Object.keys(values)
      .filter((name) => embedName(name) !== name)
      .map(embedName),
  );
  return Object.keys(values).filter((name) => name in resource.fields || !labels.has(name));
}

const Told = styled('div')({
  padding: '10px 14px',
  borderRadius: 8,
  background: 'var(--info-soft)',
  color: 'var(--ink)',
  overflowWrap: 'anywhere',
  '&[role=alert]': { background: 'var(--danger-soft)', color: 'var(--danger)' },
  '& p': { margin: 0 },
  '& p:first-of-type': { fontWeight: 550 },
  '& p ~ p, & ul': { marginTop: 4 },
  '& ul': { margin: '4px 0 0', paddingLeft: 18 },
});
