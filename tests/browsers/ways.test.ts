import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { makePdf } from '../../lambdas/src/platform/upload-check/test-files.ts';
import { newLearner, signIn } from '../clients/api-client.ts';
import { recordCheck } from '../clients/payment-client.ts';
import { temporaryFolder } from '../platform/platform.ts';
import { sampleCourse } from '../samples/sample-course.ts';
import type { Screen } from './screen.ts';
import { admin, describeInBrowsers } from './site.ts';

// These tests state what must work in every browser engine; what each page does is tested once, in `tests/e2e`.

const password = 'browser-password';
const course = { id: 'ai-fundamentals-for-business', title: 'AI Fundamentals for Business' };

describeInBrowsers(({ name, screen: shown, origin, staff, signInAs }) => {
  let screen: Screen;
  beforeAll(() => {
    screen = shown();
  });
  const newEmail = () => `${name.toLowerCase()}-${crypto.randomUUID()}@example.com`;

  it('a visitor looks around: theme, filter, questions, calculator, help, back and forward', async () => {
    await screen.open('/');
    await screen.set('Level', 'Beginner');
    await screen.seeNo('Machine Learning Operations');
    await screen.fill('Number of employees', '20');
    await screen.see('$75,000');
    await screen.click('link', 'About');
    await screen.atPath('/about');
    // The sections above the footer load later and move it.
    await screen.see('Company information');
    await screen.click('link', 'Help Center');
    await screen.atPath('/help');
    await screen.fill(/Search/, 'laid off');
    await screen.atPath('/help?q=laid+off');
    await screen.clickText('Who qualifies for Layoff to Lift-Off?');
    await screen.see('within the past 12 months');
    await screen.back();
    await screen.atPath('/help');
    await screen.back();
    await screen.atPath('/about');
    await screen.forward();
    await screen.atPath('/help');
    expect(screen.errors() ?? []).toEqual([]);
  });

  it('an unknown course is reported without an error in the page', async () => {
    await screen.open('/course/no-such-course');
    await screen.see('Course Not Found');
    expect((screen.errors() ?? []).filter((error) => !/404/.test(error))).toEqual([]);
  });

  it('a learner signs up, enrolls, learns by keyboard, finishes, and a stranger verifies the certificate', async () => {
    const email = newEmail();
    await screen.open('/auth?mode=signup');
    await screen.fill('Full Name', 'Browser Learner');
    await screen.fill('Email', email);
    await screen.fill('Password', password);
    await screen.press('Enter');
    await screen.see('Account created successfully. You can now sign in.');
    await screen.open(`/auth?returnTo=/course/${course.id}`);
    await screen.fill('Email', email);
    await screen.fill('Password', password);
    await screen.press('Enter');
    await screen.see('Welcome back!');
    await screen.atPath(`/course/${course.id}`);
    await screen.click('button', 'Enroll Now');
    await screen.click('link', 'Continue Learning');
    await screen.tabTo('checkbox', 'Mark complete');
    await screen.press('Space');
    await screen.hasState('checkbox', 'Mark complete', 'checked', true);
    await screen.press('ArrowRight');
    await screen.hasState('checkbox', 'Mark complete', 'checked', false);

    const learner = await signIn(origin(), email, password);
    const [order] = (await learner.send('GET', '/api/orders')).body.items;
    await recordCheck(staff(), order.id);
    const { body } = await learner.send('GET', `/api/courses/${course.id}/content`);
    const lessons: string[] = body.items.flatMap(
      (module: { module_number: number; lessons: { lesson_number: number }[] }) =>
        module.lessons.map((lesson) => `${module.module_number}/${lesson.lesson_number}`),
    );
    for (const lesson of lessons.slice(1, -1)) {
      await learner.send('PUT', `/api/courses/${course.id}/progress/${lesson}`);
    }
    await screen.open(`/learn/${course.id}/${lessons.at(-1)}`);
    await screen.hasState('checkbox', 'Mark complete', 'checked', false);
    await screen.tabTo('checkbox', 'Mark complete');
    await screen.press('Space');
    await screen.atPath(`/learn/${course.id}/complete`);
    await screen.see('Certificate of Completion');
    const [enrollment] = (await learner.send('GET', '/api/enrollments')).body.items;
    const number: string = enrollment.certificate_number;

    await screen.forget();
    await screen.open('/verify');
    await screen.fill(/^Certificate number/i, number.toLowerCase());
    await screen.press('Enter');
    await screen.see('Browser Learner');
    expect(screen.errors() ?? []).toEqual([]);
  });

  it('a person who was laid off applies with a file', async () => {
    const applicant = await newLearner(origin(), 'Browser Applicant');
    const file = path.join(temporaryFolder(), 'letter.pdf');
    writeFileSync(file, makePdf());
    await signInAs(applicant, '/layoff-application');
    await screen.fill('Full name', 'Browser Applicant');
    await screen.fill('Email', applicant.email);
    await screen.fill('Previous company', 'Sample Company');
    await screen.fill('Previous role', 'Analyst');
    await screen.set('Layoff date', new Date().toISOString().slice(0, 10));
    await screen.set('Job search status', 'interviewing');
    await screen.attach(file);
    await screen.see('letter.pdf');
    await screen.click('button', 'Submit Application');
    await screen.see('Application Submitted!');
    const { body } = await applicant.send('GET', '/api/layoff-applications');
    expect(body.items).toMatchObject([
      { applicant_name: 'Browser Applicant', proof_document_url: expect.stringMatching(/\.pdf$/) },
    ]);
  });

  it('an admin sees a new row in an open list', async () => {
    const company_name = `Sample Company ${crypto.randomUUID()}`;
    await signInAs(admin, '/admin/corporate-accounts');
    await screen.see('Live: changes appear immediately');
    await screen.seeNo(company_name);
    const { status } = await staff().send('POST', '/api/admin/corporate-accounts', {
      company_name,
      primary_contact_email: 'sample@example.com',
      seats_purchased: 5,
      account_status: 'active',
    });
    expect(status).toBe(201);
    await screen.see(company_name);
  });

  it('an admin edits a lesson and publishes it', async () => {
    const title = `Sample ${crypto.randomUUID()}`;
    const { body } = await staff().send('POST', '/api/admin/courses', {
      ...sampleCourse,
      title,
      publish: true,
    });
    await signInAs(admin, `/admin/courses/${body.id}`);
    await screen.fill('Title', `${title} revised`);
    await screen.click('tab', 'Lessons');
    await screen.click('textbox', 'Lesson text');
    await screen.press('End');
    await screen.type(' A sentence from this browser.');
    await screen.click('button', 'Publish changes');
    await screen.see('Published: learners see this');
    const { body: saved } = await staff().send('GET', `/api/admin/courses/${body.id}`);
    expect(saved.title).toBe(`${title} revised`);
    expect(JSON.stringify(saved.modules)).toContain('A sentence from this browser.');
    await staff().send('DELETE', `/api/admin/courses/${body.id}`);
  });
});
