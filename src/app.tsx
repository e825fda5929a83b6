// Tokens and typefaces come with the page (src/sign-in/sign-in.css). The order is the cascade's.
import './shell/base.css';
import './shell/layout/sidebar.css';
import './shell/layout/main.css';
import './shell/parts/parts.css';
import './shell/errors/errors.css';
import './shell/toasts/toasts.css';
import './dashboard/home.css';
import './shell/narrow.css';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { CoreAdmin, CustomRoutes, type I18nProvider, localStorageStore, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { Route } from 'react-router-dom';
import { authorisedFetch, authProvider } from '../authProvider/index.ts';
import { createDataProvider } from '../dataProvider/index.ts';
import { language, say } from '../resources/language.ts';
import { followTheme } from './account/index.ts';
import { fetchLikelyNext, pageRoutes } from './page-routes.tsx';
import { replacedViews } from './replaced-views.ts';
import { NotFound } from './shell/errors/ErrorPage.tsx';
import { LastResort } from './shell/errors/LastResort.tsx';
import { i18nProviderIn } from './shell/i18n/index.ts';
import { BootFrame } from './shell/layout/BootFrame.tsx';
import { Layout } from './shell/layout/Layout.tsx';
import { keepingFetch } from './shell/offline/keeping-fetch.ts';
import { pages, routerProvider } from './shell/router/index.ts';
import { startLater } from './shell/start-later.ts';
import { theme } from './shell/theme/theme.ts';
import { viewsOf } from './views/index.ts';

const dataProvider = createDataProvider({ apiUrl: '', fetch: keepingFetch(authorisedFetch) });
const store = localStorageStore(undefined, 'naskah');
const queryClient = new QueryClient({
  defaultOptions: {
    // Asked even without a network: what is kept on the device may answer.
    queries: { retry: retryable, refetchOnWindowFocus: true, staleTime: 5_000, networkMode: 'offlineFirst' },
    // Nothing is signed or sent later without the person knowing: what may wait does so below (shell/offline).
    mutations: { networkMode: 'always' },
  },
});

/**
 * What the server refused stays refused; only what did not arrive is asked again. Without a network that would wait for
 * it in silence: it is said at once, and asked again when the network is back.
 */
function retryable(failures: number, error: unknown): boolean {
  const status = (error as { status?: number } | null)?.status ?? 0;
  return failures < 2 && navigator.onLine && (status === 0 || status >= 500);
}

/** react-admin over our providers: a resource a declaration, a route a page. */
const App = ({ i18nProvider }: { i18nProvider: I18nProvider }) => (
  <ThemeProvider theme={theme}>
    <CoreAdmin
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
      routerProvider={routerProvider}
      layout={Layout}
      catchAll={NotFound}
      loading={BootFrame}
      loginPage={false}
      disableTelemetry
      requireAuth
    >
      {pages.map(({ name, label }) => (
        <Resource
          key={name}
          name={name}
          options={{ label: say(label) }}
          {...viewsOf(name)}
          {...replacedViews[name]}
        />
      ))}
      <CustomRoutes>
        {pageRoutes.map(({ path, element }) => (
          <Route key={path} path={path} element={element} />
        ))}
      </CustomRoutes>
    </CoreAdmin>
  </ThemeProvider>
);

export { fetchEntry } from './page-routes.tsx';

/** Puts the signed-in app on the page; called by the sign-in entry once there is a session. */
export default async function mountApp(root: HTMLElement): Promise<void> {
  followTheme();
  const i18nProvider = await i18nProviderIn(language());
  // In steps, so that a phone's slow processor can answer a hand meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <LastResort>
        <App i18nProvider={i18nProvider} />
      </LastResort>,
    ),
  );
  fetchLikelyNext();
  startLater();
}
