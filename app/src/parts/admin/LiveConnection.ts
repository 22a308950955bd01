import type { LiveStatusProps } from '@redwhiteandcode/design-system';
import { createContext } from 'react';

/** How changes reach the lists on the page; undefined where nothing reports them. */
export const LiveConnection = createContext<LiveStatusProps['connection'] | undefined>(undefined);
