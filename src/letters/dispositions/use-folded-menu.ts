import { useEffect } from 'react';
import { useStoreContext } from 'react-admin';

/** Below this width a letter, its list and a panel leave no room for the menu's words. */
const roomy = 1500;
const key = 'naskah.sidebar.minimised';

/** Folds the menu while a panel stands beside a letter, and shows it again afterwards. */
export function useFoldedMenu(): void {
  const store = useStoreContext();
  useEffect(() => {
    // As it is now: the letter before may just have unfolded it.
    if (store.getItem(key, false) || window.innerWidth >= roomy) return undefined;
    store.setItem(key, true);
    const unfold = () => store.setItem(key, false);
    // A page that is left or loaded again unmounts nothing.
    window.addEventListener('pagehide', unfold);
    return () => {
      window.removeEventListener('pagehide', unfold);
      unfold();
    };
  }, [store]);
}
