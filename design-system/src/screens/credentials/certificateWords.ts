/** The words of a certificate, by what it is about. */
export const certificateWords = {
  course: {
    title: 'Certificate of Completion',
    statement: 'has completed all lessons of the course',
    dated: 'Completed on',
  },
  program: {
    title: 'Certificate of Participation',
    statement: 'has earned the badge',
    dated: 'Earned on',
  },
} as const;

/** The term before the day on which a certificate expires. */
export const validUntil = 'Valid until';

/** The term before the result of an assessment. */
export const assessed = 'Assessed';

/** The line above the learner's name. */
export const certifiesThat = 'This certifies that';

/** The issuer, unless another is given. */
export const defaultIssuer = 'Red White and Code';

/** The role that signs certificates. */
export const signatoryRole = 'Director of Learning';
