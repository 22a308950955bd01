import type { PaidCourse } from '@redwhiteandcode/contract/reimbursement/measure.ts';
import { type PlanAnswers } from '@redwhiteandcode/contract/reimbursement/plan-answers.ts';
type Percents = Readonly<Record<string, number>>;
type ByKind = Readonly<Record<string, Percents>>;
/** An employer's plan as its file states it. Facts that the model has no field for are read as other terms. */
export interface EmployerPlan {
  id: string;
  employer: string;
  eligibility: {
    fullTimeOnly?: boolean;
    afterMonths?: number;
  } | null;
  approval: {
    before?: string;
    by?: string[];
    windows?: string[];
    window?: {
      daysBeforeStart: number;
      daysAfterEnd: number;
    };
    latest?: string;
    documentsBefore?: string[];
  };
  provider: {
    accredited?: string;
    kinds?: string[];
    note?: string;
  } | null;
  proof: {
    kind: string;
    percentByResult:
      | Percents
      | ByKind
      | {
          from: number;
          percent: number;
        }[];
    passFail?: {
      accepted: boolean | string;
      percent: number | null;
      note?: string;
    };
    note?: string;
  };
  cap: {
    amount?: number | null;
    credits?: number;
    undergraduate?: number;
    graduate?: number;
    fullTime?: number;
    partTime?: number;
    per?: string;
  } | null;
  covers: string[] | null;
  excludes: string[] | null;
  deadlineAfterCourse: {
    days?: number;
    months?: number;
    fixedDates?: string[];
  } | null;
  documents: string[] | null;
  repayment: {
    schedule?: {
      monthsAfter: string;
      until: number;
      percent: number | string;
      level?: string;
    }[];
    except?: string[];
    advance?: boolean;
    serviceAgreement?: {
      atLeastMonths: number;
      timesCourseLength: number;
    };
  } | null;
  tax: string | null;
  expected: {
    course: {
      paid: number;
      percent?: number;
      letter?: string | null;
      completed?: boolean;
      accredited?: boolean;
      jobRelated?: boolean;
    };
    pays: number | null | 'ask';
    because?: string[];
  };
}
/** The plans of sixteen employers. */
export declare const employerPlans: readonly EmployerPlan[];
/** Returns an employer's plan as the answers of someone who has read it. */
export declare function answersOf(policy: EmployerPlan): PlanAnswers;
/**
 * Returns the answers of a learner about the example course of a plan. Our courses are never accredited; an example course
 * meets this condition unless its file says that it does not.
 */
export declare function exampleAnswers(policy: EmployerPlan): PlanAnswers;
/** Returns the example course of a plan, with a result unless it only was completed. */
export declare function exampleCourse({ expected: { course } }: EmployerPlan): PaidCourse;
export {};
