import { type ReactNode, type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { search, searchButton } from './certificate.css.ts';

export interface CertificateSearchProps {
  defaultValue?: string | undefined;
  /** Returns an error message for the typed number, or undefined if it is valid. */
  validate: (certificateNumber: string) => string | undefined;
  /** Receives the number in capitals, without surrounding spaces. */
  onSearch: (certificateNumber: string) => void;
  /** @default false */
  isSearching?: boolean | undefined;
}

/** The field for a certificate number with a search button; Enter searches. */
export function CertificateSearch({
  defaultValue,
  validate,
  onSearch,
  isSearching = false,
}: CertificateSearchProps): ReactNode {
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.querySelector('input');
    const number = (input?.value ?? '').trim().toUpperCase();
    const invalid = validate(number);
    flushSync(() => setError(invalid));
    if (invalid === undefined) onSearch(number);
    else input?.focus();
  };
  return (
    <search data-component="CertificateSearch">
      <form className={search} noValidate onSubmit={submit}>
        <TextField
          label="Certificate Number"
          name="certificate_number"
          placeholder="RWC-2025-XXXXXXXX"
          autoComplete="off"
          autoCapitalize="characters"
          isRequired
          defaultValue={defaultValue}
          errorMessage={error}
        />
        <div className={searchButton}>
          <Button type="submit" isPending={isSearching}>
            {isSearching ? 'Verifying...' : 'Verify Certificate'}
          </Button>
        </div>
      </form>
    </search>
  );
}
