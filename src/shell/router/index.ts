import { useLocation } from 'react-admin';
import { toPublic } from './table.ts';

export { routerProvider } from './provider.tsx';
export { pages } from './table.ts';

/** Path as shown by the browser. Inside the app useLocation gives react-admin's own (DESIGN 2b). */
export const usePublicPath = (): string => toPublic(useLocation().pathname);
