import {
  type ApplicationField,
  type ApplicationValues,
  type FileUpload,
  type FormResult,
  toast,
} from '@redwhiteandcode/design-system';
import { applicationOf } from '@redwhiteandcode/contract/liftoff/application-rules.ts';
import type { LayoffApplication } from '@redwhiteandcode/contract/liftoff/operations.ts';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, callSignedIn } from '../../shell/api/client.ts';
import { toastResult } from '../../shell/forms/formErrors.ts';
import { signInHref } from '../../shell/session/returnTo.ts';
import { applicationCopy as copy, applicationNotice } from '../../parts/liftoff/applicationCopy.ts';
import { sessionStore } from '../../shell/session/session.ts';
import { draftStore } from './draft.ts';
import { type Failure, submissionFailure, uploadFailure } from './failure.ts';
import { sendFile } from '../../shell/uploads/sendFile.ts';

/** The page's handlers for the API's responses. */
export interface SubmissionEvents {
  /** Called when the application was created. */
  onSubmitted?: ((application: LayoffApplication) => void) | undefined;
  /** Called when the user already has an open application. */
  onOpenFound?: (() => void) | undefined;
}

/** Submits an application, and reports the progress of its document's upload. */
export interface Submission {
  submit: (values: ApplicationValues, proof: File | null) => Promise<FormResult<ApplicationField>>;
  upload: FileUpload | undefined;
}

const isType = (error: unknown, type: string): boolean =>
  error instanceof ApiError && error.problem.type === type;

/** Shows a failure in a toast, and returns its errors for the form, which announces them. */
export function toastFailure({ title, text, errors }: Failure): Failure['errors'] {
  toastResult({ title, description: text, tone: 'danger', isSilent: true });
  return errors;
}

/** Uploads a document. An uploaded document is not sent again unless the API has refused it. */
function useProofUpload() {
  const [upload, setUpload] = useState<FileUpload>();
  const uploaded = useRef<{ file: File; key: string }>(undefined);
  const abortOnUnmount = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    abortOnUnmount.current = controller;
    return () => controller.abort();
  }, []);

  const send = async (file: File): Promise<string> => {
    if (uploaded.current?.file === file) return uploaded.current.key;
    setUpload({ status: 'uploading', progress: 0 });
    const { name, type, size } = file;
    const allowed = await callSignedIn('POST /api/layoff-applications/proofs', {
      body: { file_name: name, content_type: type, size },
    });
    const signal = abortOnUnmount.current?.signal ?? new AbortController().signal;
    const onProgress = (progress: number) => setUpload({ status: 'uploading', progress });
    await sendFile(allowed, file, { onProgress, signal });
    uploaded.current = { file, key: allowed.key };
    setUpload({ status: 'uploaded' });
    return allowed.key;
  };
  const forget = (status: FileUpload['status'] | 'none') => {
    uploaded.current = undefined;
    setUpload(status === 'failed' ? { status } : undefined);
  };
  return { upload, send, forget };
}

/** Submits an application: first the document, then the fields. The form keeps its values when something fails. */
export function useSubmission({ onSubmitted, onOpenFound }: SubmissionEvents): Submission {
  const navigate = useNavigate();
  const { upload, send, forget } = useProofUpload();

  const submit: Submission['submit'] = async (values, proof) => {
    const session = sessionStore().read();
    const keep = (isUnsent: boolean) => draftStore.write(session?.user.id ?? null, values, proof, isUnsent);
    const askToSignIn = async () => {
      keep(true);
      const applicant = { full_name: values.applicant_name, email: values.email };
      await navigate(signInHref('/layoff-application'), { state: { applicant } });
      toastResult({ title: copy.signInTitle, description: copy.signInText, tone: 'warning' });
    };
    if (!session) return askToSignIn();
    keep(false);
    let key: string | null = null;
    try {
      key = proof && (await send(proof));
    } catch (error) {
      forget('failed');
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
      if (error instanceof ApiError && error.status === 401) return askToSignIn();
      return toastFailure(uploadFailure(error));
    }
    try {
      const body = { ...applicationOf(values), proof_upload_key: key };
      const application = await callSignedIn('POST /api/layoff-applications', { body });
      draftStore.drop();
      toast({
        title: copy.doneTitle,
        description: copy.note,
        tone: 'success',
        action: { label: applicationNotice.view, onPress: () => void navigate('/layoff-application') },
      });
      await navigate('/');
      onSubmitted?.(application);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return askToSignIn();
      if (isType(error, problemTypes.uploadFailed)) forget('failed');
      if (isType(error, problemTypes.invalidFileType)) forget('none');
      if (isType(error, problemTypes.openApplication)) onOpenFound?.();
      return toastFailure(submissionFailure(error));
    }
  };
  return { submit, upload };
}
