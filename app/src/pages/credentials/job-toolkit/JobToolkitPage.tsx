import {
  ButtonLink,
  Card,
  Grid,
  Heading,
  Icon,
  icons,
  Inline,
  Link,
  Section,
  Stack,
  Text,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { jobToolkitCopy as copy } from '../../../parts/credentials/jobToolkitCopy.ts';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { Interview } from './Interview.tsx';
import { Letter, type LetterProps } from './Letter.tsx';
import { LinkedIn } from './LinkedIn.tsx';
import { Resume } from './Resume.tsx';

/** The job toolkit: wording for the résumé and for LinkedIn, interview practice, and a letter to a new employer. */
export function JobToolkitPage(props: LetterProps): ReactNode {
  const hasCertificates = props.certificates.length > 0;
  return (
    <Section width="md">
      <Stack gap={32}>
        <PageHeading title={copy.title} description={copy.lead} />
        {hasCertificates ? <Parts {...props} /> : <Preview />}
      </Stack>
    </Section>
  );
}

const parts = [
  { id: 'resume', icon: icons.fileText, ...copy.resume },
  { id: 'linkedin', icon: icons.badgeCheck, ...copy.linkedIn },
  { id: 'interview', icon: icons.messageCircle, ...copy.interview },
  { id: 'letter', icon: icons.mail, ...copy.letter },
];

function Parts(props: LetterProps): ReactNode {
  return (
    <Stack gap={24}>
      <nav aria-label={copy.parts}>
        <Inline as="ul" gap={16}>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <Link href={`#${id}`}>{title}</Link>
            </li>
          ))}
        </Inline>
      </nav>
      <Resume {...props} />
      <LinkedIn {...props} />
      <Interview {...props} />
      <Letter {...props} />
    </Stack>
  );
}

/** What the page has after the first certificate. */
function Preview(): ReactNode {
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={2}>{copy.empty.title}</Heading>
        <Text>{copy.empty.text}</Text>
      </Stack>
      <Grid as="ul" minColumnWidth={320} gap={16}>
        {parts.map(({ id, icon, title, text }) => (
          <Card as="li" key={id}>
            <Stack gap={8}>
              <Inline isWrapping={false}>
                <Icon icon={icon} />
                <Heading level={3} size="sm">
                  {title}
                </Heading>
              </Inline>
              <Text tone="muted">{text}</Text>
            </Stack>
          </Card>
        ))}
      </Grid>
      <Inline gap={12}>
        <ButtonLink href="/courses">{copy.empty.browse}</ButtonLink>
        <ButtonLink href="/dashboard" variant="neutral">
          {copy.empty.dashboard}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
