import { lazy } from 'react';

export const FileItem = lazy(() => import('../filing/file-item.tsx'));
