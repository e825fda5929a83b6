/** The theme, made apart from the rest of the app (sign-in/start-app.ts). */
export { theme } from './shell/theme/theme.ts';
export { setVariables } from './shell/theme/variables.ts';
