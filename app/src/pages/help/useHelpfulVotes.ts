import { type FaqItem, toast } from '@redwhiteandcode/design-system';
import { useState, useSyncExternalStore } from 'react';
import { callPublic } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { helpCopy as copy } from './helpCopy.ts';
import { createVisitorStore, type VisitorStore } from './visitor.ts';

let store: VisitorStore | undefined;
const visitorStore = (): VisitorStore => (store ??= createVisitorStore(() => localStorage));

const none: readonly string[] = [];
const subscribe = (onChange: () => void) => visitorStore().subscribe(onChange);

/** The answers that a visitor found helpful. */
export interface HelpfulVotes {
  /** The ids of the answers with this visitor's vote, pending votes included. */
  votedIds: readonly string[];
  /** Returns the questions with counts that include this visitor's votes. */
  counted: (faqs: readonly FaqItem[]) => FaqItem[];
  vote: (id: string) => void;
}

/** Counts the visitor's votes immediately, sends and stores them, and reverts a refused vote with a toast. */
export function useHelpfulVotes(faqs: readonly FaqItem[]): HelpfulVotes {
  const remembered = useSyncExternalStore(
    subscribe,
    () => visitorStore().read()?.helpfulIds ?? none,
    () => none,
  );
  const [pending, setPending] = useState<readonly string[]>(none);
  const [least, setLeast] = useState<Readonly<Record<string, number>>>({});

  const send = async (id: string) => {
    setPending((ids) => [...ids, id]);
    const before = faqs.find((faq) => faq.id === id)?.helpful_count ?? 0;
    setLeast((counts) => ({ ...counts, [id]: before + 1 }));
    try {
      const { helpful_count } = await callPublic('POST /api/faqs/{faqId}/votes', {
        path: { faqId: id },
        body: { visitor_id: visitorStore().identify() },
      });
      setLeast((counts) => ({ ...counts, [id]: helpful_count }));
      visitorStore().remember(id);
      toast({ ...copy.thanks, tone: 'success' });
    } catch (error) {
      setLeast((counts) => ({ ...counts, [id]: before }));
      toast({ title: copy.voteFailed, description: errorMessageOf(error), tone: 'danger' });
    } finally {
      setPending((ids) => ids.filter((pendingId) => pendingId !== id));
    }
  };

  return {
    votedIds: [...remembered, ...pending],
    counted: (items) =>
      items.map((item) => ({
        ...item,
        helpful_count: Math.max(item.helpful_count ?? 0, least[item.id] ?? 0),
      })),
    vote: (id) => {
      if (!remembered.includes(id) && !pending.includes(id)) void send(id);
    },
  };
}
