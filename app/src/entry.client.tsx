import { type ReactNode, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ClientRouter, createClientRouter } from './shell/first-load/ClientRouter.tsx';

function hydrate(app: ReactNode): void {
  startTransition(() => {
    hydrateRoot(document, app);
  });
}

// In development, React Router's client replaces changed modules and StrictMode runs its checks. Built pages use our
// client, which is 8 kB smaller.
if (import.meta.env.DEV) {
  void import('react-router/dom').then(({ HydratedRouter }) =>
    hydrate(
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    ),
  );
} else {
  const router = createClientRouter();
  // In a separate task, so that the browser can handle input before it.
  setTimeout(() => hydrate(<ClientRouter router={router} />));
}
