import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import {
  type ComparedVersion,
  isWithoutChange,
  type LetterComparison,
  versionReasonLabels,
} from '../../../domain/letters/letter-version.ts';
import { say } from '../../../lib/language.ts';
import { formatDateTime } from '../../ui/format.ts';
import { commonWords } from '../../ui/words.ts';
import { FactDifferences, Part } from './fact-differences.tsx';
import { TextDifference } from './text-difference.tsx';
import { useComparison } from './use-comparison.ts';
import { versionWords } from './words.ts';
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
        aria-label={say(versionWords.loadingDifferences)}
      />
    );
  const status = 'status' in error ? error.status : undefined;
  if (status === 404 || status === 403) return fallback;
  return (
    <p className="diff-note" role="alert">
      {say(versionWords.differencesNotLoaded)}{' '}
      <Button size="small" variant="text" loading={isFetching} onClick={() => void refetch()}>
        {say(commonWords.retry)}
      </Button>
    </p>
  );
}

function Comparison({ found }: { found: LetterComparison }) {
  return (
    <section className="diff" aria-label={say(versionWords.differences)}>
      <p className="diff-ends">
        {endWords(found.from)} <span aria-hidden>→</span>
        <span className="sr-only"> {say(versionWords.comparedWith)} </span> {endWords(found.to)}
      </p>
      {isWithoutChange(found) && <p className="diff-note">{say(versionWords.noChange)}</p>}
      <FactDifferences found={found} />
      {found.content.length > 0 && (
        <Part title={say(versionWords.content)}>
          <TextDifference blocks={found.content} />
        </Part>
      )}
      {found.coverContent.length > 0 && (
        <Part title={say(versionWords.cover)}>
          <TextDifference blocks={found.coverContent} />
        </Part>
      )}
    </section>
  );
}

const endWords = ({ no, at, reason, personName }: ComparedVersion): string =>
  no === null || !reason
    ? say(versionWords.now)
    : personName
      ? say(versionWords.by(say(versionReasonLabels[reason]), personName, formatDateTime(at)))
      : `${say(versionReasonLabels[reason])}, ${formatDateTime(at)}`;
