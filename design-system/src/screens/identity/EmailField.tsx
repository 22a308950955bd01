import type { ReactNode } from 'react';
import { TextField } from '../../components/field/TextField.tsx';

export interface EmailFieldProps {
  defaultEmail?: string | undefined;
  /** Called with the address as it is typed. */
  onEmailChange?: ((email: string) => void) | undefined;
}

export const emailLabel = 'Email';

/** The field for an account's email address. */
export function EmailField({ defaultEmail, onEmailChange }: EmailFieldProps): ReactNode {
  return (
    <TextField
      label={emailLabel}
      name="email"
      type="email"
      autoComplete="username"
      isRequired
      defaultValue={defaultEmail}
      onChange={onEmailChange}
    />
  );
}
