import { Alert, Button, Form, Stack, Text, TextField, useForm } from '@redwhiteandcode/design-system';
import { type HashedIdentity, isOneOf } from '@redwhiteandcode/lambdas/badges/identity.ts';
import { type ReactNode, useState } from 'react';
import { credentialReportCopy } from './credentialReportCopy.ts';

const { owner: copy } = credentialReportCopy;
const labels = { owner: copy.label };

/** Compares a typed name or email address with the hashes of a badge. What is typed stays in the browser. */
export function OwnerCheck({ identities }: { identities: readonly HashedIdentity[] }): ReactNode {
  const [match, setMatch] = useState<string>();
  const form = useForm<{ owner: string }>({
    labels,
    hasSummary: false,
    validate: ({ owner }) => (owner.trim() === '' ? { owner: copy.empty } : undefined),
    onSubmit: async ({ owner }) => {
      const isMatch = await isOneOf(identities, owner);
      setMatch(isMatch ? owner.trim() : undefined);
      return isMatch ? undefined : { fields: { owner: copy.different } };
    },
  });
  return (
    <Form {...form.props} headingLevel={4}>
      <Stack gap={12}>
        <Text size="sm">{copy.text}</Text>
        <TextField label={copy.label} name="owner" autoComplete="off" autoCapitalize="none" isRequired />
        <div>
          <Button type="submit" variant="neutral" isPending={form.isPending}>
            {copy.compare}
          </Button>
        </div>
        <output>{match !== undefined && <Alert tone="success">{copy.same(match)}</Alert>}</output>
      </Stack>
    </Form>
  );
}
