import { setupSteps } from '../../domain/setup.ts';
import './setup.css';

/** Bars in the shape of the rows (LOOK, Skeleton). */
export function SetupSkeleton() {
  return (
    <div className="card setup-waits" aria-hidden="true">
      {setupSteps.map((name) => (
        <i key={name} />
      ))}
    </div>
  );
}
