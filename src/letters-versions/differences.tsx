import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNaskah } from '../../dataProvider/index.ts';
import { say } from '../../resources/language.ts';
import {
  type ComparedVersion,
  isWithoutChange,
  type LetterComparison,
  versionReasonLabels,
} from '../../resources/naskah-dinas/letter-version.ts';
import { formatDateTime, formatSize } from '../shell/index.ts';
import { comparisonKey } from './keys.ts';
import { Added, Removed } from './marks.tsx';
import { TextDifference } from './text-difference.tsx';
import { fieldWords, roleWords, versionWords } from './words.ts';
import './differences.css';

type Props = {
  letterId: string;
  /** A version's number; without one what was last approved, else sent on. */
  from?: number;
  /** Without one the letter as it is now. */
  to?: number;
  /** Shown instead when there is no version to compare with, or the reader may not see it. */
  fallback?: ReactNode;
};

/** What differs between two versions of a letter, to be read: fields, people, files, text. */
export const Differences = ({ letterId, from, to, fallback = null }: Props) => {
  const { compareVersions } = useNaskah();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: comparisonKey(letterId, from, to),
    queryFn: ({ signal }) => compareVersions(letterId, { from, to }, { signal }),
    retry: false,
  });
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
        {say(versionWords.retry)}
      </Button>
    </p>
  );
};

const Comparison = ({ found }: { found: LetterComparison }) => {
  const people = [...found.people.removed.map(asRemoved), ...found.people.added.map(asAdded)];
  const files = [...found.files.removed.map(asRemoved), ...found.files.added.map(asAdded)];
  return (
    <section className="diff" aria-label={say(versionWords.differences)}>
      <p className="diff-ends">
        {endWords(found.from)} <span aria-hidden>→</span>
        <span className="sr-only"> {say(versionWords.comparedWith)} </span> {endWords(found.to)}
      </p>
      {isWithoutChange(found) && <p className="diff-note">{say(versionWords.noChange)}</p>}
      {found.fields.length > 0 && (
        <Part title={say(versionWords.fields)}>
          <dl>
            {found.fields.map(({ field, label, before, after }) => (
              <div key={field}>
                <dt>{fieldWords[field] ? say(fieldWords[field]) : label}</dt>
                <dd>
                  {before ? (
                    <Removed>{before}</Removed>
                  ) : (
                    <span className="diff-blank">{say(versionWords.blank)}</span>
                  )}{' '}
                  {after ? (
                    <Added>{after}</Added>
                  ) : (
                    <span className="diff-blank">{say(versionWords.blank)}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {people.length > 0 && (
        <Part title={say(versionWords.people)}>
          <ul>
            {people.map(({ kind, Mark, item: { role, personName, positionName } }) => (
              <li key={`${kind} ${role} ${personName} ${positionName}`}>
                <span className="diff-role">{say(roleWords(role))}</span>{' '}
                <Mark>{[personName, positionName].filter(Boolean).join(', ')}</Mark>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {files.length > 0 && (
        <Part title={say(versionWords.attachments)}>
          <ul>
            {files.map(({ kind, Mark, item: { title, fileName, size } }) => (
              <li key={`${kind} ${title} ${fileName}`}>
                <Mark>{`${title} (${fileName}, ${formatSize(size)})`}</Mark>
              </li>
            ))}
          </ul>
        </Part>
      )}
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
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="diff-part">
    <h3>{title}</h3>
    {children}
  </div>
);

const asAdded = <T,>(item: T) => ({ kind: 'added', Mark: Added, item });
const asRemoved = <T,>(item: T) => ({ kind: 'removed', Mark: Removed, item });

const endWords = ({ no, at, reason, personName }: ComparedVersion): string =>
  no === null || !reason
    ? say(versionWords.now)
    : personName
      ? say(versionWords.by(versionReasonLabels[reason], personName, formatDateTime(at)))
      : `${versionReasonLabels[reason]}, ${formatDateTime(at)}`;
