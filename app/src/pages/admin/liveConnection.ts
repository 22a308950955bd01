import type { LiveStatusProps } from '@redwhiteandcode/design-system';
import { createContext } from 'react';

/** How changes reach the lists on screen; undefined where nothing tells of them. */
export const LiveConnection = createContext<LiveStatusProps['connection'] | undefined>(undefined);
