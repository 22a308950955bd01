import { type ContactTopic, contactTopics } from '@redwhiteandcode/contract/contact/topics.ts';

/** Returns the topic that an address such as `/contact?topic=w9` names. Unknown topics are ignored. */
export function topicOf(query: URLSearchParams): ContactTopic | undefined {
  const topic = query.get('topic');
  return topic !== null && Object.hasOwn(contactTopics, topic) ? (topic as ContactTopic) : undefined;
}
