import { styled } from '@mui/material/styles';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import type { ListColumns } from '../list/list-columns.ts';
import { figureText } from './figure-text.ts';
import { countMessage, summaryMessages } from './messages.ts';
import { useFigures } from './use-figures.ts';

type Props = { resource: Resource; columns: ListColumns };

/** The table's last row: figures of all that matches, each under its column; those without a column at the left. */
export default function SummaryFoot({ resource, columns }: Props) {
  const { data } = useFigures(resource);
  const shown = columns.others.map(({ name }) => name);
  const textOf = (name: string) => {
    const field = resource.fields[name];
    return field ? figureText(name, field, data?.values[name]) : '';
  };
  const elsewhere = (resource.summary ?? []).flatMap((name) => {
    const field = resource.fields[name];
    const text = shown.includes(name) ? '' : textOf(name);
    return field && text ? [`${translate(field.label)} ${text}`] : [];
  });
  return (
    <Foot aria-busy={!data}>
      <tr>
        <td />
        <th scope="row">
          <b>{translate(data ? countMessage(data.count, resource) : summaryMessages.title)}</b>
          {data?.isTooMany && <span>{translate(summaryMessages.tooMany)}</span>}
          {elsewhere.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </th>
        {columns.others.map(({ name, align }) => (
          <td key={name} className={align}>
            {textOf(name)}
          </td>
        ))}
        <td />
      </tr>
    </Foot>
  );
}

const Foot = styled('tfoot')({
  '& td, & th[scope=row]': {
    position: 'sticky',
    top: 'auto',
    bottom: 0,
    zIndex: 1,
    height: 'var(--row)',
    padding: '6px 12px',
    borderTop: '1px solid var(--line-2)',
    borderBottom: 0,
    background: 'var(--sunken)',
    color: 'var(--ink)',
    fontSize: '0.8125rem',
    fontWeight: 600,
    whiteSpace: 'normal',
    overflow: 'visible',
    maxWidth: 'none',
  },
  '& th b': { marginRight: 12, fontWeight: 600 },
  '& th span': { display: 'inline-block', marginRight: 12, fontWeight: 400, color: 'var(--ink-2)' },
});
