import type { ReactNode, SubmitEvent } from 'react';
import { Alert } from '../../components/feedback/Alert.tsx';
import { form } from './auth.css.ts';

export interface AuthFormProps {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** A sentence for the whole form. */
  error?: string | undefined;
  children: ReactNode;
}

/** The frame of the account forms; the browser's own bubbles are off, our messages stand at the fields. */
export function AuthForm({ onSubmit, error, children }: AuthFormProps): ReactNode {
  return (
    <form className={form} noValidate method="post" onSubmit={onSubmit} data-component="AuthForm">
      {error && (
        <Alert tone="danger" live="alert">
          {error}
        </Alert>
      )}
      {children}
    </form>
  );
}
