import type { ReactNode, SubmitEvent } from 'react';
import { Form } from '../../components/form/Form.tsx';

export interface AuthFormProps {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** A sentence for the whole form. */
  error?: string | undefined;
  /** For submit buttons that stand elsewhere. */
  id?: string | undefined;
  children: ReactNode;
}

/** The frame of the account forms. */
export function AuthForm(props: AuthFormProps): ReactNode {
  return <Form {...props} />;
}
