import { AboutPage } from '@redwhiteandcode/app/pages/marketing/AboutPage.tsx';
import { AboutSections } from '@redwhiteandcode/app/pages/marketing/AboutSections.tsx';
import { AiSections } from '@redwhiteandcode/app/pages/marketing/AiSections.tsx';
import { AiTransparencyPage } from '@redwhiteandcode/app/pages/marketing/AiTransparencyPage.tsx';
import { ContactPage } from '@redwhiteandcode/app/pages/contact/ContactPage.tsx';
import { Information } from '@redwhiteandcode/app/pages/contact/Information.tsx';
import { builtInCatalog } from '@redwhiteandcode/app/parts/catalog/builtIn.ts';
import { ResourcesPage } from '@redwhiteandcode/app/pages/tax/ResourcesPage.tsx';
import { ReimbursementFigures } from '@redwhiteandcode/app/pages/tax/ReimbursementFigures.tsx';
import { ResourceSections } from '@redwhiteandcode/app/pages/tax/ResourceSections.tsx';
import { TaxBenefitsPage } from '@redwhiteandcode/app/pages/tax/TaxBenefitsPage.tsx';
import { TaxBenefitsSections } from '@redwhiteandcode/app/pages/tax/TaxBenefitsSections.tsx';
import { checkContact } from '@redwhiteandcode/contract/contact/rules.ts';
import preview from '#.storybook/preview.tsx';
import { accept } from '../samples/answers.ts';
import { inSite } from '../samples/inSite.tsx';

const meta = preview.meta({ title: 'Pages/Information', ...inSite({ path: '/about' }) });

/** /about */
export const About = meta.story({
  render: () => <AboutPage sections={<AboutSections courseCount={builtInCatalog.length} />} />,
});

/** /contact */
export const Contact = meta.story({
  render: () => (
    <ContactPage
      validate={checkContact}
      onSubmit={accept}
      information={<Information localHours="Monday-Friday 6 AM-3 PM" />}
    />
  ),
  parameters: { site: { path: '/contact' } },
});

/** /tax-benefits */
export const TaxBenefits = meta.story({
  render: () => <TaxBenefitsPage sections={<TaxBenefitsSections />} />,
  parameters: { site: { path: '/tax-benefits' } },
});

/** /section-127-resources */
export const Section127Resources = meta.story({
  render: () => <ResourcesPage sections={<ResourceSections figures={null} />} />,
  parameters: { site: { path: '/section-127-resources' } },
});

/** With the figures that are public from 30 decided requests on; the numbers are samples. */
export const Section127ResourcesWithFigures = meta.story({
  render: () => (
    <ResourcesPage
      sections={
        <ResourceSections
          figures={
            <ReimbursementFigures
              figures={{ decided: 40, approved: 36, approval_rate: '90.0', reimbursed_cents: 9_876_500 }}
            />
          }
        />
      }
    />
  ),
  parameters: { site: { path: '/section-127-resources' } },
});

/** /ai-transparency */
export const AiTransparency = meta.story({
  render: () => <AiTransparencyPage sections={<AiSections />} />,
  parameters: { site: { path: '/ai-transparency' } },
});
