/** The prefix of the properties that React sets on each element that it has hydrated. */
export const reactMark = '__react';
