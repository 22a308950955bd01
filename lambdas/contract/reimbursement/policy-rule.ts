import type { toolkitStatuses } from '../api/statuses.ts';
import type { Assessed } from './measure.ts';
import type { PlanAnswers } from './plan-answers.ts';
import type { CourseDays } from './plan-deadlines.ts';

/** What is known about the learner and the course. Leave the matcher's other facts to the answers. */
export interface PolicySituation extends Assessed, CourseDays {
  /** The learner's calendar date (ISO date). */
  today: string;
  hasStarted: boolean;
  hasPaid: boolean;
  isCompleted: boolean;
  /** The status of the request; undefined before there is one. */
  status?: (typeof toolkitStatuses)[number] | undefined;
}

type Add = (id: string, text: string) => void;
/** A rule of the matcher: it adds warnings and steps. */
export type PolicyRule = (answers: PlanAnswers, situation: PolicySituation, warn: Add, todo: Add) => void;
