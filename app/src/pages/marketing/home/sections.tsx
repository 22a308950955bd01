import {
  Accordion,
  Alert,
  BrandBanner,
  BridgeIllustration,
  ButtonLink,
  CallToAction,
  ComingSoonList,
  type ComingSoonListProps,
  type FaqItem,
  type Feature,
  FeatureGrid,
  icons,
  Inline,
  Link,
  ReimbursementScene,
  Section,
  Stack,
  Steps,
  TestimonialList,
} from '@redwhiteandcode/design-system';
import launches from '@redwhiteandcode/contract/catalog/coming-soon.json' with { type: 'json' };
import { type Launch, launchStatus } from '@redwhiteandcode/contract/catalog/launches.ts';
import type { ReactNode } from 'react';
import { builtInCatalog } from '../../../parts/catalog/builtIn.ts';
import { courseWeeks } from './courseWeeks.ts';
import { sectionCopy } from './homeSectionsCopy.ts';
import { type SignedInProps, StartLink } from './StartLink.tsx';

/** The four steps from the question to HR to the reimbursement. */
export function HowItWorks(): ReactNode {
  const copy = sectionCopy.howItWorks;
  return (
    <Section id="how-it-works" tone="surface" {...copy}>
      <Steps steps={copy.steps} />
    </Section>
  );
}

/** The origin and audience of the courses. */
export function MadeInAmerica(): ReactNode {
  const { action, ...copy } = sectionCopy.america;
  return (
    <BrandBanner
      {...copy}
      actions={
        <ButtonLink href="/about#leadership" variant="neutral" size="lg">
          {action}
        </ButtonLink>
      }
      illustration={<BridgeIllustration />}
    />
  );
}

/** The documents for HR, and the guarantee if the employer denies the request. */
export function ReimbursementPackage(): ReactNode {
  const copy = sectionCopy.package;
  return (
    <Section id="package" tone="surface" {...copy}>
      <Stack gap={32}>
        <FeatureGrid
          variant="plain"
          features={copy.documents}
          minColumnWidth={240}
          phoneRow={copy.title}
          picture={<ReimbursementScene />}
        />
        <Alert tone="info" title={copy.guaranteeTitle}>
          {copy.guarantee} <Link href="/terms">{copy.terms}</Link>
        </Alert>
        <Inline>
          <ButtonLink href="/section-127-resources" variant="neutral" size="lg">
            {copy.action}
          </ButtonLink>
        </Inline>
      </Stack>
    </Section>
  );
}

export interface ComingSoonProps extends Pick<ComingSoonListProps, 'notify'> {
  /** Today's ISO date. */
  today: string;
}

const itemOn = (today: string) => (launch: Launch) => ({ ...launch, status: launchStatus(launch, today) });

/** The upcoming launches, with a form to be notified by email. */
export function ComingSoon({ today, notify }: ComingSoonProps): ReactNode {
  return (
    <Section id="coming-soon" {...sectionCopy.comingSoon}>
      <ComingSoonList items={(launches as readonly Launch[]).map(itemOn(today))} notify={notify} />
    </Section>
  );
}

const { benefits } = sectionCopy;

const linked = ({ title, text, link }: Record<'title' | 'text' | 'link', string>, href: string) => ({
  title,
  text: (
    <>
      {text}
      <br />
      <Link href={href}>{link}</Link>
    </>
  ),
});

const { shortest, longest } = courseWeeks(builtInCatalog);

const features: readonly Feature[] = [
  { icon: icons.handHeart, ...benefits.paid },
  { icon: icons.briefcase, ...benefits.job },
  { icon: icons.badgeCheck, ...linked(benefits.proof, '/verify') },
  { icon: icons.clock, title: benefits.pace.title, text: benefits.pace.text(shortest, longest) },
  { icon: icons.sparkles, ...linked(benefits.curriculum, '/ai-transparency') },
  { icon: icons.rocket, ...linked(benefits.laidOff, '/layoff-to-liftoff') },
];

/** Why learn here. */
export function Benefits({ isSignedIn }: SignedInProps): ReactNode {
  return (
    <Section id="benefits" tone="surface" {...benefits}>
      <Stack gap={32}>
        <FeatureGrid features={features} phoneRow={benefits.title} />
        <Inline>
          <StartLink isSignedIn={isSignedIn}>{benefits.action}</StartLink>
        </Inline>
      </Stack>
    </Section>
  );
}

/** Sample testimonials and the claimed rating, each labeled as illustrative. */
export function Testimonials(): ReactNode {
  const copy = sectionCopy.testimonials;
  return (
    <Section id="testimonials" {...copy}>
      <TestimonialList testimonials={copy.voices} />
    </Section>
  );
}

export interface QuestionsProps {
  questions: readonly FaqItem[];
}

/** The frequently asked questions, with one answer open at a time. */
export function Questions({ questions }: QuestionsProps): ReactNode {
  const copy = sectionCopy.faq;
  return (
    <Section id="faq" tone="surface" width="md" align="center" {...copy}>
      <Stack gap={32}>
        <Accordion
          items={questions.map(({ id, question, answer }) => ({
            id,
            title: question,
            content: <p>{answer}</p>,
          }))}
        />
        <Inline justify="center">
          <ButtonLink href="/help" variant="neutral" size="lg">
            {copy.action}
          </ButtonLink>
        </Inline>
      </Stack>
    </Section>
  );
}

/** The end of the page: what to do next. */
export function Closing({ isSignedIn }: SignedInProps): ReactNode {
  const { title, description, learnerDescription, action, sales } = sectionCopy.closing;
  return (
    <Section>
      <CallToAction
        title={title}
        description={isSignedIn ? learnerDescription : description}
        actions={
          <>
            <StartLink variant="accent" isSignedIn={isSignedIn}>
              {action}
            </StartLink>
            <ButtonLink href="/contact" variant="neutral" size="lg">
              {sales}
            </ButtonLink>
          </>
        }
      />
    </Section>
  );
}
