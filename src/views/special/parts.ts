import { type ComponentProps, type ComponentType, createElement } from 'react';
import { lazyPart } from '../../shell/index.ts';

const parts = {
  logoInput: lazyPart(() => import('./logo-input.tsx')),
  logoValue: lazyPart(() => import('./logo-value.tsx')),
  filingCodeInput: lazyPart(() => import('./filing-code-input.tsx')),
  askedItem: lazyPart(() => import('./asked-item.tsx')),
  pageLink: lazyPart(() => import('./page-link.tsx')),
  retentionRule: lazyPart(() => import('./retention-rule.tsx')),
  nextNumbers: lazyPart(() => import('./next-numbers.tsx')),
  arrangementPreview: lazyPart(() => import('./arrangement-preview.tsx')),
  adjustmentsInput: lazyPart(() => import('./adjustments-input.tsx')),
  adjustmentsValue: lazyPart(() => import('./adjustments-value.tsx')),
  cityProposal: lazyPart(() => import('./city-proposal.tsx')),
  companyFollowers: lazyPart(() => import('./company-followers.tsx')),
  companyInput: lazyPart(() => import('./company-input.tsx')),
  letterheadPreview: lazyPart(() => import('./letterhead-preview.tsx')),
  templatePreview: lazyPart(() => import('./template-preview.tsx')),
  triggerConditionsValue: lazyPart(() => import('./trigger-conditions-value.tsx')),
  triggerInput: lazyPart(() => import('./trigger-input.tsx')),
};
type Parts = typeof parts;

/** Gives a function, since a lazy part cannot give another. */
export function partOf<Name extends keyof Parts>(name: Name) {
  const part = parts[name] as unknown as ComponentType<object>;
  return (props: ComponentProps<Parts[Name]>) => createElement(part, props);
}
