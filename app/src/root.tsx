import '@redwhiteandcode/design-system/theme';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import { siteName } from './copy/site.ts';
import { fontPreloads } from './frame/fontPreloads.ts';
import { SiteFrame } from './frame/SiteFrame.tsx';
import { SitePage } from './frame/SitePage.tsx';
import { themeColors, themeScripts } from './frame/themeScripts.ts';
import { usePrerendered } from './frame/useHydrated.ts';
import { StructuredData } from './metadata/StructuredData.tsx';
import { PageLoading } from './pages/frame/PageLoading.tsx';

/** What the fallback page carries until the page it stands for has named itself: those pages are private or unknown. */
export const meta = () => [{ title: siteName }, { name: 'robots', content: 'noindex' }];

export const links = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/site.webmanifest' },
  ...fontPreloads,
];

/**
 * The document around every page, written once and kept through all navigation. Its scripts stand in prerendered HTML
 * alone: React would make them through `innerHTML`, which Trusted Types refuse, and they have run by then.
 */
export function Layout({ children }: { children: ReactNode }): ReactNode {
  const isPrerendered = usePrerendered();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
        {isPrerendered && (
          <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScripts }} />
        )}
        <Meta />
        <Links />
        <StructuredData />
      </head>
      <body>
        <SiteFrame>{children}</SiteFrame>
        {isPrerendered && <Scripts />}
      </body>
    </html>
  );
}

export default function Root(): ReactNode {
  return <Outlet />;
}

/** What pages without HTML of their own show until their script has come. */
export function HydrateFallback(): ReactNode {
  return (
    <SitePage>
      <PageLoading />
    </SitePage>
  );
}

export { BrokenPage as ErrorBoundary } from './frame/SitePage.tsx';
