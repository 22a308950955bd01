import type { ReactNode } from 'react';
import { TextArea, type TextAreaProps } from '../../components/field/TextArea.tsx';
import { reasonMax } from './application.ts';

/** Where an admin says why an application is rejected; `name` is the applicant's. */
export function ReasonField({
  name,
  ...field
}: Pick<TextAreaProps, 'ref' | 'value' | 'onChange' | 'errorMessage'> & { name: string }): ReactNode {
  return (
    <TextArea
      {...field}
      label="Reason for a rejection"
      description={`${name} reads it in the mail.`}
      maxLength={reasonMax}
      rows={3}
    />
  );
}
