import { type ReactNode, use, useRef } from 'react';
import { type Wizard, WizardContext } from './wizard-context.ts';

/**
 * Keeps its parts from being drawn anew with every letter typed into text or subject, which they do not show: they
 * are given the same desk until something else changes.
 */
export function Calm({ children }: { children: ReactNode }) {
  const desk = use(WizardContext);
  const kept = useRef(desk);
  if (!kept.current || !desk || !isCalm(kept.current, desk)) kept.current = desk;
  return <WizardContext value={kept.current}>{children}</WizardContext>;
}

/** Nothing differs but what is typed. */
function isCalm(before: Wizard, now: Wizard): boolean {
  if (before === now) return true;
  const isSameDraft = (Object.keys(now.draft) as (keyof Wizard['draft'])[]).every(
    (field) => typed.has(field) || before.draft[field] === now.draft[field],
  );
  return isSameDraft && before.place === now.place && toldBy(before) === toldBy(now);
}

const typed: ReadonlySet<string> = new Set(['content', 'subject']);

/** What is said at fields and steps. */
const toldBy = ({ missing, refused, seen }: Wizard): string =>
  JSON.stringify([missing, refused, seen('formulir-naskah'), seen('detail-naskah'), seen('konten-naskah')]);
