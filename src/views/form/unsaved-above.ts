import { createContext, useContext, useEffect, useId } from 'react';

/** What the page's form knows of unsaved work in forms that stand over it, and how they tell. */
export const UnsavedAbove = createContext<{
  tell: (id: string, isUnsaved: boolean) => void;
  isUnsavedAbove: boolean;
}>({ tell: () => undefined, isUnsavedAbove: false });

/** Says to the form below whether this one holds unsaved work, until it is gone. */
export function useTellUnsaved(isUnsaved: boolean): void {
  const { tell } = useContext(UnsavedAbove);
  const id = useId();
  useEffect(() => {
    tell(id, isUnsaved);
    return () => tell(id, false);
  }, [tell, id, isUnsaved]);
}
