import { ApiError } from '@redwhiteandcode/contract/client.ts';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { describe, expect, it } from 'vitest';
import { submissionFailure, uploadFailure } from './failure.ts';

const failed = 'Failed to upload verification document. Please try again.';
const wrongType = 'Please upload a PDF or image file (JPG, PNG)';
const problem = (status: number, more: object = {}) =>
  new ApiError({ type: 'about:blank', title: 'Title', status, ...more });
const field = (path: string, message: string) => ({ errors: [{ path, message }] });

describe('a failed upload', () => {
  it.each([
    [new Error('The upload was interrupted'), 'Upload failed', failed],
    [problem(500), 'Upload failed', failed],
    [problem(0), 'Upload failed', failed],
    [
      problem(429, { detail: 'Too many attempts. Please wait 1 minute and try again.' }),
      'Upload failed',
      'Too many attempts. Please wait 1 minute and try again.',
    ],
    [problem(400, field('body.content_type', wrongType)), 'Invalid file type', wrongType],
    [problem(400, field('body.file_name', wrongType)), 'Invalid file type', wrongType],
    [
      problem(400, field('body.size', 'File size must be less than 5MB')),
      'File too large',
      'File size must be less than 5MB',
    ],
  ])('because of %o shows %s: %s', (error, title, text) => {
    expect(uploadFailure(error)).toEqual({ title, text, errors: { fields: { proof_document: text } } });
  });
});

describe('an application that the API refuses', () => {
  it.each([
    [problem(422, { type: problemTypes.uploadFailed }), 'Upload failed', failed],
    [problem(422, { type: problemTypes.invalidFileType }), 'Invalid file type', wrongType],
    [
      problem(422, {
        type: problemTypes.invalidFileType,
        errors: [{ path: 'body.proof_upload_key', message: 'This file could not be read.' }],
      }),
      'Upload failed',
      'This file could not be read.',
    ],
  ])('for its document, with %o, shows %s at the document', (error, title, text) => {
    expect(submissionFailure(error)).toEqual({ title, text, errors: { fields: { proof_document: text } } });
  });

  it('for its fields shows the first message in a toast, and each next to its field', () => {
    const errors = [
      { path: 'body.applicant_name', message: 'Name must be at least 2 characters' },
      { path: 'body.layoff_date', message: 'Valid date required' },
    ];
    const { title, errors: shown } = submissionFailure(problem(400, { errors }));
    expect(title).toBe('Validation Error');
    expect(shown.fields).toEqual({
      applicant_name: 'Name must be at least 2 characters',
      layoff_date: 'Valid date required',
    });
  });

  it.each([
    [problem(500, { detail: 'Something went wrong on our side.' }), 'Please try again or contact support.'],
    [new Error('unexpected'), 'Please try again or contact support.'],
    [
      problem(409, { detail: 'You already have an open application.' }),
      'You already have an open application.',
    ],
    [problem(0, { title: 'We could not reach the server.' }), 'We could not reach the server.'],
  ])('with %o shows the failure above the form', { tags: ['application-failure'] }, (error, text) => {
    const { title, errors } = submissionFailure(error);
    expect(title).toBe('Submission Failed');
    expect(errors.form).toBe(`Submission Failed: ${text}`);
  });
});
