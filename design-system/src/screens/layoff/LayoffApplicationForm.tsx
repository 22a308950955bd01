import { type ChangeEvent, type ReactNode, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import type { FileUpload } from '../../components/file-field/fileFieldProps.ts';
import { Form } from '../../components/form/Form.tsx';
import type { FormAnswer } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import {
  type ApplicationField,
  applicationLabels,
  type ApplicationValues,
  checkApplication,
  localToday,
  readDraft,
  trimApplication,
} from './application.ts';
import { AboutLayoff, AboutSearch, AboutYou } from './ApplicationFields.tsx';
import { foot, form as formClass, small } from './layoff.css.ts';
import { ProofField } from './ProofField.tsx';

type ApplicationAnswer = FormAnswer<ApplicationField>;

/** What the form refuses by itself: fields with their sentences, or a chosen document. */
export type ApplicationRefusal =
  | { fields: { [Name in ApplicationField]?: string | undefined } }
  | { proof: 'wrongType' | 'tooLarge' };

export interface LayoffApplicationFormProps {
  /** Sends checked values with the document, if one was chosen; what it answers is shown, and what was typed stays. */
  onSubmit: (values: ApplicationValues, proof: File | null) => ApplicationAnswer | Promise<ApplicationAnswer>;
  /** A draft to go on with, as after the detour to sign-in. */
  defaultValues?: Partial<ApplicationValues> | undefined;
  /** Called with everything typed so far after each change; the document is no part of a draft. */
  onDraftChange?: ((values: ApplicationValues) => void) | undefined;
  /** Called with what the form refuses, whose sentences stand at the fields. */
  onRefused?: ((refusal: ApplicationRefusal) => void) | undefined;
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
  const { onSubmit, defaultValues = {}, onDraftChange, onRefused, upload, contactHref = '/contact' } = props;
  const [proof, setProof] = useState<File | null>(null);
  const [sent, setSent] = useState<File | null>(null);
  const form = useForm<Record<ApplicationField, string>>({
    labels: applicationLabels,
    onSubmit: async ({ proof_document: _file, ...typed }) => {
      const values = trimApplication(typed);
      const wrong = checkApplication(values, props.today ?? localToday());
      if (wrong) onRefused?.({ fields: wrong.fields ?? {} });
      if (wrong) return wrong;
      setSent(proof);
      return onSubmit(values, proof);
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
          <ProofField
            value={proof}
            onChange={setProof}
            onReject={(reason) => onRefused?.({ proof: reason })}
            // What was told of one document is not said of the next.
            upload={proof === sent ? upload : undefined}
            errorMessage={proof === sent ? form.errors.fields?.proof_document : undefined}
          />
        </AboutLayoff>
        <AboutSearch {...fields} />
        <div className={foot}>
          <Button type="submit" size="lg" isPending={form.isPending}>
            {submitLabel(form.isPending, upload)}
          </Button>
          {props.note && <div className={small}>{props.note}</div>}
        </div>
      </div>
    </Form>
  );
}

function submitLabel(isPending: boolean, upload: FileUpload | undefined): string {
  if (!isPending) return 'Submit Application';
  return upload?.status === 'uploading' ? 'Uploading document...' : 'Submitting...';
}
