import type { ComponentType } from 'react';
import { lazyPart } from '../../../shell/index.ts';
import type { View } from '../frame/wizard-route.ts';

const ScanStep = lazyPart(() => import('./scan-step.tsx'));

/** Steps that differ for letters from outside, which have no text and no naskah pengantar (SPEC A5). */
export const incomingSteps: Partial<Record<View, ComponentType>> = {
  'formulir-naskah': lazyPart(() => import('./incoming-form-step.tsx')),
  'konten-naskah': ScanStep,
  'konten-naskah-alt': ScanStep,
  'naskah-pengantar': ScanStep,
  ringkasan: lazyPart(() => import('./incoming-summary-step.tsx')),
};
export const PileDone = lazyPart(() => import('./pile-done.tsx'));
export const RegisterButton = lazyPart(() => import('./register-button.tsx'));
