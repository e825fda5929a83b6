import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import {
  type ComparedVersion,
  isWithoutChange,
  type LetterComparison,
  versionReasonLabels,
} from '../../../domain/letters/letter-version.ts';
import { translate } from '../../../lib/language.ts';
import { formatDateTime } from '../../ui/format.ts';
import { commonMessages } from '../../ui/messages.ts';
import { FactDifferences, Part } from './fact-differences.tsx';
import { versionMessages } from './messages.ts';
import { TextDifference } from './text-difference.tsx';
import { useComparison } from './use-comparison.ts';
import './differences.css';

type Props = {
  letterId: string;
  /** Version number; default: the last approved, else the last sent on. */
  from?: number;
  /** Without one the letter as it is now. */
  to?: number;
  /** Shown when there is no version to compare with, or the reader may not see it. */
  fallback?: ReactNode;
};

export function Differences({ letterId, from, to, fallback = null }: Props) {
  const { data, error, isFetching, refetch } = useComparison(letterId, from, to);
  if (data) return <Comparison found={data} />;
  if (!error)
    return (
      <Skeleton
        role="status"
        variant="rounded"
        height={96}
        animation={false}
        aria-label={translate(versionMessages.loadingDifferences)}
      />
    );
  const status = 'status' in error ? error.status : undefined;
  if (status === 404 || status === 403) return fallback;
  return (
    <p className="diff-note" role="alert">
      {translate(versionMessages.differencesNotLoaded)}{' '}
      <Button size="small" variant="text" loading={isFetching} onClick={() => void refetch()}>
        {translate(commonMessages.retry)}
      </Button>
    </p>
  );
}

function Comparison({ found }: { found: LetterComparison }) {
  return (
    <section className="diff" aria-label={translate(versionMessages.differences)}>
      <p className="diff-ends">
        {endWords(found.from)} <span aria-hidden>→</span>
        <span className="sr-only"> {translate(versionMessages.comparedWith)} </span> {endWords(found.to)}
      </p>
      {isWithoutChange(found) && <p className="diff-note">{translate(versionMessages.noChange)}</p>}
      <FactDifferences found={found} />
      {found.content.length > 0 && (
        <Part title={translate(versionMessages.content)}>
          <TextDifference blocks={found.content} />
        </Part>
      )}
      {found.coverContent.length > 0 && (
        <Part title={translate(versionMessages.cover)}>
          <TextDifference blocks={found.coverContent} />
        </Part>
      )}
    </section>
  );
}

const endWords = ({ no, at, reason, personName }: ComparedVersion): string =>
  no === null || !reason
    ? translate(versionMessages.now)
    : personName
      ? translate(versionMessages.by(translate(versionReasonLabels[reason]), personName, formatDateTime(at)))
      : `${translate(versionReasonLabels[reason])}, ${formatDateTime(at)}`;
