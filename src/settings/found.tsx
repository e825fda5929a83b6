import Button from '@mui/material/Button';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { LinkBase } from 'react-admin';
import { translate } from '../../lib/language.ts';
import type { FoundSetting } from '../find-settings/index.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Marked } from '../ui/marked.tsx';
import { marked } from '../ui/match.ts';
import { settingsMessages as messages } from './messages.ts';

/** One line of what was found: a setting, or a record in one. */
export type Line = {
  id: string;
  to: string;
  label: string;
  /** Below the name. */
  line?: string | undefined;
  /** Where it belongs. */
  place: string;
  end: React.ReactNode;
};

type Props = {
  typed: string;
  settings: readonly Line[];
  records: readonly Line[];
  /** Why there are no records. */
  problem: string | undefined;
  chosenId: string | undefined;
  onPoint: (id: string) => void;
};

export const lineOf = (found: FoundSetting): Omit<Line, 'end'> => ({
  id: found.path,
  to: found.to,
  label: found.label,
  line: found.line,
  place: found.group,
});

/** Two cards: settings, and records in them; the focus stays in the search, which says which line is meant. */
export function Found({ typed, settings, records, problem, chosenId, onPoint }: Props) {
  const cards = [
    { title: translate({ id: 'Pengaturan', en: 'Settings' }), lines: settings },
    { title: translate(messages.inside), lines: records },
  ];
  return (
    <div className="settings-found" id={foundId}>
      {cards
        .filter(({ lines }) => lines.length > 0)
        .map(({ title, lines }) => (
          <section key={title} className="card" aria-label={title}>
            <h2>
              {title} <small>{lines.length}</small>
            </h2>
            <ul>
              {lines.map(({ id, to, label, line, place, end }) => (
                <li key={id}>
                  <LinkBase
                    to={to}
                    id={lineId(id)}
                    data-chosen={id === chosenId || undefined}
                    onPointerMove={() => onPoint(id)}
                  >
                    <span className="settings-name" title={label}>
                      <b>
                        <Marked segments={marked(typed, label)} />
                      </b>
                      {line && (
                        <small>
                          <Marked segments={marked(typed, line)} />
                        </small>
                      )}
                    </span>
                    <span className="settings-place">{place}</span>
                    <span className="settings-end">{end}</span>
                    <ChevronRight size={15} strokeWidth={1.6} aria-hidden="true" />
                  </LinkBase>
                </li>
              ))}
            </ul>
          </section>
        ))}
      {problem && <p className="settings-note">{problem}</p>}
      <p className="settings-note settings-keys">{translate(messages.keys)}</p>
    </div>
  );
}

export const foundId = 'settings-found';
export const lineId = (id: string): string => `setting-${id}`;

type NoneProps = { onClear: () => void; everywhere: string | undefined };

export function NothingFound({ onClear, everywhere }: NoneProps) {
  return (
    <EmptyState
      title={translate(messages.none)}
      action={
        <span className="settings-ways">
          <Button onClick={onClear}>{translate(messages.clear)}</Button>
          {everywhere && (
            <Button component={LinkBase} to={everywhere} variant="text">
              {translate(messages.everywhere)}
            </Button>
          )}
        </span>
      }
    />
  );
}
