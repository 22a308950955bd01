import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  joinedBlocks,
  type PlacedBlock,
  placedBlocks,
} from '@redwhiteandcode/contract/course/block-parts.ts';
import type { SavedWork, Work, WorkChange } from '@redwhiteandcode/contract/learning/work.ts';
import { settle, withEarlier } from '../lambdas/src/rows/answer/rules.ts';
import type { ReplacedWork, StoredWork } from '../lambdas/src/rows/answer/row.ts';
import { sanitizedBlock } from '@redwhiteandcode/contract/course/sanitized-block.ts';
import type { PendingWork } from '../app/src/parts/learning/pendingWork.ts';
import { createWorkStore, type WorkStore } from '../app/src/parts/learning/workStore.ts';
import { exercise } from './samples/sample-blocks.ts';

const written = (text: string): Work => ({ answer: { kind: 'text', text }, is_checked: false, ticked: [] });
const textOf = (work: Work | undefined): string => (work?.answer?.kind === 'text' ? work.answer.text : '');

type ExerciseBlock = Extract<PlacedBlock, { type: 'exercise' }>;
const exerciseNamed = (title: string): PlacedBlock =>
  ({ ...exercise, id: `id-${title}`, title }) as ExerciseBlock;

/** An editor's change of a lesson, at a place in it. */
interface Edit {
  edit: 'add' | 'remove' | 'move' | 'reword';
  place: number;
}

/** A lesson that editors change and store. A title names an exercise for good. */
function createLesson() {
  let stored = joinedBlocks([
    { id: 'text', type: 'text', html: '<p>Sample text</p>' },
    exerciseNamed('first'),
    exerciseNamed('second'),
  ]);
  let added = 0;
  const edited = (blocks: PlacedBlock[], { edit, place }: Edit): PlacedBlock[] => {
    const at = place % (blocks.length + 1);
    if (edit === 'add') return blocks.toSpliced(at, 0, exerciseNamed(`added ${added++}`));
    if (edit === 'remove') return blocks.toSpliced(at, 1);
    if (edit === 'move') return [...blocks.slice(at), ...blocks.slice(0, at)];
    return blocks.map((block, other) =>
      other === at && 'html' in block ? { ...block, html: `${block.html}<p>More</p>` } : block,
    );
  };
  return {
    edit: (change: Edit) => {
      const next = edited(placedBlocks(stored), change);
      stored = joinedBlocks(next.map((block) => sanitizedBlock(block, (html) => html)));
    },
    /** The exercises that a page opened now shows. */
    exercises: () =>
      placedBlocks(stored).filter((block): block is ExerciseBlock => block.type === 'exercise'),
  };
}

/** A server with the answers in a lesson. Its requests arrive, are lost, or lose their responses as a test decides. */
function createServer(clock: { now: number }) {
  const rows = new Map<string, { row: StoredWork; earlier: readonly ReplacedWork[] }>();
  const requests: { deliver: () => void; fail: () => void; respond: () => void }[] = [];
  const toSaved = (block_id: string, { work, version, replaced }: StoredWork): SavedWork => ({
    ...work,
    block_id,
    version,
    saved_at: new Date(clock.now).toISOString(),
    earlier: Math.min(5, replaced),
  });
  const accept = (block: string, change: WorkChange): SavedWork => {
    const before = rows.get(block);
    const settled = settle(before?.row, change, new Date(clock.now - change.age_ms).toISOString());
    const row = settled?.kept ?? before?.row;
    if (!row) throw new Error('The first change was not stored.');
    const earlier = before?.earlier ?? [];
    rows.set(block, { row, earlier: settled ? withEarlier(earlier, settled) : earlier });
    return toSaved(block, row);
  };
  return {
    requests,
    blocks: () => [...rows.keys()],
    current: (block: string) => textOf(rows.get(block)?.row.work),
    earlier: (block: string) => (rows.get(block)?.earlier ?? []).map(({ work }) => textOf(work)),
    replaced: (block: string) => rows.get(block)?.row.replaced ?? 0,
    saved: () => [...rows].map(([block, { row }]) => toSaved(block, row)),
    save: (block: string, change: WorkChange) =>
      new Promise<SavedWork>((resolve, reject) => {
        requests.push({
          deliver: () => void accept(block, change),
          fail: () => reject(new Error('lost')),
          respond: () => resolve(accept(block, change)),
        });
      }),
  };
}

