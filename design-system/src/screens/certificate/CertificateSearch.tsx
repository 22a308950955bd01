import { type ReactNode, type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { search, searchButton } from './certificate.css.ts';

export interface CertificateSearchProps {
  defaultValue?: string | undefined;
  /** Gets the number trimmed and upper-cased; never empty. */
  onSearch: (certificateNumber: string) => void;
  /** When searching with an empty field; the field's error shows by itself. */
  onEmpty?: (() => void) | undefined;
  /** @default false */
  isSearching?: boolean | undefined;
}

/** The certificate number's field and search button; Enter searches. */
export function CertificateSearch({
  defaultValue,
  onSearch,
  onEmpty,
  isSearching = false,
}: CertificateSearchProps): ReactNode {
  const [isEmpty, setIsEmpty] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.querySelector('input');
    const number = (input?.value ?? '').trim().toUpperCase();
    flushSync(() => setIsEmpty(number === ''));
    if (number !== '') return onSearch(number);
    input?.focus();
    onEmpty?.();
  };
  return (
    <search data-component="CertificateSearch">
      <form className={search} noValidate onSubmit={submit}>
        <TextField
          label="Certificate Number"
          name="certificate_number"
          placeholder="RWC-2025-XXXXXXXX"
          autoComplete="off"
          isRequired
          defaultValue={defaultValue}
          errorMessage={isEmpty ? 'Please enter a certificate number to verify.' : undefined}
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
