import type {
  Drafting,
  DraftedText,
  WantedDrafting,
} from '@redwhiteandcode/contract/curriculum/admin-operations.ts';
import { useEffect, useEffectEvent } from 'react';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { callAdmin } from '../admin/callAdmin.ts';
import { useAdminQuery } from '../admin/useAdminQuery.ts';
import { startErrorOf } from './startError.ts';

/** How often a running draft is read, in milliseconds. */
const readEvery = 1500;

const path = '/api/admin/courses/{courseId}/drafting';

/** An admin's draft of a course, and the actions on it, which return why they failed. */
export interface DraftingState {
  /** Null without one, undefined while loading. */
  drafting: Drafting | null | undefined;
  /** Null if no model is set up, undefined while loading. */
  model: string | null | undefined;
  start: (wanted: WantedDrafting) => Promise<string | undefined>;
  /** Cancels a running draft, or forgets one that has ended. */
  remove: () => Promise<string | undefined>;
  /** Passes on what the finished draft has written, and forgets it. */
  open: (onText: (text: DraftedText) => void) => Promise<string | undefined>;
}

/** Returns the message of an error that an action throws. */
async function messageOf(action: () => Promise<void>): Promise<string | undefined> {
  try {
    await action();
    return undefined;
  } catch (error) {
    return errorMessageOf(startErrorOf(error));
  }
}

/** Follows an admin's draft of a course. It polls while the draft is written, so that a reload shows the same. */
export function useDrafting(courseId: string): DraftingState {
  const request = { path: { courseId } };
  const { data, mutate } = useAdminQuery(`GET ${path}`, request);
  usePolling(data?.drafting ?? null, mutate);
  const forget = async () => {
    await callAdmin(`DELETE ${path}`, request);
    await mutate(data && { ...data, drafting: null }, { revalidate: false });
  };
  return {
    drafting: data?.drafting,
    model: data?.model,
    start: (wanted) =>
      messageOf(async () => {
        const drafting = await callAdmin(`POST ${path}`, { ...request, body: { wanted } });
        await mutate({ model: drafting.model, drafting }, { revalidate: false });
      }),
    remove: () => messageOf(forget),
    open: (onText) =>
      messageOf(async () => {
        onText(await callAdmin(`GET ${path}/text`, request));
        await forget();
      }),
  };
}

/** Fetches a draft that is being written again and again while the page is visible. */
function usePolling(drafting: Drafting | null, fetchDrafting: () => Promise<unknown>): void {
  const isRunning = drafting !== null && drafting.finished_at === null;
  const refetch = useEffectEvent(fetchDrafting);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refetch();
    }, readEvery);
    return () => clearInterval(timer);
  }, [isRunning]);
}
