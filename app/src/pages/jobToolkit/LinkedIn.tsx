import { ButtonLink, Heading, Stack, Text, TextToCopy, VisuallyHidden } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { certificatesCopy } from '../../copy/certificates.ts';
import { jobToolkitCopy } from '../../copy/jobToolkit.ts';
import { Part } from '../account/Part.tsx';
import type { ResumeProps } from './Resume.tsx';
import { aboutText, skillsText, type ToolkitCertificate } from './wording.ts';

const copy = jobToolkitCopy.linkedIn;

/** What the learner may add to a LinkedIn profile: the certificates, and a line each for two of its sections. */
export function LinkedIn({ certificates, onCopy }: ResumeProps): ReactNode {
  const skills = skillsText(certificates);
  return (
    <Part id="linkedin" title={copy.title} text={copy.text}>
      <Stack as="ul" gap={16}>
        {certificates.map((entry) => (
          <AddToProfile key={entry.certificate.certificate_number} {...entry} />
        ))}
      </Stack>
      <Heading level={3} size="sm">
        {copy.about}
      </Heading>
      <TextToCopy name={copy.aboutName} text={aboutText(certificates)} onCopy={onCopy} />
      {skills !== undefined && (
        <>
          <Heading level={3} size="sm">
            {copy.skills}
          </Heading>
          <Text size="sm">{copy.skillsAdvice}</Text>
          <TextToCopy name={copy.skillsName} text={skills} onCopy={onCopy} />
        </>
      )}
    </Part>
  );
}

function AddToProfile({ certificate, profileHref }: ToolkitCertificate): ReactNode {
  return (
    <Stack as="li" gap={8} align="start">
      <Text isStrong>{certificate.course_title}</Text>
      <ButtonLink href={profileHref} target="_blank" size="sm">
        {certificatesCopy.addToProfile}
        <VisuallyHidden> {certificate.course_title}</VisuallyHidden>
      </ButtonLink>
    </Stack>
  );
}
