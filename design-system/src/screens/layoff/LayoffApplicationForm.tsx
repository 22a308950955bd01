import { type ChangeEvent, type ReactNode, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import type { FileUpload } from '../../components/file-field/fileFieldProps.ts';
import { Form } from '../../components/form/Form.tsx';
import type { FieldErrors, FormResult } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import { Link } from '../../components/link/Link.tsx';
import {
  type ApplicationField,
  applicationLabels,
  type ApplicationValues,
  localToday,
  readDraft,
} from './application.ts';
import { AboutLayoff, AboutSearch, AboutYou } from './ApplicationFields.tsx';
import { foot, form as formClass, wayOn as wayOnClass } from './layoff.css.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { ProofField, type ProofRules } from './ProofField.tsx';

type ApplicationAnswer = FormResult<ApplicationField>;

export interface LayoffApplicationFormProps {
  /** Checks the values on a day (ISO date) before they are sent. */
  validate: (values: ApplicationValues, today: string) => FieldErrors<keyof ApplicationValues> | undefined;
  /** The sentence of `validate` for a layoff that was too long ago; a link to write to us is shown under it. */
  tooLongAgo: string;
  /** Which documents are accepted as a proof. */
  proofRules: ProofRules;
  /** Sends checked values with the document, if one was chosen; what it returns is shown, and what was typed stays. */
  onSubmit: (values: ApplicationValues, proof: File | null) => ApplicationAnswer | Promise<ApplicationAnswer>;
  /** A draft to go on with, as after the detour to sign-in. */
  defaultValues?: Partial<ApplicationValues> | undefined;
  /** Called with everything typed so far after each change; the document is no part of a draft. */
  onDraftChange?: ((values: ApplicationValues) => void) | undefined;
  /** Called when a chosen document is refused; the field says why. */
  onProofRefused?: ((problem: 'wrongType' | 'tooLarge') => void) | undefined;
  /** How far the document has come while the form is sent. */
  upload?: FileUpload | undefined;
  /** Day against which the layoff date is checked, as an ISO date. @default the reader's day of sending */
  today?: string | undefined;
  /** Where somebody whose layoff is longer ago writes to. @default '/contact' */
  contactHref?: string | undefined;
  /** Under the button, as what happens next. */
  note?: ReactNode;
}

/** The application to Layoff to Lift-Off; mistakes are told at their fields and listed above them. */
export function LayoffApplicationForm(props: LayoffApplicationFormProps): ReactNode {
  const { validate, onSubmit, defaultValues = {}, onDraftChange, upload, contactHref = '/contact' } = props;
  const [proof, setProof] = useState<File | null>(null);
  const [sent, setSent] = useState<File | null>(null);
  const form = useForm<Record<ApplicationField, string>>({
    labels: applicationLabels,
    validate: ({ proof_document: _file, ...values }) => validate(values, props.today ?? localToday()),
    onSubmit: ({ proof_document: _file, ...values }) => {
      setSent(proof);
      return onSubmit(values, proof);
    },
  });
  const wayOn = form.errors.fields?.layoff_date === props.tooLongAgo && (
    <p className={wayOnClass}>
      <Link href={contactHref}>Contact us</Link> if yours was earlier.
    </p>
  );
  const fields = { defaultValues, wayOn, today: props.today };
  const keepDraft = (event: ChangeEvent<HTMLElement>) => {
    const element = event.currentTarget.closest('form');
    if (element) onDraftChange?.(readDraft(new FormData(element)));
  };
  return (
    <Form {...form.props}>
      <div className={formClass} onChange={keepDraft} data-component="LayoffApplicationForm">
        <AboutYou {...fields} />
        <AboutLayoff {...fields}>
          <ProofField
            value={proof}
            onChange={setProof}
            rules={props.proofRules}
            onReject={(problem) => props.onProofRefused?.(problem)}
            // What was told of one document is not said of the next.
            upload={proof === sent ? upload : undefined}
            errorMessage={proof === sent ? undefined : ''}
          />
        </AboutLayoff>
        <AboutSearch {...fields} />
        <div className={foot}>
          <Button type="submit" size="lg" isPending={form.isPending}>
            {submitLabel(form.isPending, upload)}
          </Button>
          {props.note && <div className={smallMuted}>{props.note}</div>}
        </div>
      </div>
    </Form>
  );
}

function submitLabel(isPending: boolean, upload: FileUpload | undefined): string {
  if (!isPending) return 'Submit Application';
  return upload?.status === 'uploading' ? 'Uploading document...' : 'Submitting...';
}
