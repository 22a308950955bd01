import { PrivacyPage } from '@redwhiteandcode/app/pages/legal/PrivacyPage.tsx';
import { SecurityPage } from '@redwhiteandcode/app/pages/legal/SecurityPage.tsx';
import { TermsPage } from '@redwhiteandcode/app/pages/legal/TermsPage.tsx';
import preview from '#.storybook/preview.tsx';
import { inSite } from '../samples/inSite.tsx';

const meta = preview.meta({ title: 'Pages/Legal', ...inSite({ path: '/privacy' }) });

/** /privacy */
export const Privacy = meta.story({ render: () => <PrivacyPage /> });

/** /terms */
export const Terms = meta.story({ render: () => <TermsPage />, parameters: { site: { path: '/terms' } } });

/** /security */
export const Security = meta.story({
  render: () => <SecurityPage />,
  parameters: { site: { path: '/security' } },
});
