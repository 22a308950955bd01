import { type ChangeEvent, type ReactNode, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { FileField, type FileUpload } from '../../components/file-field/FileField.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { FormAnswer } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import {
  type ApplicationField,
  applicationLabels,
  type ApplicationValues,
  checkApplication,
  readDraft,
  trimApplication,
} from './application.ts';
import { AboutLayoff, AboutSearch, AboutYou } from './ApplicationFields.tsx';
import { foot, form as formClass, small } from './layoff.css.ts';

type ApplicationAnswer = FormAnswer<ApplicationField>;

export interface LayoffApplicationFormProps {
  /** Sends checked values with the document, if one was chosen; what it answers is shown, and what was typed stays. */
  onSubmit: (values: ApplicationValues, proof: File | null) => ApplicationAnswer | Promise<ApplicationAnswer>;
  /** A draft to go on with, as after the detour to sign-in. */
  defaultValues?: Partial<ApplicationValues> | undefined;
  /** Called with everything typed so far after each change; the document is no part of a draft. */
  onDraftChange?: ((values: ApplicationValues) => void) | undefined;
  /** How far the document has come while the form is sent. */
  upload?: FileUpload | undefined;
  /** Day against which the layoff date is checked, as an ISO date. @default the day of sending */
  today?: string | undefined;
  /** Where somebody whose layoff is longer ago writes to. @default '/contact' */
  contactHref?: string | undefined;
  /** Under the button, as what happens next. */
  note?: ReactNode;
}

const fiveMegabytes = 5 * 1024 * 1024;

const proofMessages = {
  wrongType: 'Please upload a PDF or image file (JPG, PNG)',
  tooLarge: 'File size must be less than 5MB',
  failed: 'Failed to upload verification document. Please try again.',
};

/** The application to Layoff to Lift-Off; mistakes are told at their fields and listed above them. */
export function LayoffApplicationForm(props: LayoffApplicationFormProps): ReactNode {
  const { onSubmit, defaultValues = {}, onDraftChange, upload, contactHref = '/contact', note } = props;
  const [proof, setProof] = useState<File | null>(null);
  const form = useForm<Record<ApplicationField, string>>({
    labels: applicationLabels,
    onSubmit: async ({ proof_document: _file, ...typed }) => {
      const values = trimApplication(typed);
      const today = props.today ?? new Date().toISOString().slice(0, 10);
      return checkApplication(values, today) ?? (await onSubmit(values, proof));
    },
  });
  const fields = { defaultValues, errors: form.errors.fields ?? {}, contactHref, today: props.today };
  const keepDraft = (event: ChangeEvent<HTMLElement>) => {
    const element = event.currentTarget.closest('form');
    if (element) onDraftChange?.(readDraft(new FormData(element)));
  };
  return (
    <Form {...form.props}>
      <div className={formClass} onChange={keepDraft} data-component="LayoffApplicationForm">
        <AboutYou {...fields} />
        <AboutLayoff {...fields}>
          <FileField
            label={applicationLabels.proof_document}
            name="proof_document"
            description="A PDF, JPG or PNG of at most 5 MB, as the letter of your last employer. Only our reviewers see it."
            acceptedTypes={['application/pdf', 'image/jpeg', 'image/png']}
            maxSize={fiveMegabytes}
            isRequired={false}
            value={proof}
            onChange={setProof}
            upload={upload}
            messages={proofMessages}
            errorMessage={form.errors.fields?.proof_document}
          />
        </AboutLayoff>
        <AboutSearch {...fields} />
        <div className={foot}>
          <Button type="submit" size="lg" isPending={form.isPending}>
            {submitLabel(form.isPending, upload)}
          </Button>
          {note && <div className={small}>{note}</div>}
        </div>
      </div>
    </Form>
  );
}

function submitLabel(isPending: boolean, upload: FileUpload | undefined): string {
  if (!isPending) return 'Submit Application';
  return upload?.status === 'uploading' ? 'Uploading document...' : 'Submitting...';
}
