import { latestAnnualLimit, limitText } from './annual-limit.ts';
import { packetTitles } from './packetTitles.ts';
import { support } from '../deployment/support.ts';

const year = latestAnnualLimit.year;
const limit = limitText(latestAnnualLimit);

/** The copy of the sample packet; its lists of legal rules are in `section127.ts`. */
export const packetCopy = {
  title: packetTitles.packet,
  subject: 'A blank request form, an explanation of Section 127 for HR, and a record-retention checklist',
  keywords: ['Section 127', 'educational assistance', 'reimbursement request', 'sample'],
  head: `${support.sender}   |   Blank sample`,
  foot: 'Sample for general information. Not legal or tax advice.',
  cover: {
    lead: 'Three documents to give to your employer when you request reimbursement for a course.',
    blank:
      'This is a blank sample. It contains no request, no receipt and no approval, and using it does not make a reimbursement tax-free. If your employer has its own forms, use those.',
    inside: 'What is inside',
    how: 'How to use it',
    steps: [
      'Ask HR whether there is an educational assistance plan and whether it covers the course. Do this before you pay.',
      'Fill in the request form, on the screen or on paper, and attach your itemized receipt and proof of payment.',
      'Submit it with the explanation for HR in the calendar year in which you pay for the course.',
      'Keep a copy of everything on the checklist.',
    ],
    disclaimer: 'What this packet is not',
  },
  form: {
    title: packetTitles.request,
    lead: 'From an employee to the employer, under the employer’s educational assistance plan. Every blank can be filled in on the screen or by hand.',
    parts: {
      employee: 'Part 1. Employee',
      course: 'Part 2. Course',
      amounts: 'Part 3. Amounts paid',
      year: 'Part 4. The same calendar year',
      statement: 'Part 5. Employee statement',
      decision: 'Part 6. Employer decision',
    },
    yearText: `The limit (${limit} for ${year}) counts all educational assistance in a calendar year, including payments on a student loan.`,
    statements: [
      'I paid the amounts above myself, in the calendar year named in part 4.',
      'The course is for my own education, and I was employed here when the expenses arose.',
      'The amounts include no meals, lodging, transportation, or tools and supplies that I may keep, textbooks excepted.',
      'The itemized receipt and the proof of payment are attached.',
      'The certificate of completion, with its grade if the course is assessed, is attached if the plan asks for it.',
      'I will claim no tax credit or deduction for what is reimbursed tax-free.',
    ],
    /** What differs in a request for approval before the course is paid. */
    beforePayment: {
      amounts: 'Part 3. Amount to be paid',
      statements: [
        'I have not paid the amount above yet. I will pay it myself, in the calendar year named in part 4.',
        'The course is for my own education, and I am employed here.',
        'The amount includes no meals, lodging, transportation, or tools and supplies that I may keep, textbooks excepted.',
        'I will submit the itemized receipt and the proof of payment after I have paid.',
        'I will submit the certificate of completion, with its grade if the course is assessed, if the plan asks for it.',
        'I will claim no tax credit or deduction for what is reimbursed tax-free.',
      ],
    },
    decisions: ['Approved', 'Approved in part', 'Denied'],
    denialNote:
      'If the request is denied, please state the reason. The employee may need this page as written proof of the denial.',
  },
  explainer: {
    title: packetTitles.explainer,
    lead: 'What the law lets an employer do, what it requires, and where it stops.',
    rule: 'The rule',
    ruleText: `Under Section 127 of the Internal Revenue Code an employer may pay or reimburse an employee’s education under a written plan. Up to ${limit} in calendar year ${year} may then be left out of the employee’s income, and it is not subject to income tax withholding, Social Security, Medicare or federal unemployment tax. The amount is generally deductible for the employer as a business expense.`,
    limits: 'The yearly limit',
    limitsTitle: packetTitles.limits,
    plan: 'What the plan has to do',
    mayPay: 'What a plan may pay for',
    mayNotPay: 'What it may not pay for tax-free',
    noPlan: 'If there is no plan yet',
    noPlanText:
      'The plan needs no approval by the IRS and no separate fund. The IRS publishes a sample plan document (Publication 5993) that an employer may start from. Employers may set conditions: approval before the course, a grade, certain subjects, a lower limit.',
  },
  checklist: {
    title: packetTitles.checklist,
    lead: 'What to keep, so that both sides can later show why the amount was tax-free.',
    employee: 'The employee keeps',
    employer: 'The employer keeps',
    howLong: 'How long',
    sources: 'Sources',
    sourcesLead: 'This packet is based on these official documents. We last compared it with them in',
    more: 'This packet and the links to all sources are at',
    certificate: 'Anyone can verify a certificate by its number at',
  },
} as const;
