import {
  AddDomainDialog,
  type AddDomainValues,
  JoinLinkDialog,
  type JoinLinkFormValues,
} from '@redwhiteandcode/design-system';
import { readerToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { CompanyDomain } from '@redwhiteandcode/contract/company/domain-operations.ts';
import { checkJoinLink, joinLinkOf, readDomain } from '@redwhiteandcode/contract/company/domain-rules.ts';
import { type ReactNode, useState } from 'react';
import { useChange } from '../../../parts/admin/useChange.ts';
import { useSaveRecord } from '../../../parts/admin/useSaveRecord.ts';
import { roomHref } from '../../../parts/company/addresses.ts';
import { companyMeta } from '../../../parts/company/companyMeta.ts';
import { useCompany, useRefusal } from '../../../parts/company/useCompany.ts';
import { callSignedIn, type SessionKey } from '../../../shell/api/client.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { useSessionList } from '../../../shell/api/useSessionQuery.ts';
import { copyText } from '../../../shell/frame/copyText.ts';
import { CompanyDomainsPage, type DomainActions } from './CompanyDomainsPage.tsx';
import { domainsCopy as copy } from './domainsCopy.ts';
import type { Route } from './+types/domainsRoute.ts';

export const meta = ({ params }: Route.MetaArgs) => companyMeta(copy, roomHref(params.companyId, '/domains'));

const domainKeys: readonly SessionKey[] = ['GET /api/company/{companyId}/domains'];

/** A join link that was just made. */
interface MadeLink {
  domain: string;
  url: string;
}

export default function CompanyDomainsRoute(): ReactNode {
  const { id: companyId } = useCompany();
  const { data, error, mutate } = useSessionList('GET /api/company/{companyId}/domains', {
    path: { companyId },
  });
  useRefusal(error);
  const [open, setOpen] = useState<'add' | CompanyDomain>();
  const [made, setMade] = useState<MadeLink>();
  const actions = useDomainActions(companyId);
  const close = () => setOpen(undefined);
  return (
    <>
      <CompanyDomainsPage
        domains={data}
        error={data === undefined && error ? errorMessageOf(error) : undefined}
        onRetry={() => void mutate()}
        actions={{ ...actions, make: setOpen }}
        made={made}
        onAdd={() => setOpen('add')}
      />
      {open === 'add' && <AddDomain companyId={companyId} onClose={close} />}
      {open !== undefined && open !== 'add' && (
        <MakeJoinLink domain={open} onMade={setMade} onClose={close} />
      )}
    </>
  );
}

/** Returns the actions on domains that need no dialog. */
function useDomainActions(companyId: string): Omit<DomainActions, 'make'> {
  const change = useChange(domainKeys);
  const pathOf = (domain: string) => ({ path: { companyId, domain } });
  /** Rejects with the message of a failed change, for the dialog that asked. */
  const orThrow = async (failure: Promise<string | undefined>): Promise<void> => {
    const message = await failure;
    if (message !== undefined) throw new Error(message);
  };
  return {
    copy: copyText,
    check: async (domain) => {
      const check = () =>
        callSignedIn('POST /api/company/{companyId}/domains/{domain}/check', pathOf(domain));
      await change(check, {
        title: copy.checked,
        done: ({ problem }) => (problem === null ? copy.found : copy.notFound),
      });
    },
    ask: async (domain) => {
      const ask = () =>
        callSignedIn('POST /api/company/{companyId}/domains/{domain}/approval-request', pathOf(domain));
      await change(ask, { done: copy.asked });
    },
    remove: (domain) => {
      const remove = () => callSignedIn('DELETE /api/company/{companyId}/domains/{domain}', pathOf(domain));
      return orThrow(change(remove, { done: copy.removed }));
    },
    revoke: (domain) => {
      const revoke = () =>
        callSignedIn('DELETE /api/company/{companyId}/domains/{domain}/join-link', pathOf(domain));
      return orThrow(change(revoke, { done: copy.revoked }));
    },
  };
}

const noConflict = (): never => {
  throw new Error('A new record cannot have a conflict');
};

/** The dialog that adds a domain. */
function AddDomain({ companyId, onClose }: { companyId: string; onClose: () => void }): ReactNode {
  const save = useSaveRecord<AddDomainValues>({ touched: domainKeys, names: ['domain'], read: noConflict });
  return (
    <AddDomainDialog
      validate={({ domain }) => {
        const read = readDomain(domain);
        return 'problem' in read ? { domain: read.problem } : undefined;
      }}
      onAdd={(body) =>
        save(() => callSignedIn('POST /api/company/{companyId}/domains', { path: { companyId }, body }), {
          done: copy.added,
        })
      }
      onClose={onClose}
    />
  );
}

/** The dialog that makes the join link of a domain. */
function MakeJoinLink({
  domain: { domain, join_link },
  onMade,
  onClose,
}: {
  domain: CompanyDomain;
  onMade: (made: MadeLink) => void;
  onClose: () => void;
}): ReactNode {
  const { id: companyId, seats_purchased: seats, time_zone } = useCompany();
  const save = useSaveRecord<JoinLinkFormValues>({
    touched: domainKeys,
    names: ['limit', 'last_day'],
    read: noConflict,
  });
  const make = async (values: JoinLinkFormValues) => {
    const { url } = await callSignedIn('PUT /api/company/{companyId}/domains/{domain}/join-link', {
      path: { companyId, domain },
      body: joinLinkOf(values),
    });
    onMade({ domain, url });
  };
  return (
    <JoinLinkDialog
      domain={domain}
      isReplacing={join_link !== null}
      validate={(values) => checkJoinLink({ seats, today: readerToday(Date.now(), time_zone) })(values)}
      onMake={(values) => save(() => make(values), { done: copy.made })}
      onClose={onClose}
    />
  );
}
