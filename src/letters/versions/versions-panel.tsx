import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import { type LetterVersion, versionReasonLabels } from '../../../domain/letters/letter-version.ts';
import { translate } from '../../../lib/language.ts';
import { formatDateTime } from '../../ui/format.ts';
import { commonMessages } from '../../ui/messages.ts';
import { Differences } from './differences.tsx';
import { versionsKey } from './keys.ts';
import { versionMessages } from './messages.ts';
import './versions-panel.css';

type Props = {
  letterId: string;
  /** Left out where nothing may be restored. */
  onRestore?: (version: LetterVersion) => Promise<void>;
};

/** Versions of a letter, latest first; the selected one is compared with the present letter. */
export function VersionsPanel({ letterId, onRestore }: Props) {
  const { letterVersions } = useNaskah();
  const { data, error, refetch } = useQuery({
    queryKey: versionsKey(letterId),
    queryFn: ({ signal }) => letterVersions(letterId, { signal }),
  });
  const [chosen, setChosen] = useState<number>();
  const [restoring, setRestoring] = useState<number>();
  if (error && !data)
    return (
      <p className="diff-note" role="alert">
        {translate(versionMessages.notLoaded)}{' '}
        <Button size="small" variant="text" onClick={() => void refetch()}>
          {translate(commonMessages.retry)}
        </Button>
      </p>
    );
  if (!data)
    return (
      <Skeleton
        role="status"
        variant="rounded"
        height={120}
        animation={false}
        aria-label={translate(versionMessages.loading)}
      />
    );
  if (data.length === 0) return <p className="diff-note">{translate(versionMessages.none)}</p>;
  const restore = async (version: LetterVersion) => {
    setRestoring(version.no);
    try {
      await onRestore?.(version);
      setChosen(undefined);
    } finally {
      setRestoring(undefined);
    }
  };
  return (
    <ol className="versions" aria-label={translate(versionMessages.versions)}>
      <li className="versions-now">
        <b>{translate(versionMessages.now)}</b>
        <span>{translate(versionMessages.choose)}</span>
      </li>
      {data.map((version) => (
        <li key={version.no} data-open={version.no === chosen || undefined}>
          <button
            type="button"
            className="versions-row"
            aria-expanded={version.no === chosen}
            onClick={() => setChosen(version.no === chosen ? undefined : version.no)}
          >
            <ChevronDown size={15} strokeWidth={1.6} aria-hidden />
            <b>
              {happened(version)} <small>{translate(versionMessages.version(version.no))}</small>
            </b>
            <span>{[version.personName, version.positionName].filter(Boolean).join(', ')}</span>
            <time dateTime={version.at}>{formatDateTime(version.at)}</time>
          </button>
          {version.no === chosen && (
            <div className="versions-body">
              <Differences letterId={letterId} from={version.no} />
              {onRestore && (
                <Button
                  size="small"
                  variant="outlined"
                  loading={restoring === version.no}
                  disabled={restoring !== undefined}
                  onClick={() => void restore(version)}
                >
                  {translate(versionMessages.restore)}
                </Button>
              )}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A withdrawn paraf no longer counts, but remains in the history. */
const happened = ({ reason, isUndone }: LetterVersion): string => {
  const label = translate(versionReasonLabels[reason]);
  return isUndone ? translate(versionMessages.undone(label)) : label;
};
