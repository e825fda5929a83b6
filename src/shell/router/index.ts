import { useLocation } from 'react-admin';
import { toPublic } from './table.ts';

export { routerProvider } from './provider.tsx';
export { pages } from './table.ts';

/** The path as the browser shows it. Inside the app useLocation gives react-admin's own (DESIGN 2b). */
export const usePublicPath = (): string => toPublic(useLocation().pathname);
