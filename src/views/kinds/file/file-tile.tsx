import type { ReactNode } from 'react';
import { translate } from '../../../../lib/language.ts';
import type { RecordFile } from '../../../../resources/declare.ts';
import { fileMessages } from './messages.ts';

type Props = { file: RecordFile; onOpen: (file: RecordFile) => void; children: ReactNode };

/** A file in a list of tiles: its picture or icon opens it, its title stands below. */
export function FileTile({ file, onOpen, children }: Props) {
  return (
    <li>
      <button
        type="button"
        aria-label={translate(fileMessages.open(file.title))}
        onClick={() => onOpen(file)}
      >
        {children}
      </button>
      <span title={file.title}>{file.title}</span>
    </li>
  );
}

/** The look of such a list but for sizes. */
export const tiles = {
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: 0,
  '& > li > button': { padding: 0, borderRadius: 8, overflow: 'hidden', cursor: 'pointer' },
  '& > li > span': {
    display: 'block',
    marginTop: 2,
    fontSize: '0.75rem',
    lineHeight: '16px',
    color: 'var(--ink-3)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
} as const;
