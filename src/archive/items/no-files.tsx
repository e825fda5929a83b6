import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import type { ArchiveDetail } from '../../../domain/calls/archive-item-shapes.ts';
import { translate } from '../../../lib/language.ts';
import { mayOpen } from '../../../resources/access.ts';
import { useSigned } from '../../shell/index.ts';
import { itemMessages as messages } from './messages.ts';

/** Why there is no document to view: destroyed, kept with the letter, or not on record. */
export function NoFiles({ detail, isDestroyed }: { detail: ArchiveDetail; isDestroyed: boolean }) {
  const { data } = useSigned();
  const source = detail.letters.find(({ kind }) => kind === 'source');
  if (isDestroyed || !source)
    return (
      <>
        <h2>{translate(isDestroyed ? messages.destroyed : messages.noFiles)}</h2>
        <p>{translate(isDestroyed ? messages.destroyedText : messages.noFilesText)}</p>
      </>
    );
  return (
    <>
      <h2>{translate(messages.withLetter)}</h2>
      <p>{[source.number, source.subject].filter(Boolean).join(' · ')}</p>
      {data && mayOpen(data.viewer, source.url) && (
        <Button variant="outlined" component={LinkBase} to={source.url}>
          {translate(messages.openLetter)}
        </Button>
      )}
    </>
  );
}
