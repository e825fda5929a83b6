import { type RouterProvider as RouterAdapter, reactRouterProvider } from 'ra-core';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
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
} from 'react-router-dom';
import type { PathTranslator } from './paths.ts';

/**
 * react-admin's router, with public paths outside and react-admin's own inside (DESIGN 2b). Every link, redirect
 * and blocker goes through here, so no button of react-admin has to be replaced.
 */
export function publicPathRouter({ toPublic, toInner }: PathTranslator): RouterAdapter {
  // Relative addresses are resolved where react-admin believes to be, and translated after.
  const publicTo = (to: To, from: string): To => {
    const resolved = resolvePath(to, from);
    return { ...resolved, pathname: toPublic(resolved.pathname) };
  };
  const inner = <Place extends { pathname: string }>(place: Place): Place => ({
    ...place,
    pathname: toInner(place.pathname),
  });
  const Content = createContext<ReactNode>(null);
  const Inside = () => (
    <Routes location={inner(useLocation()) as Location}>
      <Route path="*" element={useContext(Content)} />
    </Routes>
  );
  const Root = ({ children, basename }: { children: ReactNode; basename?: string }) => {
    const router = useMemo(
      () => createBrowserRouter([{ path: '*', element: <Inside /> }], basename ? { basename } : {}),
      [basename],
    );
    return (
      <Content value={children}>
        {/* Transitions leave the page blank after a redirect from a deep link (react-router 7). */}
        <RouterProvider router={router} useTransitions={false} />
      </Content>
    );
  };
  return {
    ...reactRouterProvider,
    Link: ({ to, ...rest }) => <Link {...rest} to={publicTo(to as To, useLocation().pathname)} />,
    Navigate: ({ to, ...rest }) => <Navigate {...rest} to={publicTo(to as To, useLocation().pathname)} />,
    useNavigate: () => {
      const navigate = reactRouterProvider.useNavigate();
      return useCallback(
        (to, options) =>
          navigate(
            typeof to === 'number' ? to : (publicTo(to as To, toInner(window.location.pathname)) as never),
            options,
          ),
        [navigate],
      );
    },
    useBlocker: ((blocks: unknown) =>
      useBlocker(
        typeof blocks === 'function'
          ? (change) =>
              blocks({
                ...change,
                currentLocation: inner(change.currentLocation),
                nextLocation: inner(change.nextLocation),
              })
          : (blocks as boolean),
      )) as unknown as RouterAdapter['useBlocker'],
    RouterWrapper: ({ children, basename }) =>
      useInRouterContext() ? <>{children}</> : <Root {...(basename && { basename })}>{children}</Root>,
  };
}
