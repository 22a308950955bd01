import { Stack, Text, TextToCopy } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { certificatesCopy } from '../../../parts/credentials/certificatesCopy.ts';
import { jobToolkitCopy } from '../../../parts/credentials/jobToolkitCopy.ts';
import { Part } from '../../../shell/frame/Part.tsx';
import { isCourse, resumeText, type ToolkitCertificate } from './wording.ts';

const copy = jobToolkitCopy.resume;

export interface ResumeProps {
  /** The learner's valid certificates, newest first. */
  certificates: readonly ToolkitCertificate[];
  /** Copies a text. Resolves to whether it worked. */
  onCopy: (text: string) => Promise<boolean>;
}

/** The wording for a résumé: a text for each certificate. */
export function Resume({ certificates, onCopy }: ResumeProps): ReactNode {
  return (
    <Part id="resume" title={copy.title} text={copy.text}>
      {certificates.some(isCourse) && <Text size="sm">{copy.advice}</Text>}
      {certificates.map((entry) => {
        const { certificate_number, course_title } = entry.certificate;
        return (
          <Stack key={certificate_number} gap={8}>
            {!isCourse(entry) && <Text size="sm">{certificatesCopy.layoffNote}</Text>}
            <TextToCopy name={copy.name(course_title)} text={resumeText(entry)} onCopy={onCopy} />
          </Stack>
        );
      })}
    </Part>
  );
}
