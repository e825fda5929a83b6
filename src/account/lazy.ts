import { lazy } from 'react';

export const ProfilePage = lazy(() => import('./profile/ProfilePage.tsx'));
export const ChangePasswordPage = lazy(() => import('./ChangePasswordPage.tsx'));
export const OtherEntryStrip = lazy(() => import('./OtherEntryStrip.tsx'));
export const UserPage = lazy(() => import('./security/UserPage.tsx'));
