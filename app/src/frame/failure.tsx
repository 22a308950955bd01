import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

const load = () => import('./PageFailure.tsx');

/** What is left to say where even the screen that explains a failure did not come. */
const Plain = () => <h1>Unexpected Application Error!</h1>;

const Screen = lazy<ComponentType<{ error: unknown }>>(() => load().catch(() => ({ default: Plain })));

/** Fetches the screen for failures while all is well: without a connection it could not be fetched. */
export function prepareForFailure(): void {
  load().catch((error: unknown) => console.info('The screen for failures could not be loaded.', error));
}

/** What stands in for a page that could not be loaded, or that broke. */
export function PageFailure({ error }: { error: unknown }): ReactNode {
  return (
    <Suspense fallback={null}>
      <Screen error={error} />
    </Suspense>
  );
}
