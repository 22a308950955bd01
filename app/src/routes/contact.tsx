import { lazy, type ReactNode, Suspense } from 'react';
import { knownValues } from '../contact/knownValues.ts';
import { checkMessage, sendMessage } from '../contact/sendMessage.ts';
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
  const information = (
    <Suspense fallback={null}>
      <Information />
    </Suspense>
  );
  return (
    <ContactPage
      validate={checkMessage}
      onSubmit={sendMessage}
      defaultValues={known}
      information={information}
    />
  );
}
