import type { ReactNode } from 'react';
import type { LetterComparison } from '../../../domain/letters/letter-version.ts';
import { translate } from '../../../lib/language.ts';
import { formatSize } from '../../ui/format.ts';
import { Added, Removed } from './marks.tsx';
import { fieldMessages, roleMessages, versionMessages } from './messages.ts';

export function FactDifferences({ found }: { found: LetterComparison }) {
  const people = [...found.people.removed.map(asRemoved), ...found.people.added.map(asAdded)];
  const files = [...found.files.removed.map(asRemoved), ...found.files.added.map(asAdded)];
  return (
    <>
      {found.fields.length > 0 && (
        <Part title={translate(versionMessages.fields)}>
          <dl>
            {found.fields.map(({ field, label, before, after }) => (
              <div key={field}>
                <dt>{fieldMessages[field] ? translate(fieldMessages[field]) : label}</dt>
                <dd>
                  {before ? (
                    <Removed>{before}</Removed>
                  ) : (
                    <span className="diff-blank">{translate(versionMessages.blank)}</span>
                  )}{' '}
                  {after ? (
                    <Added>{after}</Added>
                  ) : (
                    <span className="diff-blank">{translate(versionMessages.blank)}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {people.length > 0 && (
        <Part title={translate(versionMessages.people)}>
          <ul>
            {people.map(({ kind, Mark, item: { role, personName, positionName } }) => (
              <li key={`${kind} ${role} ${personName} ${positionName}`}>
                <span className="diff-role">{translate(roleMessages(role))}</span>{' '}
                <Mark>{[personName, positionName].filter(Boolean).join(', ')}</Mark>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {files.length > 0 && (
        <Part title={translate(versionMessages.attachments)}>
          <ul>
            {files.map(({ kind, Mark, item: { title, fileName, size } }) => (
              <li key={`${kind} ${title} ${fileName}`}>
                <Mark>{`${title} (${fileName}, ${formatSize(size)})`}</Mark>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

/** A named part of a difference. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="diff-part">
      <h3>{title}</h3>
      {children}
    </div>
  );
}

const asAdded = <T,>(item: T) => ({ kind: 'added', Mark: Added, item });
const asRemoved = <T,>(item: T) => ({ kind: 'removed', Mark: Removed, item });
