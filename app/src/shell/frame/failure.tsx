import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

const load = () => import('./PageFailure.tsx');

/** Shown if the screen for failures cannot be loaded either. */
const Plain = () => <h1>Unexpected Application Error!</h1>;

const Screen = lazy<ComponentType<{ error: unknown }>>(() => load().catch(() => ({ default: Plain })));

/** Loads the screen for failures in advance, because it could not be loaded without a connection. */
export function prepareForFailure(): void {
  load().catch((error: unknown) => console.info('The screen for failures could not be loaded.', error));
}

/** Replaces a page that could not be loaded or that failed. */
export function PageFailure({ error }: { error: unknown }): ReactNode {
  return (
    <Suspense fallback={null}>
      <Screen error={error} />
    </Suspense>
  );
}
