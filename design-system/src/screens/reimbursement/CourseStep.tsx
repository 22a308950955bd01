import type { ReactNode } from 'react';
import { Radio } from '../../components/radio-group/Radio.tsx';
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx';
import { formatCents } from '../../components/money/dollars.ts';
import type { ToolkitDraft, ToolkitCourse } from './toolkit.ts';

export interface DraftStepProps {
  draft: ToolkitDraft;
  onChange: (part: Partial<ToolkitDraft>) => void;
}

/** The choice of one of the learner's courses. */
export function CourseStep({
  courses,
  draft,
  onChange,
}: DraftStepProps & { courses: readonly ToolkitCourse[] }): ReactNode {
  return (
    <RadioGroup
      label="Your courses"
      name="course_id"
      value={draft.course_id}
      onChange={(course_id) => onChange({ course_id })}
      isRequired
    >
      {courses.map(({ id, course_title, price_cents, hasCertificate }) => (
        <Radio
          key={id}
          value={id}
          description={`${formatCents(price_cents)} · ${hasCertificate ? 'Completed, with the certificate' : 'Not completed: the toolkit includes proof of enrollment'}`}
        >
          {course_title}
        </Radio>
      ))}
    </RadioGroup>
  );
}
