import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import type { FileFieldProps, FileUpload } from '../../components/file-field/fileFieldProps.ts';
import { Form } from '../../components/form/Form.tsx';
import type { FieldErrors, FormResult } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import { Link } from '../../components/link/Link.tsx';
import {
  type ApplicationField,
  applicationLabels,
  type ApplicationValues,
  readDraft,
} from './application.ts';
import { AboutLayoff, AboutSearch, AboutYou } from './ApplicationFields.tsx';
import { contactHint as contactHintClass, foot, form as formClass } from './layoff.css.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { FileField } from '../../components/file-field/FileField.tsx';

type ApplicationResult = FormResult<ApplicationField>;

export interface LayoffApplicationFormProps {
  /** Validates the values before they are sent. */
  validate: (values: ApplicationValues) => FieldErrors<keyof ApplicationValues> | undefined;
  /** The error of `validate` for a layoff that was too long ago; a link to the contact page is shown under it. */
  tooLongAgo: string;
  /** The rules for the proof document. */
  proofRules: ProofRules;
  /** Sends valid values with the document, if one was chosen. Returned errors are shown, and the input stays. */
  onSubmit: (values: ApplicationValues, proof: File | null) => ApplicationResult | Promise<ApplicationResult>;
  /** A draft to continue with, such as after signing in. */
  defaultValues?: Partial<ApplicationValues> | undefined;
  /** The document of the draft, if it could be kept. */
  defaultProof?: File | null | undefined;
  /** The name of a document that the user chose before and that could not be kept. The form asks to choose it again. */
  lostProof?: string | undefined;
  /**
   * Whether the user submitted the draft and then had to sign in: the form says that it was kept and is not sent yet, and
   * moves focus to what is left to do. @default false
   */
  isUnsent?: boolean | undefined;
  /** Called with all values and the chosen document after each change. */
  onDraftChange?: ((values: ApplicationValues, proof: File | null) => void) | undefined;
  /** Called when a chosen document is refused; the field shows why. */
  onProofRefused?: ((problem: 'wrongType' | 'tooLarge') => void) | undefined;
  /** The progress of the document's upload. */
  upload?: FileUpload | undefined;
  /** The user's current day, the last one that the date picker offers, as an ISO date. */
  today?: string | undefined;
  /** The contact page, for people with an earlier layoff. @default '/contact' */
  contactHref?: string | undefined;
  /** Under the button, such as what happens next. */
  note?: ReactNode;
}

/** The application to Layoff to Lift-Off; errors are shown at their fields and listed above them. */
export function LayoffApplicationForm(props: LayoffApplicationFormProps): ReactNode {
  const { validate, onSubmit, defaultValues = {}, upload, contactHref = '/contact' } = props;
  const { proof, setProof, keepDraft, content } = useDraftReport(props);
  const [sent, setSent] = useState<File | null>(null);
  const unsentId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useUnsentFocus(props, content, button);
  const form = useForm<Record<ApplicationField, string>>({
    labels: applicationLabels,
    validate: ({ proof_document: _file, ...values }) => validate(values),
    onSubmit: ({ proof_document: _file, ...values }) => {
      setSent(proof);
      return onSubmit(values, proof);
    },
  });
  const contactHint = form.errors.fields?.layoff_date === props.tooLongAgo && (
    <p className={contactHintClass}>
      <Link href={contactHref}>Contact us</Link> if yours was earlier.
    </p>
  );
  const fields = { defaultValues, contactHint, today: props.today };
  return (
    <Form {...form.props}>
      <div className={formClass} ref={content} onChange={keepDraft} data-component="LayoffApplicationForm">
        <AboutYou {...fields} />
        <AboutLayoff {...fields}>
          {props.lostProof && !proof && (
            <Alert tone="warning" title="Choose your file again">
              Your browser could not keep {props.lostProof} while you were away.
            </Alert>
          )}
          <ProofField
            value={proof}
            onChange={setProof}
            rules={props.proofRules}
            onReject={(problem) => props.onProofRefused?.(problem)}
            // The upload state and error of one document do not apply to the next.
            upload={proof === sent ? upload : undefined}
            errorMessage={proof === sent ? undefined : ''}
          />
        </AboutLayoff>
        <AboutSearch {...fields} />
        <div className={foot}>
          {props.isUnsent && (
            <div id={unsentId}>
              <Alert title="Your application is not sent yet">{keptText(proof, props.lostProof)}</Alert>
            </div>
          )}
          <Button
            ref={button}
            type="submit"
            size="lg"
            isPending={form.isPending}
            aria-describedby={props.isUnsent ? unsentId : undefined}
          >
            {submitLabel(form.isPending, upload)}
          </Button>
          {props.note && <div className={smallMuted}>{props.note}</div>}
        </div>
      </div>
    </Form>
  );
}

/** Moves focus to the button of an unsent draft, or to the document that is to be chosen again. */
function useUnsentFocus(
  { isUnsent, lostProof }: LayoffApplicationFormProps,
  content: RefObject<HTMLDivElement | null>,
  button: RefObject<HTMLButtonElement | null>,
): void {
  const focus = useEffectEvent(() => {
    const file = content.current?.querySelector<HTMLElement>('[data-component="FileField"] button');
    (lostProof === undefined ? button.current : file)?.focus();
  });
  useEffect(() => {
    if (isUnsent) focus();
  }, [isUnsent]);
}

/** Returns what was kept of an unsent draft, and what to do next. */
function keptText(proof: File | null, lostProof: string | undefined): string {
  if (proof) return `We kept what you typed and ${proof.name}. Check it, then submit the application.`;
  return lostProof === undefined
    ? 'We kept what you typed. Check it, then submit the application.'
    : `We kept what you typed, but not ${lostProof}. Choose it again, then submit the application.`;
}

/** The chosen document, and the reports of each change of the draft. */
function useDraftReport({ defaultProof = null, onDraftChange }: LayoffApplicationFormProps) {
  const content = useRef<HTMLDivElement>(null);
  const [proof, setProof] = useState(defaultProof);
  // A ref, because the file field's change reaches the form before React renders the new document.
  const chosen = useRef(proof);
  const keepDraft = () => {
    const form = content.current?.closest('form');
    if (form) onDraftChange?.(readDraft(new FormData(form)), chosen.current);
  };
  return {
    content,
    keepDraft,
    proof,
    setProof: (file: File | null) => {
      chosen.current = file;
      setProof(file);
      keepDraft();
    },
  };
}

function submitLabel(isPending: boolean, upload: FileUpload | undefined): string {
  if (!isPending) return 'Submit Application';
  return upload?.status === 'uploading' ? 'Uploading document...' : 'Submitting...';
}

/** The accepted documents, and the messages for others. */
interface ProofRules {
  acceptedTypes: readonly string[];
  /** Maximum size in bytes. */
  maxSize: number;
  /** The rules in words: 'A PDF, JPG or PNG of at most 5 MB.' */
  hint: string;
  messages: { wrongType: string; tooLarge: string; failed: string };
}

interface ProofFieldProps extends Pick<FileFieldProps, 'value' | 'onChange' | 'upload' | 'errorMessage'> {
  rules: ProofRules;
  onReject: (problem: 'wrongType' | 'tooLarge') => void;
}

/** The optional proof document of an application. */
function ProofField({ rules: { hint, ...rules }, onReject, ...props }: ProofFieldProps): ReactNode {
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
