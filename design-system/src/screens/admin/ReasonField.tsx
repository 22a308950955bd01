import type { ReactNode } from 'react';
import { TextArea, type TextAreaProps } from '../../components/field/TextArea.tsx';

/** What the reason of a rejection must be. */
export interface ReasonRules {
  /** Says what is wrong with a reason; undefined when nothing is. */
  validate: (reason: string) => string | undefined;
  /** Characters at most. */
  maxLength: number;
}

/** Where an admin says why an application is rejected; `name` is the applicant's. */
export function ReasonField({
  name,
  ...field
}: Pick<TextAreaProps, 'ref' | 'value' | 'onChange' | 'errorMessage' | 'maxLength'> & {
  name: string;
}): ReactNode {
  return (
    <TextArea
      {...field}
      label="Reason for a rejection"
      description={`${name} reads it in the mail.`}
      rows={3}
    />
  );
}
