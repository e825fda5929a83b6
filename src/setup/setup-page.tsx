import { translate } from '../../lib/language.ts';
import { settingsPage } from '../../resources/settings-page.ts';
import { Assistant } from './assistant.tsx';

/** The assistant at its own address: nothing to skip there. */
export default function SetupPage() {
  return <Assistant crumb={{ label: translate(settingsPage.label), to: settingsPage.path }} />;
}
