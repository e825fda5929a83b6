import { lazy } from 'react';

export const ProfilePage = lazy(() => import('./profile/profile-page.tsx'));
export const ChangePasswordPage = lazy(() => import('./change-password-page.tsx'));
export const OtherEntryStrip = lazy(() => import('./other-entry-strip.tsx'));
/** The account's own commands, for the palette. */
export const OwnCommands = lazy(() => import('./own-commands.tsx'));
