import {
  type Feature,
  FeatureGrid,
  icons,
  Inline,
  Link,
  Section,
  Stack,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { courseWeeks } from './courseWeeks.ts';
import { builtInCatalog } from '../../../parts/catalog/builtIn.ts';
import { sectionCopy } from './homeSectionsCopy.ts';
import { type SignedInProps, StartLink } from './StartLink.tsx';

const copy = sectionCopy.benefits;

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
  { icon: icons.handHeart, ...copy.paid },
  { icon: icons.briefcase, ...copy.job },
  { icon: icons.badgeCheck, ...linked(copy.proof, '/verify') },
  { icon: icons.clock, title: copy.pace.title, text: copy.pace.text(shortest, longest) },
  { icon: icons.sparkles, ...linked(copy.curriculum, '/ai-transparency') },
  { icon: icons.rocket, ...linked(copy.laidOff, '/layoff-to-liftoff') },
];

/** Why learn here. */
export function Benefits({ isSignedIn }: SignedInProps): ReactNode {
  return (
    <Section id="benefits" tone="surface" {...copy}>
      <Stack gap={32}>
        <FeatureGrid features={features} phoneRow={copy.title} />
        <Inline>
          <StartLink isSignedIn={isSignedIn}>{copy.action}</StartLink>
        </Inline>
      </Stack>
    </Section>
  );
}
