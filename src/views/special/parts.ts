import { type ComponentProps, type ComponentType, createElement, lazy } from 'react';

const parts = {
  logoInput: lazy(() => import('./logo-input.tsx')),
  logoValue: lazy(() => import('./logo-value.tsx')),
  filingCodeInput: lazy(() => import('./filing-code-input.tsx')),
  askedItem: lazy(() => import('./asked-item.tsx')),
  pageLink: lazy(() => import('./page-link.tsx')),
  retentionRule: lazy(() => import('./retention-rule.tsx')),
  nextNumbers: lazy(() => import('./next-numbers.tsx')),
  arrangementPreview: lazy(() => import('./arrangement-preview.tsx')),
  adjustmentsInput: lazy(() => import('./adjustments-input.tsx')),
  adjustmentsValue: lazy(() => import('./adjustments-value.tsx')),
  companyInput: lazy(() => import('./company-input.tsx')),
  letterheadPreview: lazy(() => import('./letterhead-preview.tsx')),
  templatePreview: lazy(() => import('./template-preview.tsx')),
  triggerConditionsValue: lazy(() => import('./trigger-conditions-value.tsx')),
  triggerInput: lazy(() => import('./trigger-input.tsx')),
};
type Parts = typeof parts;

/** Gives a function, since a lazy part cannot give another. */
export function partOf<Name extends keyof Parts>(name: Name) {
  const part = parts[name] as unknown as ComponentType<object>;
  return (props: ComponentProps<Parts[Name]>) => createElement(part, props);
}
