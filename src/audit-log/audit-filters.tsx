import X from 'lucide-react/icons/x';
import { auditKinds, auditWays } from '../../domain/audit/audit-log.ts';
import { type Message, translate } from '../../lib/language.ts';
import { choice, date, reference } from '../../resources/declare.ts';
import type { Field } from '../../resources/kinds/index.ts';
import { FilterChip } from '../views/parts.ts';
import { auditMessages as messages } from './messages.ts';
import { subjectChoices } from './subjects.ts';

const said = ({ id, en }: Message) => [id, en] as const;

/** By the address's parameter: as if they were fields of a record, so that they look as lists' filters do. */
export const auditFilters = {
  siapa: reference(...said(messages.who), 'manajemen-user.user', {}),
  tindakan: choice(...said(messages.kind), [...auditKinds], {}),
  data: choice(...said(messages.subjectKind), subjectChoices, {}),
  waktu: date(...said(messages.when), {}),
  cara: choice(...said(messages.way), [...auditWays], {}),
} satisfies Record<string, Field>;

export const recordParam = 'catatan';

type Props = {
  param: (name: string) => string;
  set: (values: Record<string, string | null>) => void;
  /** Of the one record the log is narrowed to. */
  name: string | undefined;
};

export function AuditFilters({ param, set, name }: Props) {
  const chosen = param(recordParam);
  return (
    <search className="audit-filters">
      {chosen && (
        <span className="audit-one">
          {translate(messages.oneRecord)}
          {name && `: ${name}`}
          <button
            type="button"
            aria-label={translate(messages.clearRecord satisfies Message)}
            onClick={() => set({ [recordParam]: null })}
          >
            <X size={15} strokeWidth={1.6} aria-hidden />
          </button>
        </span>
      )}
      {Object.entries(auditFilters).map(([name, field]) => (
        <FilterChip
          key={name}
          name={name}
          field={field}
          value={param(name) || undefined}
          onChange={(value) => set({ [name]: value === undefined ? null : String(value) })}
        />
      ))}
    </search>
  );
}
