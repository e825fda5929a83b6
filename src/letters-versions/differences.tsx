import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNaskah } from '../../dataProvider/index.ts';
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
    return <Skeleton variant="rounded" height={96} animation={false} aria-label="Memuat perbedaan" />;
  const status = 'status' in error ? error.status : undefined;
  if (status === 404 || status === 403) return fallback;
  return (
    <p className="diff-note" role="alert">
      Perbedaan tidak dapat dimuat.{' '}
      <Button size="small" variant="text" loading={isFetching} onClick={() => void refetch()}>
        Coba lagi
      </Button>
    </p>
  );
};

const Comparison = ({ found }: { found: LetterComparison }) => {
  const people = [...found.people.removed.map(asRemoved), ...found.people.added.map(asAdded)];
  const files = [...found.files.removed.map(asRemoved), ...found.files.added.map(asAdded)];
  return (
    <section className="diff" aria-label="Perbedaan versi">
      <p className="diff-ends">
        {endWords(found.from)} <span aria-hidden>→</span>
        <span className="sr-only"> dibandingkan dengan </span> {endWords(found.to)}
      </p>
      {isWithoutChange(found) && <p className="diff-note">Tidak ada perubahan.</p>}
      {found.fields.length > 0 && (
        <Part title="Isian">
          <dl>
            {found.fields.map(({ field, label, before, after }) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd>
                  {before ? <Removed>{before}</Removed> : <span className="diff-blank">kosong</span>}{' '}
                  {after ? <Added>{after}</Added> : <span className="diff-blank">kosong</span>}
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {people.length > 0 && (
        <Part title="Orang">
          <ul>
            {people.map(({ kind, Mark, item: { role, personName, positionName } }) => (
              <li key={`${kind} ${role} ${personName} ${positionName}`}>
                <span className="diff-role">{role}</span>{' '}
                <Mark>{[personName, positionName].filter(Boolean).join(', ')}</Mark>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {files.length > 0 && (
        <Part title="Lampiran">
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
        <Part title="Isi naskah">
          <TextDifference blocks={found.content} />
        </Part>
      )}
      {found.coverContent.length > 0 && (
        <Part title="Naskah pengantar">
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
    ? 'Sekarang'
    : `${versionReasonLabels[reason]}${personName ? ` oleh ${personName}` : ''}, ${formatDateTime(at)}`;
