import { useEffect } from 'react';
import { useStore } from 'react-admin';

/** Below this width a letter, its list and a panel leave no room for the menu's words. */
const roomy = 1500;

/** Folds the menu while a panel stands beside a letter, and shows it again afterwards. */
export function useFoldedMenu(): void {
  const [isMinimised, setMinimised] = useStore('naskah.sidebar.minimised', false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it was when the panel opened
  useEffect(() => {
    if (isMinimised || window.innerWidth >= roomy) return undefined;
    setMinimised(true);
    return () => setMinimised(false);
  }, []);
}
