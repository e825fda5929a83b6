export { deskWords } from './acting.ts';
export { ChangePasswordPage, OtherEntryStrip, ProfilePage, UserPage } from './lazy.ts';
export { useOwnCommands } from './own-commands.ts';
export { followTheme } from './theme-choice.ts';
export { UserMenu } from './user-menu.tsx';
