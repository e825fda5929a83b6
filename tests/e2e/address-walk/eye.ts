import type { Seen } from './seen.ts';

/**
 * Navigates and reports what is on the screen. Injected as text before the page's scripts, so it must not use
 * anything from outside.
 */
export function openEye(): void {
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const pause = () => new Promise((done) => setTimeout(done, 10));

  const kindOf = (main: Element | null, heading: string): Seen['kind'] => {
    const status = main?.querySelector('.error-status')?.textContent?.slice(0, 3);
    if (heading === 'Akses Ditolak') return '403';
    if (heading === 'Halaman yang Anda Cari Tidak Ditemukan') return '404';
    if (status === '500') return '500';
    return heading && window.stillness.isThere() ? 'screen' : 'nothing yet';
  };

  const widestIn = (room: Element): string => {
    const reach = (element: Element) => element.getBoundingClientRect().right;
    const [widest] = [...room.querySelectorAll('*')].sort((a, b) => reach(b) - reach(a));
    return widest ? widest.outerHTML.slice(0, 200) : '';
  };

  const tell = (): Omit<Seen, 'isFresh'> => {
    const { isShown, asked, waitsFor } = window.stillness;
    const main = document.querySelector('main');
    const headings = [...document.querySelectorAll('h1')].filter(isShown);
    const heading = headings[0]?.textContent?.trim() ?? '';
    const rooms = [document.documentElement, ...(main ? [main] : [])];
    const sideways = Math.max(...rooms.map((room) => room.scrollWidth - room.clientWidth));
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const seenIds = new Set<string>();
    return {
      path: location.pathname,
      kind: kindOf(main, heading),
      heading,
      headings: headings.length,
      sideways,
      widest: sideways > 0 ? widestIn(main ?? document.body) : '',
      twins: ids.filter((id) => id && (seenIds.has(id) || !seenIds.add(id))),
      asked: asked(),
      waitsFor: waitsFor(),
      words: main?.textContent ?? '',
      controls: [...(main?.querySelectorAll('button, a, [role=tab]') ?? [])].filter(isShown).map(nameOf),
      here: [...document.querySelectorAll('nav[aria-label="Menu utama"] [aria-current=page]')].map(
        (link) => link.getAttribute('href') ?? '',
      ),
    };
  };

  const open = async (path: string): Promise<void> => {
    // In its own task: code inside page.evaluate bypasses the content security policy.
    await pause();
    // State as the router writes it: without `idx` it cannot block navigation.
    const state = { usr: null, key: path, idx: (history.state?.idx ?? 0) + 1 };
    window.stillness.begin();
    history.pushState(state, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  };
  const headed = () => {
    const main = document.querySelector('main');
    return kindOf(main, main?.querySelector('h1')?.textContent ?? '');
  };
  /** The error page's helpdesk link names its address; otherwise the previous error page looks the same. */
  const refusedHere = (path: string): boolean =>
    [...document.querySelectorAll<HTMLAnchorElement>('.error-page a.error-back')].some(
      ({ href }) => JSON.parse(new URL(href).searchParams.get('isi') ?? '{}').page === path,
    );
  window.eye = {
    go: async (path) => {
      await open(path);
      return window.eye.look();
    },
    look: async () => {
      await window.stillness.settled();
      let seen = tell();
      // Wait for layout on a busy machine, as long as any test does.
      const until = performance.now() + 2000;
      while ((seen.headings !== 1 || seen.sideways > 0) && performance.now() < until) {
        await new Promise((done) => setTimeout(done, 200));
        await window.stillness.settled();
        seen = tell();
      }
      return { ...seen, isFresh: window.shapes.find() };
    },
    refused: async (paths, kind) => {
      const others: string[] = [];
      for (const path of paths) {
        await open(path);
        const until = performance.now() + 5000;
        const isSo = () => refusedHere(path) && headed() === kind;
        while (!isSo() && performance.now() < until) await pause();
        if (!isSo()) others.push(`${path} shows ${headed()}`);
      }
      return others;
    },
  };
}
