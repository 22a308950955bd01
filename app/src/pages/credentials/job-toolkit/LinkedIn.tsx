import { ButtonLink, Heading, Stack, Text, TextToCopy, VisuallyHidden } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { certificatesCopy } from '../../../parts/credentials/certificatesCopy.ts';
import { jobToolkitCopy } from '../../../parts/credentials/jobToolkitCopy.ts';
import { Part } from '../../../shell/frame/Part.tsx';
import type { ResumeProps } from './Resume.tsx';
import { aboutText, isCourse, skillsText, type ToolkitCertificate } from './wording.ts';

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

function AddToProfile(entry: ToolkitCertificate): ReactNode {
  const { certificate, profileHref } = entry;
  return (
    <Stack as="li" gap={8} align="start">
      <Text isStrong>{certificate.course_title}</Text>
      {!isCourse(entry) && <Text size="sm">{certificatesCopy.layoffNote}</Text>}
      <ButtonLink href={profileHref} target="_blank" size="sm">
        {certificatesCopy.addToProfile}
        <VisuallyHidden> {certificate.course_title}</VisuallyHidden>
      </ButtonLink>
    </Stack>
  );
}
