import { ButtonLink, CallToAction, Section, type SectionProps } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

/** A link with its label. */
interface LinkCopy {
  label: string;
  href: string;
}

export interface ActionLinksProps {
  /** The main link, then the secondary one. */
  links: readonly [main: LinkCopy, secondary: LinkCopy];
  /** The color of the main link. @default 'primary' */
  variant?: 'primary' | 'accent' | undefined;
}

/** The two links of a page's opening or end. */
export function ActionLinks({ links: [main, secondary], variant }: ActionLinksProps): ReactNode {
  return (
    <>
      <ButtonLink href={main.href} variant={variant} size="lg">
        {main.label}
      </ButtonLink>
      <ButtonLink href={secondary.href} variant="neutral" size="lg">
        {secondary.label}
      </ButtonLink>
    </>
  );
}

export interface ClosingSectionProps extends Pick<SectionProps, 'tone'> {
  title: string;
  description: ReactNode;
  links: ActionLinksProps['links'];
}

/** The end of a page: what to do next. */
export function ClosingSection({ tone, title, description, links }: ClosingSectionProps): ReactNode {
  return (
    <Section tone={tone}>
      <CallToAction
        title={title}
        description={description}
        actions={<ActionLinks links={links} variant="accent" />}
      />
    </Section>
  );
}
