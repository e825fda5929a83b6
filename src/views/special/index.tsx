import { Suspense } from 'react';
import { lazyPart } from '../../shell/index.ts';
import { useFieldOverride } from '../overrides.ts';
import type { CompanionProps } from './companion-props.ts';

const Variables = lazyPart(() => import('./variables-below.tsx'));

/** The field's companion, across the whole width; nothing for nearly all fields. */
export function Companion(props: CompanionProps) {
  const field = props.resource.fields[props.name];
  const usesVariables =
    (field?.kind === 'text' || field?.kind === 'richText') && field.options.placeholders === 'contract';
  const { companion } = useFieldOverride(props.name, props.resource.name);
  const Shown = companion ?? (usesVariables ? Variables : undefined);
  if (!Shown) return null;
  return (
    <div className="wide">
      <Suspense>
        <Shown {...props} />
      </Suspense>
    </div>
  );
}
