import {
  Alert,
  Button,
  CredentialCheckResult,
  type CredentialCheckResultProps,
  Form,
  Link,
  Stack,
  Text,
  TextField,
  useForm,
} from '@redwhiteandcode/design-system';
import { verifyPath } from '@redwhiteandcode/contract/credentials/paths.ts';
import { type HashedIdentity, isOneOf } from '@redwhiteandcode/lambdas/badges/identity.ts';
import { type ReactNode, useState } from 'react';
import { credentialReportCopy as copy } from './credentialReportCopy.ts';
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

const { owner: ownerCopy } = copy;
const labels = { owner: ownerCopy.label };

/** Compares a typed name or email address with the hashes of a badge. What is typed stays in the browser. */
function OwnerCheck({ identities }: { identities: readonly HashedIdentity[] }): ReactNode {
  const [match, setMatch] = useState<string>();
  const form = useForm<{ owner: string }>({
    labels,
    hasSummary: false,
    validate: ({ owner }) => (owner.trim() === '' ? { owner: ownerCopy.empty } : undefined),
    onSubmit: async ({ owner }) => {
      const isMatch = await isOneOf(identities, owner);
      setMatch(isMatch ? owner.trim() : undefined);
      return isMatch ? undefined : { fields: { owner: ownerCopy.different } };
    },
  });
  return (
    <Form {...form.props} headingLevel={4}>
      <Stack gap={12}>
        <Text size="sm">{ownerCopy.text}</Text>
        <TextField label={ownerCopy.label} name="owner" autoComplete="off" autoCapitalize="none" isRequired />
        <div>
          <Button type="submit" variant="neutral" isPending={form.isPending}>
            {ownerCopy.compare}
          </Button>
        </div>
        <output>{match !== undefined && <Alert tone="success">{ownerCopy.same(match)}</Alert>}</output>
      </Stack>
    </Form>
  );
}
