import { PageBody } from '@redwhiteandcode/app/shell/frame/PageBody.tsx';
import { SiteShell } from '@redwhiteandcode/app/shell/frame/SiteShell.tsx';
import type { Decorator } from '@storybook/react-vite';

/** The path and the viewer of a page's story. A story overrides them with `parameters: { site: {…} }`. */
export interface Site {
  path: string;
  /** @default 'visitor' */
  viewer?: 'visitor' | 'learner' | 'manager' | 'admin';
  /** Whether the page has the footer; an admin page renders its own `<main>` and none. @default true */
  hasFooter?: boolean;
}

const users = {
  visitor: undefined,
  learner: { roles: [] },
  manager: { roles: [] },
  admin: { roles: ['admin' as const] },
};

const siteDecorator: Decorator = (Story, { parameters }) => {
  const { path, viewer = 'visitor', hasFooter = true } = parameters['site'] as Site;
  return (
    <SiteShell
      user={users[viewer]}
      hasCompany={viewer === 'manager'}
      currentPath={path}
      onSignOut={() => undefined}
    >
      {hasFooter ? (
        <PageBody>
          <Story />
        </PageBody>
      ) : (
        <Story />
      )}
    </SiteShell>
  );
};

/** Returns the part of a page's `meta` that renders its stories in the app's frame. */
export const inSite = (site: Site) => ({
  decorators: [siteDecorator],
  parameters: { layout: 'fullscreen' as const, docs: { story: { inline: false, height: '800px' } }, site },
});
