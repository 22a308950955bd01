import type { ReactNode } from 'react';
import { Radio } from '../../components/radio-group/Radio.tsx';
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx';
import type { ToolkitDraft, ToolkitEnrollment } from './toolkit.ts';

export interface DraftStepProps {
  draft: ToolkitDraft;
  onChange: (part: Partial<ToolkitDraft>) => void;
}

/** The choice of one of the learner's courses. */
export function CourseStep({
  enrollments,
  draft,
  onChange,
}: DraftStepProps & { enrollments: readonly ToolkitEnrollment[] }): ReactNode {
  return (
    <RadioGroup
      label="Your courses"
      name="enrollment_id"
      value={draft.enrollment_id}
      onChange={(enrollment_id) => onChange({ enrollment_id })}
      isRequired
    >
      {enrollments.map(({ id, course_title, price, hasCertificate }) => (
        <Radio
          key={id}
          value={id}
          description={`${price} · ${hasCertificate ? 'Completed, the certificate is included' : 'Not completed yet'}`}
        >
          {course_title}
        </Radio>
      ))}
    </RadioGroup>
  );
}
