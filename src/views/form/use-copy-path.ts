import { useCreatePath } from 'react-admin';
import { copyParameter } from './values-parameter.ts';

/** Address of a new record that starts as a copy: for a "Duplikatkan" link. */
export function useCopyPath(resourceName: string, id: string): string {
  const createPath = useCreatePath();
  return `${createPath({ resource: resourceName, type: 'create' })}?${copyParameter}=${encodeURIComponent(id)}`;
}
