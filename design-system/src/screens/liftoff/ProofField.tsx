import type { ReactNode } from 'react';
import { FileField } from '../../components/file-field/FileField.tsx';
import type { FileFieldProps } from '../../components/file-field/fileFieldProps.ts';
import { applicationLabels } from './application.ts';

/** The accepted documents, and the messages for others. */
export interface ProofRules {
  acceptedTypes: readonly string[];
  /** Maximum size in bytes. */
  maxSize: number;
  /** The rules in words: 'A PDF, JPG or PNG of at most 5 MB.' */
  hint: string;
  messages: { wrongType: string; tooLarge: string; failed: string };
}

export interface ProofFieldProps
  extends Pick<FileFieldProps, 'value' | 'onChange' | 'upload' | 'errorMessage'> {
  rules: ProofRules;
  onReject: (problem: 'wrongType' | 'tooLarge') => void;
}

/** The optional proof document of an application. */
export function ProofField({ rules: { hint, ...rules }, onReject, ...props }: ProofFieldProps): ReactNode {
  return (
    <FileField
      {...props}
      {...rules}
      label={applicationLabels.proof_document}
      name="proof_document"
      description={`${hint} Only our reviewers can see it.`}
      isRequired={false}
      onReject={(problem) => {
        if (problem !== 'tooMany') onReject(problem);
      }}
    />
  );
}
