import { AboutPage } from '@redwhiteandcode/app/pages/marketing/AboutPage.tsx';
import { AiTransparencyPage } from '@redwhiteandcode/app/pages/marketing/AiTransparencyPage.tsx';
import { ContactPage } from '@redwhiteandcode/app/pages/contact/ContactPage.tsx';
import { builtInCatalog } from '@redwhiteandcode/app/parts/catalog/builtIn.ts';
import { ResourcesPage } from '@redwhiteandcode/app/pages/tax/ResourcesPage.tsx';
import { TaxBenefitsPage } from '@redwhiteandcode/app/pages/tax/TaxBenefitsPage.tsx';
import { checkContact } from '@redwhiteandcode/contract/contact/rules.ts';
import preview from '#.storybook/preview.tsx';
import { accept } from '../samples/answers.ts';
import { inSite } from '../samples/inSite.tsx';

const meta = preview.meta({ title: 'Pages/Information', ...inSite({ path: '/about' }) });

/** /about */
export const About = meta.story({
  render: () => <AboutPage courseCount={builtInCatalog.length} />,
});

/** /contact */
export const Contact = meta.story({
  render: () => (
    <ContactPage validate={checkContact} onSubmit={accept} localHours="Monday-Friday 6 AM-3 PM" />
  ),
  parameters: { site: { path: '/contact' } },
});

/** /tax-benefits */
export const TaxBenefits = meta.story({
  render: () => <TaxBenefitsPage />,
  parameters: { site: { path: '/tax-benefits' } },
});

/** /section-127-resources */
export const Section127Resources = meta.story({
  render: () => <ResourcesPage figures={null} />,
  parameters: { site: { path: '/section-127-resources' } },
});

/** With the figures that are public from 30 decided requests on; the numbers are samples. */
export const Section127ResourcesWithFigures = meta.story({
  render: () => (
    <ResourcesPage
      figures={{ decided: 40, approved: 36, approval_rate: '90.0', reimbursed_cents: 9_876_500 }}
    />
  ),
  parameters: { site: { path: '/section-127-resources' } },
});

/** /ai-transparency */
export const AiTransparency = meta.story({
  render: () => <AiTransparencyPage />,
  parameters: { site: { path: '/ai-transparency' } },
});
