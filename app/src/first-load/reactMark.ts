/** How the names of the properties start that React sets on each element that it has taken over. */
export const reactMark = '__react';
