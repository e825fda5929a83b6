// Tokens and typefaces come with the page (src/sign-in/sign-in.css). The order is the cascade's.
import './shell/base.css';
import './shell/layout/sidebar.css';
import './shell/layout/main.css';
import './ui/parts.css';
import './shell/errors/errors.css';
import './shell/toasts/toasts.css';
import './dashboard/home.css';
import './shell/narrow.css';
import { ThemeProvider } from '@mui/material/styles';
import { startTransition } from 'react';
import { CoreAdminContext, type I18nProvider, localStorageStore } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { authorisedFetch, authProvider } from '../authProvider/index.ts';
import { createDataProvider } from '../dataProvider/index.ts';
import { language } from '../lib/language.ts';
import { followTheme } from './account/index.ts';
import { queryClient } from './first-load/query-client.ts';
import { startLater } from './first-load/start-later.ts';
import { fetchLikelyNext } from './page-routes.tsx';
import { Resources, Screens } from './screens.tsx';
import { LastResort } from './shell/errors/last-resort.tsx';
import { i18nProviderIn } from './shell/i18n/index.ts';
import { Layout } from './shell/layout/layout.tsx';
import { offlineFetch } from './shell/offline/offline-fetch.ts';
import { routerProvider } from './shell/router/index.ts';
import { prefetchSession } from './shell/viewer.ts';
import { setVariables, theme } from './theme.ts';

const dataProvider = createDataProvider({ apiUrl: '', fetch: offlineFetch(authorisedFetch) });
const store = localStorageStore(undefined, 'naskah');

/**
 * react-admin over our providers. Not its `CoreAdminUI`, which renders the frame three times at the start.
 */
function App({ i18nProvider }: { i18nProvider: I18nProvider }) {
  return (
    <ThemeProvider theme={theme} disableStyleSheetGeneration>
      <CoreAdminContext
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        store={store}
        queryClient={queryClient}
        routerProvider={routerProvider}
      >
        <Resources>
          <Layout>
            <Screens />
          </Layout>
        </Resources>
      </CoreAdminContext>
    </ThemeProvider>
  );
}

/** Mounts the signed-in app; the sign-in entry calls it once there is a session. */
export default async function mountApp(root: HTMLElement): Promise<void> {
  followTheme();
  setVariables();
  const [i18nProvider] = await Promise.all([i18nProviderIn(language()), prefetchSession(queryClient)]);
  try {
    // Else react-admin draws nothing until it has compared the two.
    store.setItem('locale', i18nProvider.getLocale());
  } catch {
    // Storage is full or refused: the app only opens a moment later.
  }
  // A transition, so that a phone's slow processor answers input meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <LastResort>
        <App i18nProvider={i18nProvider} />
      </LastResort>,
    ),
  );
  fetchLikelyNext();
  startLater([
    // The operator's telemetry settings, and the cache of the app's files.
    async () => (await import('./shell/watching/start-watching.ts')).startWatching(),
    async () =>
      'serviceWorker' in navigator && (await import('./shell/offline/register.ts')).registerWorker(),
  ]);
}
