export { ProfilePage } from './lazy.ts';
export { UserMenu } from './UserMenu.tsx';
