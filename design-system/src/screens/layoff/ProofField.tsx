import type { ReactNode } from 'react';
import { FileField } from '../../components/file-field/FileField.tsx';
import type { FileUpload } from '../../components/file-field/fileFieldProps.ts';
import { applicationLabels, proofFiles } from './application.ts';

export interface ProofFieldProps {
  value: File | null;
  onChange: (proof: File | null) => void;
  onReject: (problem: 'wrongType' | 'tooLarge') => void;
  upload: FileUpload | undefined;
  errorMessage: string | undefined;
}

/** The optional proof document of an application. */
export function ProofField({ onReject, ...props }: ProofFieldProps): ReactNode {
  return (
    <FileField
      {...props}
      label={applicationLabels.proof_document}
      name="proof_document"
      description="A PDF, JPG or PNG of at most 5 MB. Only our reviewers see it."
      acceptedTypes={proofFiles.types}
      maxSize={proofFiles.maxSize}
      isRequired={false}
      onReject={(problem) => {
        if (problem !== 'tooMany') onReject(problem);
      }}
      messages={proofFiles.messages}
    />
  );
}
