import type { SeatEnd } from '@redwhiteandcode/contract/learning/operations.ts';

/** In place of the link to lessons that are closed because the company's seat has ended. */
export const lessonsClosed = 'The lessons are closed.';

/** Whether the lessons of an enrollment are closed because its company's seat has ended. */
export const isClosedBy = (end: SeatEnd | null | undefined): boolean => end?.open_until === null;
