import {
  BrandBanner,
  ButtonLink,
  CallToAction,
  FeatureGrid,
  Hero,
  PricingPlans,
  SeatsIllustration,
  Section,
  Stack,
  Steps,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalog } from '../samples/pages/catalog.ts';
import { employerBenefits, employerSetup, plans } from '../samples/pages/programs.ts';
import { PageFrame } from '../samples/PageFrame.tsx';

const meta = {
  title: 'Pages/For Employers',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** /corporate */
export const Corporate: Story = {
  render: () => (
    <PageFrame path="/corporate">
      <Hero
        eyebrow="For employers"
        title="AI training for your team, in your education plan"
        description="Seats for HR and learning teams, with the paperwork that a Section 127 plan asks for."
        actions={
          <>
            <ButtonLink href="/contact" variant="accent" size="lg">
              Request a Demo
            </ButtonLink>
            <ButtonLink href="#plans" variant="neutral" size="lg">
              See Plans
            </ButtonLink>
          </>
        }
        stats={[
          { value: String(catalog.length), label: 'expert courses' },
          { value: '24/7', label: 'access to every lesson' },
        ]}
        note={<TaxDisclaimer />}
      />
      <Section tone="surface" eyebrow="Benefits" title="What HR gets">
        <Stack gap={40}>
          <FeatureGrid variant="plain" features={employerBenefits} />
          <TaxDisclaimer />
        </Stack>
      </Section>
      <Section eyebrow="Four steps" title="How a team starts">
        <Steps steps={employerSetup} />
      </Section>
      <BrandBanner
        title="One dashboard for all seats"
        description="Your administrator sees who has a seat and how far they are, and moves a seat when somebody leaves."
        points={[
          'Seats assigned and taken back in one place',
          'Progress and completions of every seat',
          'Receipts and certificates for your records',
        ]}
        illustration={<SeatsIllustration />}
      />
      <Section
        id="plans"
        tone="surface"
        eyebrow="Plans"
        title="Priced by seat"
        description="From 10 to more than 1,000 employees."
      >
        <PricingPlans
          plans={plans}
          note="Prices exclude taxes. Volume discounts are available for 500 or more seats."
        />
      </Section>
      <Section>
        <CallToAction
          title="See it with your own team"
          description="Bring your questions about the plan, the seats and the records."
          actions={
            <>
              <ButtonLink href="/contact" size="lg">
                Request a Demo
              </ButtonLink>
              <ButtonLink href="/section-127-resources" variant="neutral" size="lg">
                Section 127 Guide
              </ButtonLink>
            </>
          }
        />
      </Section>
    </PageFrame>
  ),
};
