import {
  CredentialCheckResult,
  type CredentialCheckResultProps,
  Link,
  Stack,
} from '@redwhiteandcode/design-system';
import { verifyPath } from '@redwhiteandcode/contract/credentials/paths.ts';
import type { ReactNode } from 'react';
import { credentialReportCopy as copy } from './credentialReportCopy.ts';
import { OwnerCheck } from './OwnerCheck.tsx';
import type { Report } from './report.ts';

interface CheckResultProps extends Omit<Report, 'check'> {
  check: CredentialCheckResultProps['check'];
}

/** The steps and the result of a check, with a link to the certificate and the comparison with a person. */
export default function CheckResult({ check, number, identities = [] }: CheckResultProps): ReactNode {
  const [identity] = identities;
  return (
    <CredentialCheckResult
      check={check}
      action={
        (number || identity) && (
          <Stack gap={20}>
            {number && <Link href={verifyPath(number)}>{copy.seeCertificate}</Link>}
            {identity && <OwnerCheck key={identity.hash} identities={identities} />}
          </Stack>
        )
      }
    />
  );
}
