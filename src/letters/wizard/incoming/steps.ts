import { type ComponentType, lazy } from 'react';
import type { View } from '../frame/wizard-route.ts';

const ScanStep = lazy(() => import('./scan-step.tsx'));

/** Steps that differ for letters from outside, which have no text and no naskah pengantar (SPEC A5). */
export const incomingSteps: Partial<Record<View, ComponentType>> = {
  'formulir-naskah': lazy(() => import('./incoming-form-step.tsx')),
  'konten-naskah': ScanStep,
  'konten-naskah-alt': ScanStep,
  'naskah-pengantar': ScanStep,
  ringkasan: lazy(() => import('./incoming-summary-step.tsx')),
};
export const RegisterButton = lazy(() => import('./register-button.tsx'));
