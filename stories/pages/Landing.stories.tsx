import {
  AiDisclosure,
  Alert,
  BrandBanner,
  BridgeIllustration,
  ButtonLink,
  CallToAction,
  type CatalogFilter,
  ComingSoonList,
  CourseCatalog,
  FaqList,
  FeatureGrid,
  FeaturedCourseCard,
  Grid,
  Hero,
  Inline,
  Link,
  noFilter,
  SavingsCalculator,
  Section,
  Stack,
  Steps,
  TaxDisclaimer,
  TestimonialList,
} from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { catalog, courseHref, featured } from '../samples/pages/catalog.ts';
import {
  benefits,
  comingSoon,
  howItWorks,
  reimbursementPackage,
  testimonials,
} from '../samples/pages/landing.ts';
import { landingQuestions } from '../samples/pages/questions.ts';
import { PageFrame } from '../samples/PageFrame.tsx';

const done = async (): Promise<undefined> => undefined;

function Opening({ isSignedIn }: { isSignedIn: boolean }): ReactNode {
  return (
    <Hero
      eyebrow="Employer-funded AI training"
      title="AI skills for working Americans. Your employer may pay, tax-free."
      description="Practical AI courses from beginner to executive level, built to fit an employer’s educational assistance plan under IRS Section 127."
      actions={
        <>
          <ButtonLink href={isSignedIn ? '/dashboard' : '/auth'} variant="accent" size="lg">
            {isSignedIn ? 'Go to My Dashboard' : 'Start Learning Free Today'}
          </ButtonLink>
          <ButtonLink href="/#calculator" variant="neutral" size="lg">
            Calculate Your Savings
          </ButtonLink>
        </>
      }
      stats={[
        { value: '$5,250', label: 'tax-free annual limit' },
        { value: '$0', label: 'out-of-pocket cost once your employer reimburses in full' },
        { value: String(catalog.length), label: 'expert-led AI courses' },
      ]}
      note={<TaxDisclaimer />}
    />
  );
}

function FeaturedCourses(): ReactNode {
  return (
    <Section
      eyebrow="Start here"
      title="Featured courses"
      description="Two short courses that need no technical background."
    >
      <Stack gap={32}>
        <Grid as="ul" minColumnWidth={320} isFilled>
          {featured.map((course) => (
            <li key={course.id}>
              <FeaturedCourseCard course={course} href={courseHref(course)} />
            </li>
          ))}
        </Grid>
        <Inline>
          <ButtonLink href="/auth" variant="neutral" size="lg">
            View All Courses
          </ButtonLink>
        </Inline>
      </Stack>
    </Section>
  );
}

function MadeInAmerica(): ReactNode {
  return (
    <BrandBanner
      eyebrow="Made in America"
      title="Written here, for people who work here"
      description="Courses about AI in American workplaces, with the rules, documents and examples that apply in them."
      points={[
        'Examples from offices, plants and clinics',
        'Paperwork that US employers know',
        'Support in US business hours',
      ]}
      actions={
        <ButtonLink href="/about#leadership" variant="neutral" size="lg">
          Meet Our Team
        </ButtonLink>
      }
      illustration={<BridgeIllustration />}
    />
  );
}

function Package(): ReactNode {
  return (
    <Section
      tone="surface"
      eyebrow="The paperwork"
      title="Your reimbursement package"
      description="Six documents that answer what HR will ask. They come with every course."
    >
      <Stack gap={48}>
        <FeatureGrid variant="plain" features={reimbursementPackage} />
        <Alert tone="info" title="Money-back guarantee">
          If your employer denies the request in spite of the package and you send us the denial, we refund
          the course price. <Link href="/terms">Terms of service</Link>
        </Alert>
        <Inline>
          <ButtonLink href="/section-127-resources" variant="neutral" size="lg">
            Section 127 Guide
          </ButtonLink>
        </Inline>
      </Stack>
    </Section>
  );
}

