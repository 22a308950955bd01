import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { knownValues } from '../contact/knownValues.ts';
import { checkMessage, sendMessage } from '../contact/sendMessage.ts';
import { topicOf } from '../contact/topic.ts';
import { topicCopy } from '../copy/contact.ts';
import { useHydrated } from '../frame/useHydrated.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import { ContactPage } from '../pages/contact/ContactPage.tsx';
import { useSession } from '../session/session.ts';

export const meta = () =>
  pageMeta({
    title: 'Contact',
    description:
      'Ask for a demo, about seats for your company, or about your own course: we respond within 24 business hours.',
    keywords: ['contact', 'AI training demo', 'corporate AI training', 'support'],
    path: '/contact',
  });

/** Part of the prerendered page. Only the hours in the visitor's time zone are added later. */
const Information = lazy(() => import('../contact/Information.tsx'));

export default function ContactRoute(): ReactNode {
  const known = knownValues(useSession());
  const [query] = useSearchParams();
  // The prerendered page has no query, and hydration must render the same.
  const topic = useHydrated() ? topicOf(query) : undefined;
  const about = topic && topicCopy[topic];
  const information = (
    <Suspense fallback={null}>
      <Information />
    </Suspense>
  );
  return (
    <ContactPage
      validate={checkMessage}
      onSubmit={(values) => sendMessage(values, topic)}
      defaultValues={{ ...known, ...(about && { message: about.message }) }}
      note={about?.note}
      information={information}
    />
  );
}
