import { createContext } from 'react';

/**
 * The least percent that passes the assessment of the page's course; null without one. A context, because a part that loads
 * later takes no props.
 */
export const PassPercentContext = createContext<number | null>(null);
