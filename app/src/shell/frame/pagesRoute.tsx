import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { SitePage } from './SitePage.tsx';

export default function PagesRoute(): ReactNode {
  return (
    <SitePage>
      <Outlet />
    </SitePage>
  );
}

export { BrokenPage as ErrorBoundary } from './SitePage.tsx';
