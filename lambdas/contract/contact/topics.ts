/** The topics that a contact message can be marked with, by name, as the inbox and the email to support show them. */
export const contactTopics = { w9: 'W-9 request' } as const;

/** The name of a topic. */
export type ContactTopic = keyof typeof contactTopics;

/** The names of the topics. */
export const contactTopicNames = Object.keys(contactTopics) as [ContactTopic, ...ContactTopic[]];
