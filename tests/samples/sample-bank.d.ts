import type { BankQuestion } from '@redwhiteandcode/contract/assessment/bank.ts';
/** A text that only keys, feedback, and explanations have. */
export declare const secret = 'SECRET-OF-THE-KEY';
/** A question type of each kind that can be graded, with its key. */
export declare const gradedTasks: {
  one: {
    kind: 'one';
    choices: {
      id: string;
      text: string;
      feedback: string;
      is_right: boolean;
    }[];
  };
  several: {
    kind: 'several';
    choices: {
      id: string;
      text: string;
      is_right: boolean;
      feedback: string;
    }[];
  };
  order: {
    kind: 'order';
    items: {
      id: string;
      text: string;
    }[];
  };
  match: {
    kind: 'match';
    pairs: {
      id: string;
      left: string;
      right: string;
    }[];
    extras: {
      id: string;
      right: string;
    }[];
  };
  sort: {
    kind: 'sort';
    groups: {
      id: string;
      title: string;
    }[];
    items: {
      id: string;
      text: string;
      group: string;
      feedback: string;
    }[];
  };
  number: {
    kind: 'number';
    value: number;
    tolerance: number;
    unit: string;
    near: {
      value: number;
      feedback: string;
    }[];
  };
  mark: {
    kind: 'mark';
    source: string;
    sentences: {
      id: string;
      text: string;
      is_right: boolean;
      feedback: string;
    }[];
  };
};
/** An approved bank with a question of each kind in each of `modules` modules. */
export declare const sampleBank: (modules: number) => BankQuestion[];
