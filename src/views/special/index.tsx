import { type ComponentType, lazy, Suspense } from 'react';
import { fieldKey } from '../replaced-fields.ts';
import type { CompanionProps } from './companion-props.ts';

const Variables = lazy(() => import('./variables-below.tsx'));

/** Companions of single fields, by resource and field. */
const companions: Record<string, ComponentType<CompanionProps>> = {
  [fieldKey('master-data.template-naskah-dinas', 'content')]: lazy(() => import('./template-preview.tsx')),
  [fieldKey('master-data.template-kop-surat', 'content')]: lazy(() => import('./letterhead-preview.tsx')),
  [fieldKey('master-data.sub-jenis-naskah-dinas', 'arrangement')]: lazy(
    () => import('./arrangement-preview.tsx'),
  ),
  [fieldKey('master-data.kode-nomor-naskah', 'startAt')]: lazy(() => import('./next-numbers.tsx')),
  [fieldKey('master-data.klasifikasi-arsip', 'retentionTrigger')]: lazy(() => import('./retention-rule.tsx')),
};

/** The field's companion, across the whole width; nothing for nearly all fields. */
export function Companion(props: CompanionProps) {
  const field = props.resource.fields[props.name];
  const usesVariables =
    (field?.kind === 'text' || field?.kind === 'richText') && field.options.placeholders === 'contract';
  const Shown =
    companions[fieldKey(props.resource.name, props.name)] ?? (usesVariables ? Variables : undefined);
  if (!Shown) return null;
  return (
    <div className="wide">
      <Suspense>
        <Shown {...props} />
      </Suspense>
    </div>
  );
}