function Benefits(): ReactNode {
  return (
    <Section id="benefits" tone="surface" eyebrow="Benefits" title="Why learn here">
      <Stack gap={40}>
        <FeatureGrid variant="plain" features={benefits} minColumnWidth={240} />
        <Stack gap={24}>
          <Inline>
            <ButtonLink href="/auth" size="lg">
              Start Your Journey
            </ButtonLink>
          </Inline>
          <TaxDisclaimer />
        </Stack>
      </Stack>
    </Section>
  );
}

function Programs(): ReactNode {
  const [filter, setFilter] = useState<CatalogFilter>(noFilter);
  const courses = catalog.filter(
    ({ level, track }) =>
      (filter.level === 'all' || level === filter.level || level === 'All Levels') &&
      (filter.track === 'all' || track === filter.track),
  );
  return (
    <Section
      id="programs"
      eyebrow="The catalog"
      title="All programs"
      description="Filter by level and track; every course ends with a certificate anyone can verify."
    >
      <Stack gap={32}>
        <CourseCatalog
          courses={courses}
          courseHref={courseHref}
          filter={filter}
          onChange={setFilter}
          total={catalog.length}
        />
        <AiDisclosure />
      </Stack>
    </Section>
  );
}

function Calculator(): ReactNode {
  return (
    <Section
      id="calculator"
      tone="surface"
      eyebrow="For employers"
      title="Savings calculator"
      description="What training a team costs after tax, when it is paid under a Section 127 plan."
    >
      <SavingsCalculator
        cap={5250}
        defaults={{ employees: 10, costPerEmployee: 5000, taxRate: 25 }}
        action={
          <ButtonLink href="/auth" size="lg">
            Get Started with These Savings
          </ButtonLink>
        }
        note={<TaxDisclaimer />}
      />
    </Section>
  );
}

function Voices(): ReactNode {
  return (
    <Section eyebrow="Testimonials" title="What learners could say">
      <TestimonialList testimonials={testimonials} />
    </Section>
  );
}

function Questions(): ReactNode {
  return (
    <Section
      id="faq"
      tone="surface"
      width="md"
      align="center"
      eyebrow="FAQ"
      title="Questions people ask first"
    >
      <Stack gap={32}>
        <FaqList items={landingQuestions} />
        <TaxDisclaimer />
        <Inline justify="center">
          <ButtonLink href="/help" variant="neutral" size="lg">
            Help Center
          </ButtonLink>
        </Inline>
      </Stack>
    </Section>
  );
}

function Closing(): ReactNode {
  return (
    <Section>
      <CallToAction
        title="Ready when you are"
        description="An account is free. Look around, then talk to HR with the facts in hand."
        actions={
          <>
            <ButtonLink href="/auth" size="lg">
              Get Started Today
            </ButtonLink>
            <ButtonLink href="/contact" variant="neutral" size="lg">
              Contact Sales
            </ButtonLink>
          </>
        }
      />
    </Section>
  );
}

/** The landing page, its sections in the document's order. */
function LandingPage({ isSignedIn = false }: { isSignedIn?: boolean }): ReactNode {
  return (
    <PageFrame viewer={isSignedIn ? 'learner' : 'guest'} path="/">
      <Opening isSignedIn={isSignedIn} />
      <Section
        id="how-it-works"
        tone="surface"
        eyebrow="Four steps"
        title="How it works"
        description="From the first question to HR to the money back in your account."
      >
        <Steps steps={howItWorks} />
      </Section>
      <FeaturedCourses />
      <MadeInAmerica />
      <Package />
      <Section
        eyebrow="Coming soon"
        title="What comes next"
        description="Leave an e-mail address, and hear from us once: when it starts."
      >
        <ComingSoonList items={comingSoon} onNotify={done} />
      </Section>
      <Benefits />
      <Programs />
      <Calculator />
      <Voices />
      <Questions />
      <Closing />
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Landing',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** / */
export const Visitor: Story = { render: () => <LandingPage /> };

/** / for who is signed in: the opening leads to the dashboard */
export const SignedIn: Story = { render: () => <LandingPage isSignedIn /> };