interface Context {
  clock: { now: number };
  server: ReturnType<typeof createServer>;
  lesson: ReturnType<typeof createLesson>;
}

/** A device: its browser's storage, and the tab that is open in it with the lesson as it was when the tab loaded it. */
function createDevice(name: string, { clock, server, lesson }: Context) {
  const stored = new Map<string, PendingWork>();
  const timers = new Map<symbol, { at: number; callback: () => void }>();
  let tabs = 0;
  let store: WorkStore;
  let exercises = lesson.exercises();
  const open = () => {
    timers.clear();
    exercises = lesson.exercises();
    const id = `${name}-${tabs++}`;
    const isOpen = () => id === `${name}-${tabs - 1}`;
    store = createWorkStore({
      save: server.save,
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
    store.load(server.saved());
  };
  open();
  const shown = (block: string) => textOf(store.read().get(block)?.work);
  return {
    open,
    /** Types a text into an exercise at a place of the page. Returns the exercise's title and what was typed over. */
    type: (text: string, place: number) => {
      const typedIn = exercises[place % exercises.length];
      if (!typedIn) return undefined;
      const over = shown(typedIn.id);
      store.change(typedIn.id, written(text));
      return { title: typedIn.title, text, over };
    },
    refresh: () => store.load(server.saved()),
    run: () => {
      for (const [timer, { at, callback }] of timers) {
        if (at > clock.now) continue;
        timers.delete(timer);
        callback();
      }
    },
    isIdle: () => timers.size === 0 && stored.size === 0,
    shown,
  };
}

const device = fc.nat({ max: 1 });
const place = fc.nat({ max: 3 });
const step = fc.oneof(
  { arbitrary: fc.record({ kind: fc.constant('type' as const), device, place }), weight: 4 },
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
  {
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      edit: fc.constantFrom('add' as const, 'remove' as const, 'move' as const, 'reword' as const),
      place,
    }),
    weight: 1,
  },
);

/** Lets pending promises of the stores continue. */
const settleAll = () => new Promise((resolve) => setImmediate(resolve));

it('no text is lost or doubled, whatever two devices, reloads, lost requests, and editors do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const clock = { now: Date.parse('2026-01-01T00:00:00Z') };
      const server = createServer(clock);
      const lesson = createLesson();
      const devices = ['one', 'two'].map((name) => createDevice(name, { clock, server, lesson }));
      const typed: { title: string; text: string; over: string }[] = [];
      for (const [at, action] of steps.entries()) {
        clock.now += 1;
        if (action.kind === 'type') {
          const entry = devices[action.device]?.type(`${action.device}:${at}`, action.place);
          if (entry) typed.push(entry);
        } else if (action.kind === 'wait') clock.now += action.ms;
        else if (action.kind === 'reload') devices[action.device]?.open();
        else if (action.kind === 'refresh') devices[action.device]?.refresh();
        else if (action.kind === 'edit') lesson.edit(action);
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
      expect(devices.every(({ isIdle }) => isIdle())).toBe(true);
      for (const one of devices) one.open();

      const everywhere = server.blocks().flatMap((id) => [server.current(id), ...server.earlier(id)]);
      expect(new Set(everywhere).size).toBe(everywhere.length);
      // The answers of an exercise that an editor removed are kept too.
      const removed = server.blocks().filter((id) => !lesson.exercises().some((shown) => shown.id === id));
      const exercises = [
        ...lesson.exercises(),
        ...removed.map((id) => ({ id, title: id.replace('id-', '') })),
      ];
      for (const { id, title } of exercises) {
        for (const one of devices) expect(one.shown(id)).toBe(server.current(id));
        const kept = [server.current(id), ...server.earlier(id)];
        // A text is replaced only by a learner who sees it and types over it, or by five newer versions.
        const own = typed.filter((entry) => entry.title === title);
        const replaced = own.map(({ over }) => over);
        const lost = own.filter(({ text }) => !kept.includes(text) && !replaced.includes(text));
        if (server.replaced(id) <= 5) expect(lost).toEqual([]);
      }
    }),
    { numRuns: 1500 },
  );
});
