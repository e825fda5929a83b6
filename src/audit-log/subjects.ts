import { auditActionLabel, auditSubjects } from '../../domain/audit/action-labels.ts';
import type { AuditEntry } from '../../domain/calls/audit-log.ts';
import { type Message, translate } from '../../lib/language.ts';
import { resources } from '../../resources/index.ts';
import { auditMessages as messages } from './messages.ts';

const declared = (name: string) => resources.find((resource) => resource.name === name);

/** What is acted on, by its kind. */
export const subjectLabel = (name: string): string =>
  translate(declared(name)?.label ?? auditSubjects[name]) ?? name;

export const actionLabel = ({ resource, action }: Pick<AuditEntry, 'resource' | 'action'>): string =>
  translate(auditActionLabel(resource, action, (name) => declared(resource)?.actions?.[name]?.label));

/** Everything that entries may be about, by name. */
export const subjectChoices: { value: string; label: Message }[] = [
  ...resources.map(({ name, label }) => ({ value: name, label })),
  ...Object.entries(auditSubjects).map(([value, label]) => ({ value, label })),
].toSorted((one, other) => translate(one.label).localeCompare(translate(other.label)));

const ofNobody: ReadonlySet<string> = new Set(['sign-in-refused', 'decide-by-mail-refused']);

/** The actor by name, or why there is none. */
export const actorName = ({ by, action }: Pick<AuditEntry, 'by' | 'action'>): string =>
  by?.label ?? translate(ofNobody.has(action) ? messages.nobody : messages.system);
