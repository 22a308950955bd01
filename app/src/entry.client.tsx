import { type ReactNode, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ClientRouter, createClientRouter } from './first-load/ClientRouter.tsx';

function hydrate(app: ReactNode): void {
  startTransition(() => {
    hydrateRoot(document, app);
  });
}

// React Router's own client replaces modules while developing, and StrictMode checks only then; what is built runs on
// our client, which is 8 kB lighter.
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
  // In a task of its own: a press meanwhile is answered between the two.
  setTimeout(() => hydrate(<ClientRouter router={router} />));
}
