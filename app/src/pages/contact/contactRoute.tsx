import type { ContactFormProps } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { knownValues, messageOf, topicOf } from './prefill.ts';
import { checkMessage, sendMessage } from './sendMessage.ts';
import { topicCopy } from '../../parts/contact/contactCopy.ts';
import { useHydrated } from '../../shell/hydration/useHydrated.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { useLocalHours } from '../../parts/help/useLocalHours.ts';
import { ContactPage } from './ContactPage.tsx';
import { useSession } from '../../shell/session/session.ts';

export const meta = () =>
  pageMeta({
    title: 'Contact',
    description:
      'Request a demo, or ask about seats for your company or about your own course. We respond within 24 business hours.',
    keywords: ['contact', 'AI training demo', 'corporate AI training', 'support'],
    path: '/contact',
  });

export default function ContactRoute(): ReactNode {
  const known = knownValues(useSession());
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  // The form is cleared to its initial values.
  const [isSent, setIsSent] = useState(false);
  const topic = isHydrated ? topicOf(query) : undefined;
  const about = topic && topicCopy[topic];
  const message = isHydrated && !isSent ? messageOf(query) || (about?.message ?? '') : '';
  const send: ContactFormProps['onSubmit'] = async (values) => {
    const errors = await sendMessage(values, topic);
    if (!errors) setIsSent(true);
    return errors;
  };
  return (
    <ContactPage
      validate={checkMessage}
      onSubmit={send}
      defaultValues={message ? { ...known, message } : known}
      note={about?.note}
      localHours={useLocalHours()}
    />
  );
}
