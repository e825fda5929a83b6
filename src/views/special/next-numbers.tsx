import { styled } from '@mui/material/styles';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { parsePattern, touchingSequence } from '../../../domain/letters/number-pattern.ts';
import { translate } from '../../../lib/language.ts';
import type { CompanionProps } from './companion-props.ts';
import { specialMessages } from './messages.ts';
import { Panel, Warning } from './panel.tsx';
import { useNextNumbers } from './use-next-numbers.ts';

/** Shows the next numbers of the rule's counters, and duplicates they would give. */
export default function NextNumbers({ values }: CompanionProps) {
  const preview = useNextNumbers(values);
  const pattern = typeof values.pattern === 'string' ? values.pattern : '';
  if (!preview) return null;
  return (
    <Panel aria-label={translate(specialMessages.nextTitle)}>
      <header>
        <h3>{translate(specialMessages.nextTitle)}</h3>
        <small>{translate(specialMessages.nextHelp)}</small>
      </header>
      <Table>
        <thead>
          <tr>
            <th scope="col">{translate(specialMessages.counter)}</th>
            <th scope="col" className="number">
              {translate(specialMessages.last)}
            </th>
            <th scope="col">{translate(specialMessages.next)}</th>
          </tr>
        </thead>
        <tbody>
          {preview.counters.map((counter) => (
            <tr key={counter.scope}>
              <th scope="row">{counter.label}</th>
              <td className="number">{counter.last}</td>
              <td>
                <Numbers numbers={counter.next} />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{translate(specialMessages.newCounter)}</th>
            <td className="number">–</td>
            <td>
              <Numbers numbers={preview.fresh} />
            </td>
          </tr>
        </tbody>
      </Table>
      {preview.moreCounters > 0 && <p>{translate(specialMessages.moreCounters(preview.moreCounters))}</p>}
      <div role="status">
        {preview.repeats.length > 0 && (
          <Alert>{translate(specialMessages.repeats(preview.repeats.join(', ')))}</Alert>
        )}
        {touchingSequence(parsePattern(pattern)) && <Alert>{translate(specialMessages.touching)}</Alert>}
        {!pattern.includes('{perusahaan}') && <Alert>{translate(specialMessages.noCompany)}</Alert>}
      </div>
    </Panel>
  );
}

function Numbers({ numbers }: { numbers: string[] }) {
  return (
    <>
      {numbers.map((number, index) => (
        <span key={number} data-first={index === 0 || undefined}>
          {number}
        </span>
      ))}
    </>
  );
}

function Alert({ children }: { children: string }) {
  return (
    <Warning>
      <TriangleAlert size={15} strokeWidth={1.6} aria-hidden />
      <span>{children}</span>
    </Warning>
  );
}

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  background: 'var(--surface)',
  borderTop: '1px solid var(--line)',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  '& th, & td': { padding: '7px 12px', textAlign: 'left', verticalAlign: 'top', fontWeight: 400 },
  '& tbody tr': { borderTop: '1px solid var(--line)' },
  '& thead th': { fontSize: '0.75rem', fontWeight: 600, color: 'var(--ink-3)' },
  '& .number': { textAlign: 'right' },
  '& td span': { display: 'block', color: 'var(--ink-3)', overflowWrap: 'anywhere' },
  '& td span[data-first]': { color: 'var(--ink)', fontWeight: 600 },
  '@media (max-width: 599px)': {
    '& thead': { display: 'none' },
    '& tr': { display: 'grid', gridTemplateColumns: '1fr auto' },
    '& td:last-child': { gridColumn: '1 / -1', paddingTop: 0 },
  },
});
