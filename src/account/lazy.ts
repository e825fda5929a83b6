import { lazy } from 'react';

export const ProfilePage = lazy(() => import('./ProfilePage.tsx'));
export const ChangePasswordPage = lazy(() => import('./ChangePasswordPage.tsx'));
