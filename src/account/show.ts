export { default as UserPage } from './security/user-page.tsx';
