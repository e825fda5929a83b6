import { Navigate } from 'react-router-dom';
import { firstReport } from '../../domain/access/entry-rules.ts';
import { ErrorPage, useSigned } from '../shell/index.ts';

/** Leads on; who has no report does not come here (SPEC A2). */
export default function FirstReport() {
  const { data } = useSigned();
  if (!data) return null;
  const path = firstReport(data.viewer);
  return path ? <Navigate to={path} replace /> : <ErrorPage status={403} />;
}
