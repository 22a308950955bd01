import type { ContactValues } from '@redwhiteandcode/design-system';
import type { Session } from '@redwhiteandcode/contract/identity/operations.ts';
import { type ContactTopic, contactTopics } from '@redwhiteandcode/contract/contact/topics.ts';

/** Returns the contact form's values for a signed-in user: the first word of the name, the other words, the address. */
export function knownValues(session: Session | null | undefined): Partial<ContactValues> {
  if (!session) return {};
  const [firstName = '', ...others] = (session.user.full_name ?? '').trim().split(/\s+/);
  return { firstName, lastName: others.join(' '), email: session.user.email };
}

/** The control characters that a message must not have. */
const control = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;

/** Returns the message that an address fills in, without control characters and at most 1,000 characters long. */
export const messageOf = (query: URLSearchParams): string =>
  (query.get('message') ?? '').replace(control, '').slice(0, 1000);

/** Returns the topic that an address such as `/contact?topic=w9` names. Unknown topics are ignored. */
export function topicOf(query: URLSearchParams): ContactTopic | undefined {
  const topic = query.get('topic');
  return topic !== null && Object.hasOwn(contactTopics, topic) ? (topic as ContactTopic) : undefined;
}
