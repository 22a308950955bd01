import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SavedWork, Work, WorkChange } from '@redwhiteandcode/contract/learning/work.ts';
import { settle, withEarlier } from '../lambdas/src/rows/answer/rules.ts';
import type { ReplacedWork, StoredWork } from '../lambdas/src/rows/answer/row.ts';
import type { PendingWork } from '../app/src/parts/learning/pendingWork.ts';
import { createWorkStore, type WorkStore } from '../app/src/parts/learning/workStore.ts';

const block = 'block';
const written = (text: string): Work => ({ answer: { kind: 'text', text }, is_checked: false, ticked: [] });
const textOf = (work: Work | undefined): string => (work?.answer?.kind === 'text' ? work.answer.text : '');

/** A server with one block, whose requests arrive, are lost, or lose their responses as a test decides. */
function createServer(clock: { now: number }) {
  let row: StoredWork | undefined;
  let earlier: readonly ReplacedWork[] = [];
  const requests: { deliver: () => void; fail: () => void; respond: () => void }[] = [];
  const toSaved = ({ work, version, replaced }: StoredWork): SavedWork => ({
    ...work,
    block_id: block,
    version,
    saved_at: new Date(clock.now).toISOString(),
    earlier: Math.min(5, replaced),
  });
  const accept = (change: WorkChange): StoredWork => {
    const settled = settle(row, change, new Date(clock.now - change.age_ms).toISOString());
    if (settled?.earlier) earlier = withEarlier(earlier, settled.earlier);
    row = settled?.kept ?? row;
    if (!row) throw new Error('The first change was not stored.');
    return row;
  };
  return {
    requests,
    earlier: () => earlier.map(({ work }) => textOf(work)),
    replaced: () => row?.replaced ?? 0,
    current: () => row && toSaved(row),
    save: (change: WorkChange) =>
      new Promise<SavedWork>((resolve, reject) => {
        requests.push({
          deliver: () => void accept(change),
          fail: () => reject(new Error('lost')),
          respond: () => resolve(toSaved(accept(change))),
        });
      }),
  };
}

/** A device: its browser's storage, and the tab that is open in it. */
function createDevice(name: string, clock: { now: number }, server: ReturnType<typeof createServer>) {
  const stored = new Map<string, PendingWork>();
  const timers = new Map<symbol, { at: number; callback: () => void }>();
  let tabs = 0;
  let store: WorkStore;
  const open = () => {
    timers.clear();
    const id = `${name}-${tabs++}`;
    const isOpen = () => id === `${name}-${tabs - 1}`;
    store = createWorkStore({
      save: (_, change) => server.save(change),
      pending: {
        read: () => [...stored],
        write: (key, work) => stored.set(key, work),
        // A closed tab runs no more code.
        remove: (key) => isOpen() && stored.delete(key),
      },
      tab: id,
      messageOf: String,
      isTemporary: () => true,
      now: () => clock.now,
      schedule: (callback, milliseconds) => {
        const timer = Symbol(id);
        if (isOpen()) timers.set(timer, { at: clock.now + milliseconds, callback });
        return () => timers.delete(timer);
      },
    });
    const current = server.current();
    if (current) store.load([current]);
  };
  open();
  return {
    open,
    type: (text: string) => store.change(block, written(text)),
    refresh: () => {
      const current = server.current();
      if (current) store.load([current]);
    },
    run: () => {
      for (const [timer, { at, callback }] of timers) {
        if (at > clock.now) continue;
        timers.delete(timer);
        callback();
      }
    },
    isIdle: () => timers.size === 0 && stored.size === 0,
    shown: () => textOf(store.read().get(block)?.work),
  };
}

const device = fc.nat({ max: 1 });
const step = fc.oneof(
  { arbitrary: fc.record({ kind: fc.constant('type' as const), device }), weight: 4 },
  {
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(100, 600, 6000) }),
    weight: 4,
  },
  {
    arbitrary: fc.record({
      kind: fc.constantFrom('deliver' as const, 'fail' as const, 'respond' as const),
      latest: fc.nat({ max: 2 }),
    }),
    weight: 6,
  },
  {
    arbitrary: fc.record({ kind: fc.constantFrom('reload' as const, 'refresh' as const), device }),
    weight: 1,
  },
);

/** Lets pending promises of the stores continue. */
const settleAll = () => new Promise((resolve) => setImmediate(resolve));

it('no text is lost or doubled, whatever two devices, reloads, and lost requests and responses do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const clock = { now: Date.parse('2026-01-01T00:00:00Z') };
      const server = createServer(clock);
      const devices = ['one', 'two'].map((name) => createDevice(name, clock, server));
      const typed: { text: string; over: string }[] = [];
      for (const [at, action] of steps.entries()) {
        clock.now += 1;
        if (action.kind === 'type') {
          const text = `${action.device}:${at}`;
          typed.push({ text, over: devices[action.device]?.shown() ?? '' });
          devices[action.device]?.type(text);
        } else if (action.kind === 'wait') clock.now += action.ms;
        else if (action.kind === 'reload') devices[action.device]?.open();
        else if (action.kind === 'refresh') devices[action.device]?.refresh();
        else if ('latest' in action) server.requests.at(-1 - action.latest)?.[action.kind]();
        for (const one of devices) one.run();
        await settleAll();
      }
      for (let round = 0; round < 200 && !devices.every(({ isIdle }) => isIdle()); round++) {
        clock.now += 31_000;
        for (const one of devices) one.run();
        for (const request of server.requests.splice(0)) request.respond();
        await settleAll();
      }
      for (const one of devices) one.refresh();

      expect(devices.every(({ isIdle }) => isIdle())).toBe(true);
      const current = textOf(server.current());
      for (const one of devices) expect(one.shown()).toBe(current);
      const kept = [current, ...server.earlier()];
      expect(new Set(kept).size).toBe(kept.length);
      // A text is replaced only by a learner who sees it and types over it, or by five newer versions.
      const replaced = typed.map(({ over }) => over);
      const lost = typed.filter(({ text }) => !kept.includes(text) && !replaced.includes(text));
      if (server.replaced() <= 5) expect(lost).toEqual([]);
    }),
    { numRuns: 1500 },
  );
});
