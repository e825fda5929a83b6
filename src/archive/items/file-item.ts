import { lazy } from 'react';

/** Puts an item that is in no filing unit yet into one: a button with its dialog. */
export const FileItem = lazy(() => import('../filing/file-item.tsx'));
