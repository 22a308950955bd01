import { describe, expect, it } from 'vitest';
import { accountRules } from '../account/rules.ts';
import { courseRules, courseTexts, lessonTexts, moduleTexts } from '../course/rules.ts';
import { corporateRules } from '../corporate/rules.ts';
import { payerRules, paymentRules } from '../orders/rules.ts';
import { emojiNote, printError, withoutEmoji } from './printed-text.ts';
import { reimbursementRules } from '../reimbursement/rules.ts';
import { planDocumentRules } from '../reimbursement/plan-document-rules.ts';
import { termRules } from '../reimbursement/plan-limits.ts';
import { toolkitRules } from '../reimbursement/toolkit-rules.ts';

describe('a text that documents show', () => {
  it.each([
    '李小龍',
    '山田太郎',
    '김철수',
    'محمد علي',
    'علی‌رضا',
    'יוסף כהן',
    'สมชาย',
    'अमित कुमार',
    'Nguyễn Thị Hạnh',
    'Ana 🚀 Silva',
    "O'Brien-Łukasz",
  ])('may be %s', (name) => {
    expect(printError(name)).toBeUndefined();
  });

  it.each([
    ['தமிழ்', 'Documents cannot show த ம ி ழ ். Please use other characters'],
    ['Ana ꯃ', 'Documents cannot show ꯃ. Please use other characters'],
    ['𝓐𝓷𝓪', 'Documents cannot show 𝓐 𝓷 𝓪. Please use other characters'],
    ['🚀', 'Please use letters or digits. Documents leave out emoji'],
    ['…', 'Please use letters or digits. Documents leave out emoji'],
  ])('may not be %s', (name, message) => {
    expect(printError(name)).toBe(message);
  });

  it.each(
    Object.entries({
      'full name': accountRules.fullName,
      ...payerRules,
      'purchase order': paymentRules.purchaseOrder,
      reference: paymentRules.reference,
      'company of seats': corporateRules.company,
      'employer of a request': toolkitRules.employer_name,
      'HR contact': toolkitRules.hr_name,
      'employee number': toolkitRules.employee_number,
      'name of the decider': toolkitRules.decider_name,
      'title of the decider': toolkitRules.decider_title,
      comment: toolkitRules.comment,
      'reason of a denial': toolkitRules.reason,
      'company of a plan': planDocumentRules.company_name,
      'name of a plan': planDocumentRules.plan_name,
      eligibility: planDocumentRules.eligibility,
      'approver of a plan': termRules.approver,
      'deadline of a plan': termRules.deadline_words,
      'other terms of a plan': termRules.other,
      'employer of a reimbursement': reimbursementRules.employer,
      'title of a course': courseTexts.title,
      'description of a course': courseTexts.description,
      'title of a module': moduleTexts.module_title,
      'title of a lesson': lessonTexts.lesson_title,
      'learning outcome': courseRules.line,
    }),
  )('is checked when it is typed: %s', (_, rule) => {
    expect(rule('தமிழ்')).toContain('cannot show');
    expect(rule('李小龍 🚀')).toBeUndefined();
  });
});

it.each([
  ['Ana 🚀 Silva', 'Ana Silva'],
  ['🚀 Kickoff', 'Kickoff'],
  ['AI🚀Basics', 'AIBasics'],
  ['Flags 🇺🇸🇲🇽 and ❤️!', 'Flags and !'],
  ['Version 1️⃣ of 👩🏽‍🚀', 'Version 1 of'],
  ['Route 66 © # *', 'Route 66 © # *'],
])('leaves the emoji out of %s', (text, without) => {
  expect(withoutEmoji(text)).toBe(without);
});

it('tells the author of a text with emoji', () => {
  expect(emojiNote('AI Basics 🚀 for Teams')).toBe('Certificates and other documents leave out the emoji');
  expect(emojiNote('AI Basics 101 ™')).toBeUndefined();
});
