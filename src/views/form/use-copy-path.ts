import { useCreatePath } from 'react-admin';
import { copyParameter } from './values-parameter.ts';

/** The address of a new record that begins as a copy of another: for a link called "Duplikatkan". */
export function useCopyPath(resourceName: string, id: string): string {
  const createPath = useCreatePath();
  return `${createPath({ resource: resourceName, type: 'create' })}?${copyParameter}=${encodeURIComponent(id)}`;
}
