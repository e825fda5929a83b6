import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { translate } from '../../../lib/language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { failureMessage } from '../../ui/failures.ts';
import { Bar, Delayed } from '../page/skeleton.tsx';
import { wayMessages as said } from './way-words.ts';

type Props = {
  title: string;
  action?: ReactNode;
  error: unknown;
  onRetry: () => void;
  /** Undefined while it loads. */
  count: number | undefined;
  empty: ReactNode;
  children: ReactNode;
};

/** A card of role ways, with its loading, empty and error states. */
export function WaysCard({ title, action, error, onRetry, count, empty, children }: Props) {
  const id = useId();
  return (
    <Card className="card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {error ? (
        <EmptyState title={translate(said.failed)} text={failureMessage(error)} onRetry={onRetry} />
      ) : count === undefined ? (
        <Delayed>
          {[0, 1, 2].map((line) => (
            <Bar key={line} style={{ width: line % 2 ? '48%' : '64%', margin: '16px 0' }} />
          ))}
        </Delayed>
      ) : count === 0 ? (
        empty
      ) : (
        children
      )}
    </Card>
  );
}

const Card = styled('section')({
  maxWidth: 1062,
  marginTop: 16,
  padding: '12px 16px',
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', marginBottom: 4 },
  '& h2': { flex: 1, margin: 0, fontSize: '1rem', lineHeight: '24px', fontWeight: 650 },
});
