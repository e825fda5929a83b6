import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { type RouterProvider as RouterAdapter, reactRouterProvider } from 'react-admin';
import {
  createBrowserRouter,
  Link,
  type Location,
  Navigate,
  Route,
  RouterProvider,
  Routes,
  resolvePath,
  type To,
  useBlocker,
  useInRouterContext,
  useLocation,
  useRouteError,
} from 'react-router-dom';
import { toInner, toPublic } from './table.ts';

const Content = createContext<ReactNode>(null);

// Relative addresses are resolved where react-admin believes to be, and translated after.
const publicTo = (to: To, from: string): To => {
  const resolved = resolvePath(to, from);
  return { ...resolved, pathname: toPublic(resolved.pathname) };
};
const inner = <Place extends { pathname: string }>(place: Place): Place => ({
  ...place,
  pathname: toInner(place.pathname),
});

/** Overrides the location for react-admin; react-router passes it to all below. */
function Inside() {
  return (
    <Routes location={inner(useLocation()) as Location}>
      <Route path="*" element={useContext(Content)} />
    </Routes>
  );
}

/** Rethrows to the app's own fallback, in place of react-router's developer page. */
function Failed(): never {
  throw useRouteError();
}

type RootProps = { children: ReactNode; basename?: string };

function Root({ children, basename }: RootProps) {
  // Created once: a new router per render would lose the location.
  const [router] = useState(() =>
    createBrowserRouter(
      [{ path: '*', element: <Inside />, errorElement: <Failed /> }],
      basename ? { basename } : {},
    ),
  );
  return (
    <Content value={children}>
      {/* Transitions leave the page blank after a redirect from a deep link (react-router 7). */}
      <RouterProvider router={router} useTransitions={false} />
    </Content>
  );
}

const PublicLink: RouterAdapter['Link'] = ({ to, ...rest }) => (
  <Link {...rest} to={publicTo(to as To, useLocation().pathname)} />
);
const PublicNavigate: RouterAdapter['Navigate'] = ({ to, ...rest }) => (
  <Navigate {...rest} to={publicTo(to as To, useLocation().pathname)} />
);
const RouterWrapper: RouterAdapter['RouterWrapper'] = ({ children, basename }) =>
  useInRouterContext() ? children : <Root {...(basename && { basename })}>{children}</Root>;

const useNavigate: RouterAdapter['useNavigate'] = () => {
  const navigate = reactRouterProvider.useNavigate();
  return useCallback(
    (to, options) =>
      navigate(
        typeof to === 'number' ? to : (publicTo(to as To, toInner(window.location.pathname)) as never),
        options,
      ),
    [navigate],
  );
};

const useInnerBlocker = ((blocks: unknown) =>
  useBlocker(
    typeof blocks === 'function'
      ? (change) =>
          blocks({
            ...change,
            currentLocation: inner(change.currentLocation),
            nextLocation: inner(change.nextLocation),
          })
      : (blocks as boolean),
  )) as unknown as RouterAdapter['useBlocker'];

/**
 * react-admin's router with public paths outside and inner ones inside (DESIGN 2b). All links, redirects and
 * blockers pass here, so no react-admin button needs replacing.
 */
export const routerProvider: RouterAdapter = {
  ...reactRouterProvider,
  Link: PublicLink,
  Navigate: PublicNavigate,
  useNavigate,
  useBlocker: useInnerBlocker,
  RouterWrapper,
};
