/** Why a company takes a seat back, in the order in which it is asked. */
export const takeBackReasons = ['left', 'layoff', 'other_use', 'other'] as const;
export type TakeBackReason = (typeof takeBackReasons)[number];

/** The days for which the courses of a person stay open after a layoff. */
export const layoffDays = 30;

/** The days for which lessons stay open after a company's seats have ended. */
export const termGraceDays = 14;

/** The words with which a company chooses why it takes a seat back. */
export const takeBackWords: Readonly<Record<TakeBackReason, string>> = {
  left: 'Left the company',
  layoff: 'Because of a layoff',
  other_use: 'Someone else needs the seat',
  other: 'Another reason',
};
