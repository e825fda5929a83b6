import { createContext, useContext, useEffect, useId } from 'react';

/** Unsaved work in forms over the page's form, and how they report it. */
export const UnsavedAbove = createContext<{
  tell: (id: string, isUnsaved: boolean) => void;
  isUnsavedAbove: boolean;
}>({ tell: () => undefined, isUnsavedAbove: false });

/** Reports this form's unsaved work to the form below until unmounted. */
export function useTellUnsaved(isUnsaved: boolean): void {
  const { tell } = useContext(UnsavedAbove);
  const id = useId();
  useEffect(() => {
    tell(id, isUnsaved);
    return () => tell(id, false);
  }, [tell, id, isUnsaved]);
}
