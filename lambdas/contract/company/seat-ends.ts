/** Why a company takes a seat back, in the order in which it is asked. */
export const takeBackReasons = ['left', 'layoff', 'other_use', 'other'] as const;
export type TakeBackReason = (typeof takeBackReasons)[number];

/** The words with which a company chooses why it takes a seat back. */
export const takeBackWords: Readonly<Record<TakeBackReason, string>> = {
  left: 'Left the company',
  layoff: 'Because of a layoff',
  other_use: 'Someone else needs the seat',
  other: 'Another reason',
};

/** Why the courses of a seat end: it was taken back, the term of the company's seats is over, or its account is closed. */
export const seatEndReasons = [...takeBackReasons, 'term_over', 'account_closed'] as const;
export type SeatEndReason = (typeof seatEndReasons)[number];

/** The days for which courses stay open after a layoff. */
export const layoffDays = 30;

/** The days for which lessons stay open after the term of a company's seats. */
export const termGraceDays = 14;

const sentences: Readonly<Record<SeatEndReason, (company: string) => string>> = {
  left: (company) => `${company} took your seat back because you left the company.`,
  layoff: (company) => `${company} took your seat back because of a layoff.`,
  other_use: (company) => `${company} gave your seat to someone else.`,
  other: (company) => `${company} took your seat back.`,
  term_over: (company) => `The term of ${company}’s seats is over.`,
  account_closed: (company) => `${company}’s account is closed.`,
};

/** Returns the sentence that tells a learner why the seat of a course ended. */
export const seatEndSentence = ({
  reason,
  company_name,
}: {
  reason: SeatEndReason;
  company_name: string;
}): string => sentences[reason](company_name);

/** What a learner keeps without the seat, as a sentence. */
export const keptWithoutSeat = 'Your progress, certificates, and results stay.';
