/** The set-up assistant as home page, and at its own address, also where it no longer is the home page. */
export { default as SetupHome } from './setup-home.tsx';
export { default as SetupPage } from './setup-page.tsx';
