import {
  AdminTablePage,
  Button,
  DomainCard,
  ErrorState,
  Icon,
  icons,
  JoinLinkPanel,
  Spinner,
  Stack,
  Text,
} from '@redwhiteandcode/design-system';
import type { CompanyDomain } from '@redwhiteandcode/contract/company/domain-operations.ts';
import { checkSentence } from '@redwhiteandcode/contract/company/domain-rules.ts';
import type { ReactNode } from 'react';
import { domainsCopy as copy } from './domainsCopy.ts';

/** The actions on a domain. A rejected promise has a message for the user. */
export interface DomainActions {
  check: (domain: string) => Promise<void>;
  ask: (domain: string) => Promise<void>;
  remove: (domain: string) => Promise<void>;
  /** Opens the dialog that makes a join link. */
  make: (domain: CompanyDomain) => void;
  revoke: (domain: string) => Promise<void>;
  copy: (text: string) => Promise<boolean>;
}

export interface CompanyDomainsPageProps {
  /** Undefined while they load. */
  domains: readonly CompanyDomain[] | undefined;
  /** Why they could not be loaded. */
  error?: string | undefined;
  onRetry: () => void;
  actions: DomainActions;
  /** The join link that was just made. */
  made?: { domain: string; url: string } | undefined;
  /** Opens the dialog that adds a domain. */
  onAdd: () => void;
}

/** The domains of a company, how to prove them, and their join links. */
export function CompanyDomainsPage({
  domains,
  error,
  onRetry,
  actions,
  made,
  onAdd,
}: CompanyDomainsPageProps): ReactNode {
  return (
    <AdminTablePage
      title={copy.title}
      subtitle={copy.subtitle}
      actions={
        <Button iconStart={<Icon icon={icons.plus} />} onPress={onAdd}>
          {copy.add}
        </Button>
      }
    >
      {error !== undefined && <ErrorState title={copy.failure} description={error} onRetry={onRetry} />}
      {domains === undefined && error === undefined && <Spinner label={copy.loading} />}
      {domains?.length === 0 && <Text>{copy.none}</Text>}
      <Stack gap={24}>
        {domains?.map((domain) => (
          <Domain key={domain.domain} domain={domain} actions={actions} made={made} />
        ))}
      </Stack>
    </AdminTablePage>
  );
}

/** A domain with its join link. */
function Domain({
  domain,
  actions,
  made,
}: Pick<CompanyDomainsPageProps, 'actions' | 'made'> & { domain: CompanyDomain }): ReactNode {
  const { domain: name, problem, state, join_link: link } = domain;
  return (
    <DomainCard
      domain={domain}
      problem={problem ? checkSentence[problem] : undefined}
      onCheck={() => actions.check(name)}
      onAsk={() => actions.ask(name)}
      onRemove={() => actions.remove(name)}
      onCopy={actions.copy}
    >
      {(state === 'proven' || link) && (
        <JoinLinkPanel
          domain={name}
          link={link}
          url={made?.domain === name ? made.url : undefined}
          onMake={() => actions.make(domain)}
          onRevoke={() => actions.revoke(name)}
          onCopy={actions.copy}
        />
      )}
    </DomainCard>
  );
}
