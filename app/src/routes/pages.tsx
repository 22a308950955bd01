import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { SitePage } from '../frame/SitePage.tsx';

export default function PagesRoute(): ReactNode {
  return (
    <SitePage>
      <Outlet />
    </SitePage>
  );
}

export { BrokenPage as ErrorBoundary } from '../frame/SitePage.tsx';
