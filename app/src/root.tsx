import '@redwhiteandcode/design-system/theme';
import type { ReactNode } from 'react';
import { Links, Outlet, Scripts } from 'react-router';
import display from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url&no-inline';
import body from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url&no-inline';
import { siteName } from './shell/site/siteCopy.ts';
import { PageHead } from './shell/first-load/PageHead.tsx';
import { StartScript } from './shell/first-load/StartScript.tsx';
import { SiteFrame } from './shell/frame/SiteFrame.tsx';
import { SitePage } from './shell/frame/SitePage.tsx';
import { themeColors, themeScripts } from './shell/frame/themeScripts.ts';
import { usePrerendered } from './shell/hydration/useHydrated.ts';
import { StructuredData } from './parts/structured-data/StructuredData.tsx';
import { PageLoading } from './shell/frame/PageLoading.tsx';

/**
 * Preloads the fonts of every page's first text together with its styles. Otherwise text would move when the fonts load
 * on systems without a font of the same metrics.
 */
const fontPreloads = [display, body].map((href) => ({
  rel: 'preload' as const,
  href,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}));

/** The description in the fallback page, which React must find again to replace it with the page's own. */
const description = (): string | null | undefined =>
  import.meta.env.SSR
    ? __DEFAULT_DESCRIPTION__
    : document.querySelector('meta[name="description"]')?.getAttribute('content');

/** The metadata of a page without prerendered HTML until its route has loaded. Such pages are private or unknown. */
export const meta = () => [
  { title: siteName },
  { name: 'description', content: description() },
  { name: 'robots', content: 'noindex' },
];

/** Whether React Router's parts of the document are rendered: browsers need them only in development. */
const isFramework = import.meta.env.SSR || import.meta.env.DEV;

/**
 * The document around every page; navigation does not replace it. Its scripts are only in prerendered HTML, because they
 * have run before hydration, and React would create them through `innerHTML`, which Trusted Types refuse. React skips
 * unexpected elements in the head and the body, except that it matches any inline script with the next one that it
 * expects. So the inline script before the structured data must be rendered in the browser too.
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
        <PageHead />
        {isFramework && (
          <>
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
            <link rel="manifest" href="/site.webmanifest" />
            {fontPreloads.map((font) => (
              <link key={font.href} {...font} />
            ))}
            <Links />
          </>
        )}
        <StructuredData />
      </head>
      <body>
        <SiteFrame>{children}</SiteFrame>
        {import.meta.env.DEV ? <Scripts /> : import.meta.env.SSR && <StartScript />}
      </body>
    </html>
  );
}

export default function Root(): ReactNode {
  return <Outlet />;
}

/** Shown on pages without prerendered HTML until their script has loaded. */
export function HydrateFallback(): ReactNode {
  return (
    <SitePage>
      <PageLoading />
    </SitePage>
  );
}

export { BrokenPage as ErrorBoundary } from './shell/frame/SitePage.tsx';
