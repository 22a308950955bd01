import { privacyDocument } from '@redwhiteandcode/app/pages/legal/privacyCopy.tsx';
import { securityDocument } from '@redwhiteandcode/app/pages/legal/securityCopy.tsx';
import { termsDocument } from '@redwhiteandcode/app/pages/legal/termsCopy.tsx';
import { LegalDocument } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { inSite } from '../samples/inSite.tsx';

const meta = preview.meta({ title: 'Pages/Legal', ...inSite({ path: '/privacy' }) });

/** /privacy */
export const Privacy = meta.story({ render: () => <LegalDocument {...privacyDocument} /> });

/** /terms */
export const Terms = meta.story({
  render: () => <LegalDocument {...termsDocument} />,
  parameters: { site: { path: '/terms' } },
});

/** /security */
export const Security = meta.story({
  render: () => <LegalDocument {...securityDocument} />,
  parameters: { site: { path: '/security' } },
});
