import { both, heldBy, later, section, shown } from './statement.ts';

const forms = 'tests/e2e/forms.spec.ts';
const offers = 'tests/e2e/offers.spec.ts';
const landing = 'tests/e2e/landing.spec.ts';
const messages = 'tests/e2e/messages.spec.ts';
const store = 'app/src/session/sessionStore.test.ts';
const learningRules = 'lambdas/src/learning/rules.test.ts';
const learning = 'tests/api/learning.test.ts';
const statements = 'tests/api/statements.test.ts';
const authorization = 'tests/api/authorization.test.ts';
const problems = 'tests/api/problems.test.ts';
const generation = 'tests/api/generation.test.ts';
const generationPage = 'tests/e2e/generation.spec.ts';
const everyone = '${id} as ${who}';
const namesEvery = 'names every field that is refused, with the document’s messages';

/** Section 4: states and transitions. */
export const states = section('4 States and transitions', [
  [
    'state-filters',
    'Catalog filters: level and track, default all; Clear Filters resets both',
    heldBy(offers, 'the catalog counts what its filters leave, and clears them'),
  ],
  [
    'state-catalog',
    'The catalog starts with the built-in list and switches to fetched data if the fetch returns rows',
    heldBy(landing, 'keeps its built-in list where the API fails, and only logs it'),
  ],
  [
    'state-accordion',
    'Accordions: one item open at a time; the open item can be closed',
    heldBy(offers, 'the landing page’s 11 questions open one at a time, and close'),
  ],
  [
    'state-soon',
    'Coming-soon statuses: Q2 2025, Q3 2025, Available Now',
    shown({ path: '/', texts: ['Q2 2025', 'Q3 2025', 'Available Now'] }),
  ],
  [
    'state-auth-events',
    'Authentication events, INITIAL_SESSION to PASSWORD_RECOVERY',
    heldBy(store, 'tells listeners what happens, starting with what is'),
  ],
  ['state-mfa', 'MFA_CHALLENGE_VERIFIED', later('Two-step sign-in comes with the account’s second step.')],
  [
    'state-admin-flag',
    'On sign-in the navigation checks for the admin role; on sign-out it is cleared',
    heldBy(
      'tests/e2e/admin-area.spec.ts',
      'is in an admin’s account menu until they sign out, and in nobody else’s',
    ),
  ],
  [
    'state-session',
    'The session persists in local storage and refreshes automatically',
    heldBy(store, 'refreshes by itself a minute before the token ends'),
  ],
  [
    'state-sign-up',
    'Sign-up creates an account and clears the form; the user then signs in',
    heldBy('tests/e2e/way-through.spec.ts', /^a learner signs up/),
  ],
  [
    'state-sign-in',
    'Sign-in leads to /',
    heldBy('tests/e2e/session.spec.ts', 'follows no way out of the site'),
  ],
  [
    'state-course',
    'Course page: loading, then found or not found',
    heldBy('tests/e2e/pages.spec.ts', /^a course that does not exist/),
  ],
  [
    'state-generating',
    'A generating flag while AI content is made, after which the course is reloaded',
    heldBy(generationPage, 'is written within ten seconds without a model, says so, and is played'),
  ],
  [
    'state-verify',
    'Certificate verify: idle, verifying, found, not found',
    heldBy('tests/e2e/pages.spec.ts', 'searching for a certificate leaves the focus in the field'),
  ],
  [
    'state-application',
    'Application submit: submitting, with an uploading phase',
    heldBy('stories/screens/employer/LayoffApplicationForm.stories.tsx', /Uploading|Pending|Submitting/),
  ],
  [
    'state-application-status',
    "Application status: created as 'pending'",
    heldBy(statements, 'an application takes each of the document’s job search statuses, and no other'),
  ],
  [
    'state-enrollment',
    'Enrollment status: active, completed, paused',
    heldBy(learning, 'is paused and resumed by its learner, by nobody else'),
  ],
  [
    'state-enrollment-colors',
    'Badge colours: green, blue, yellow, grey for others',
    heldBy('stories/components/data/StatusBadge.stories.tsx', 'StickerSheet'),
  ],
  [
    'state-tick',
    'A lesson is complete if a row exists; ticking creates it, unticking deletes it',
    heldBy(learning, 'makes one row of many ticks of one lesson, and none of many unticks'),
  ],
  [
    'state-position',
    'Next moves to the next lesson or the first of the next module; Previous mirrors it',
    heldBy(
      'app/src/learning/learning.test.ts',
      'follow one another across modules in the course’s order, whatever their numbers',
    ),
  ],
  [
    'state-contact',
    "Contact: idle, sending ('Sending...'), success (form cleared) or failure (form kept)",
    heldBy(forms, 'the contact form says that it is sending, thanks, and is empty again'),
  ],
  [
    'state-progress-bar',
    'Progress bar states: indeterminate, loading, complete',
    heldBy('stories/components/feedback/ProgressBar.stories.tsx', 'StickerSheet'),
  ],
]);

const application = 'an application is refused with the document’s message for its %s';

/** Section 5: validation rules. */
export const validation = section('5 Validation rules', [
  ['rule-email', "Email: 'Please enter a valid email address'", heldBy(problems, namesEvery)],
  [
    'rule-password',
    "Password at least 6: 'Password must be at least 6 characters'",
    heldBy(problems, namesEvery),
  ],
  ['rule-full-name', "Sign-up: 'Please enter your full name'", heldBy(problems, namesEvery)],
  [
    'rule-toast',
    "A toast titled 'Validation Error' with the first message",
    heldBy('tests/e2e/session.spec.ts', 'says what is wrong, and puts the focus there'),
  ],
  [
    'rule-reset',
    'The reset email is validated the same way',
    heldBy(messages, 'the reset email is validated as the sign-in’s'),
  ],
  [
    'rule-application',
    'Application: name 2-100, email, company 2-200, role 2-200, date, LinkedIn URL, status, industry, each with its message',
    heldBy(statements, application),
  ],
  [
    'rule-application-form',
    'The same messages in the form',
    heldBy(forms, 'the application form names what is missing, with the document’s messages'),
  ],
  [
    'rule-job-status',
    'Status options: actively_searching, casually_looking, interviewing, just_started',
    heldBy(statements, 'an application takes each of the document’s job search statuses, and no other'),
  ],
  [
    'rule-proof-type',
    "Proof: PDF, JPEG or PNG, else 'Invalid file type'",
    heldBy(forms, 'a proof of another type or over 5 MB is refused with the document’s words'),
  ],
  [
    'rule-proof-size',
    "Proof: at most 5 MB, else 'File too large'",
    heldBy(forms, 'a proof of another type or over 5 MB is refused with the document’s words'),
  ],
  ['rule-certificate', 'Certificate lookup: trimmed and upper-cased', heldBy(learning, 'is found as %j')],
  [
    'rule-certificate-empty',
    "Empty: toast 'Certificate Number Required'",
    heldBy(messages, 'an empty certificate number is asked for'),
  ],
  [
    'rule-contact',
    'Contact: first and last name, email, company, message required; phone and employees optional',
    heldBy(statements, 'a message is refused without its %s'),
  ],
  [
    'rule-contact-employees',
    'Employees: an integer of at least 1, omitted when empty',
    heldBy(statements, 'a message takes no employees, or a whole number of at least one'),
  ],
  [
    'rule-calculator',
    'Calculator: employees min 1, default 10; cost min 0, default 5000; rate 0 to 100, default 25',
    heldBy(
      offers,
      'the calculator starts at 10 employees, $5,000 and 25 percent, and caps at the yearly limit',
    ),
  ],
  [
    'rule-progress',
    'Progress = completed / total, rounded',
    heldBy(learningRules, 'of %i lessons out of %i is %i percent'),
  ],
  [
    'rule-hours',
    'Total Hours sums the leading number of each duration',
    heldBy('app/src/learning/learning.test.ts', 'count, add up and average'),
  ],
  [
    'rule-credentials',
    'Sign-up and sign-in need an email and a password',
    heldBy('app/src/auth/auth.test.ts', 'ask for both parts of a sign-in'),
  ],
]);

/** Section 6: roles and permissions. */
export const roles = section('6 Roles and permissions', [
  [
    'role-visitor',
    'A visitor sees marketing pages, header and price, the locked preview, help and verification',
    heldBy(authorization, everyone),
  ],
  ['role-visitor-not', 'A visitor cannot see details or enroll', heldBy(authorization, everyone)],
  [
    'role-learner',
    'A signed-in user sees details, dashboard and player: own enrollments and progress only',
    heldBy(authorization, everyone),
  ],
  ['role-application', 'A signed-in user can submit a layoff application', heldBy(authorization, everyone)],
  [
    'role-generation',
    'A signed-in user can trigger generation when a course has none',
    heldBy(
      generation,
      'is written once by ten simultaneous requests, published whole, and says who wrote it',
    ),
  ],
  [
    'role-admin',
    'Admin: a user_roles row with role admin; sees the Admin Dashboard link',
    heldBy(
      'tests/e2e/admin-area.spec.ts',
      'is in an admin’s account menu until they sign out, and in nobody else’s',
    ),
  ],
  [
    'role-server',
    'The server enforces all of it',
    heldBy(authorization, 'asks for a session before it looks at anything else'),
  ],
]);

/** Section 7: the calls. */
export const calls = section('7 Calls', [
  [
    'call-sign-up',
    'Sign up: email, password, full_name',
    heldBy('tests/api/identity.test.ts', /^makes an account with the role user/),
  ],
  [
    'call-sign-in',
    'Sign in with password',
    heldBy('tests/api/identity.test.ts', 'answers a wrong password and an unknown address alike'),
  ],
  [
    'call-reset',
    'Reset password for an email, leading to /auth',
    heldBy('tests/e2e/session.spec.ts', 'a forgotten password is replaced through the link in the mail'),
  ],
  [
    'call-sign-out',
    '401, 403 and 404 answers to sign-out are ignored and the local session is cleared',
    heldBy(store, 'is signed out here when the server answers %i'),
  ],
  [
    'call-refresh',
    'The session is refreshed',
    heldBy('tests/api/identity.test.ts', 'is renewed by its refresh token, which is replaced'),
  ],
  [
    'call-auth-service',
    'Further calls of the authentication service: which of them screens use is not shown',
    later('No screen of the document uses them.'),
  ],
  [
    'call-courses',
    'courses: all, by created_at ascending',
    heldBy(problems, 'answers all 14 catalog courses in their order, page by page'),
  ],
  [
    'call-courses-error',
    'On an error the built-in list is kept',
    heldBy(landing, 'keeps its built-in list where the API fails, and only logs it'),
  ],
  [
    'call-course',
    'courses by id; course_details by id, zero or one',
    heldBy(problems, 'answers 404 to an unknown path, method and thing'),
  ],
  [
    'call-generate',
    "'generate-course-content' with {courseId}",
    heldBy(
      generation,
      'is written once by ten simultaneous requests, published whole, and says who wrote it',
    ),
  ],
  [
    'call-upload',
    'Upload under {userId}/{random}_{timestamp}.{ext}',
    heldBy(
      statements,
      'a proof gets a place in the applicant’s own folder, under a random name of that moment',
    ),
  ],
  [
    'call-application',
    "Insert into layoff_applications with status 'pending'",
    heldBy(statements, 'an application takes each of the document’s job search statuses, and no other'),
  ],
  [
    'call-certificates',
    'certificates by number, zero or one',
    heldBy('tests/api/reads.test.ts', /^is half a unit for a certificate/),
  ],
  ['call-roles', 'user_roles of the current user', heldBy(authorization, everyone)],
  [
    'call-enrollments',
    'enrollments with the joined course, by enrolled_at descending',
    heldBy(learning, 'has an enrollment of each kind'),
  ],
  [
    'call-progress',
    'course_progress: list, insert returning the row, delete',
    heldBy(learning, 'keeps the place and counts the lessons'),
  ],
  ['call-content', 'course_content ordered by module_number', heldBy(learning, /^are sanitized HTML/)],
  [
    'call-enroll',
    "'Enroll Now' creates the enrollment, once",
    heldBy(learning, 'makes one enrollment of twenty simultaneous calls'),
  ],
  [
    'call-contact',
    'The contact form reports success',
    heldBy(forms, 'the contact form says that it is sending, thanks, and is empty again'),
  ],
  [
    'call-helpful',
    "'Helpful' shows a thank-you toast",
    heldBy(forms, 'an answer’s Helpful counts once and says thanks'),
  ],
  [
    'call-analytics',
    'Analytics and pixel scripts; page views report the path on each location change',
    heldBy(
      'tests/e2e/analytics.spec.ts',
      'each place is reported once, with what names nobody, and a course as what was looked at',
    ),
  ],
  [
    'call-view-course',
    'Event view_course: category Course, label = title plus id',
    heldBy(
      'tests/e2e/analytics.spec.ts',
      'each place is reported once, with what names nobody, and a course as what was looked at',
    ),
  ],
  [
    'call-enrollment-event',
    'Event enrollment: category Course, label = title, conversion value 1 USD',
    heldBy('tests/e2e/analytics.spec.ts', 'an enrollment is counted once, with its value'),
  ],
  [
    'call-linkedin',
    'External LinkedIn share link on the verify result',
    heldBy(messages, 'a certificate is shared by its own address'),
  ],
]);

const row = (id: string, situation: string, title: string | RegExp, file = messages) =>
  [`error-${id}`, situation, heldBy(file, title)] as const;

/** Section 8: the error catalogue, row by row. */
export const errors = section('8 Error catalogue', [
  row(
    'validation',
    "Validation failure: 'Validation Error' with the first message",
    'says what is wrong, and puts the focus there',
    'tests/e2e/session.spec.ts',
  ),
  row(
    'exists',
    "'Account exists': 'This email is already registered. Please sign in instead.'",
    'signing up twice says that the account exists',
  ),
  row(
    'sign-up-other',
    'Sign-up other error: the provider’s message',
    'a refusal in the server’s own words is shown as it is: sign-up',
  ),
  row(
    'sign-up',
    "'Success!': 'Account created successfully. You can now sign in.'",
    'signing up says that it worked',
  ),
  row(
    'credentials',
    "'Invalid email or password. Please try again.'",
    'says what is wrong, and puts the focus there',
    'tests/e2e/session.spec.ts',
  ),
  row(
    'sign-in-other',
    'Sign-in other error: the provider’s message',
    'a refusal in the server’s own words is shown as it is: sign-in',
  ),
  row('sign-in', "'Welcome back!' then /", /^a learner signs up/, 'tests/e2e/way-through.spec.ts'),
  row(
    'reset',
    "'Check your email': 'We've sent you a password reset link.'",
    'a forgotten password is replaced through the link in the mail',
    'tests/e2e/session.spec.ts',
  ),
  row(
    'reset-failure',
    'Reset failure: the provider’s message',
    'a refusal in the server’s own words is shown as it is: reset',
  ),
  row(
    'unexpected',
    "'An unexpected error occurred'",
    'a failure without a sentence says that it was unexpected',
  ),
  row('course', "'Failed to load course information'", 'a course that cannot be loaded says so'),
  [
    'error-generate',
    "'Course content generated successfully', 'Failed to generate course content'",
    both(
      heldBy(generationPage, 'is written within ten seconds without a model, says so, and is played'),
      heldBy(generationPage, 'keeps the focus of who presses the button'),
    ),
  ],
  row(
    'application-session',
    "'Authentication Required': 'Please sign in to submit your application.'",
    'an application without a session asks to sign in, and keeps what was typed',
    forms,
  ),
  row(
    'upload',
    "'Upload failed': 'Failed to upload verification document. Please try again.'",
    'a proof that cannot be sent says so, and the form keeps what was typed',
    forms,
  ),
  row(
    'insert',
    "'Submission Failed' with the message, or 'Please try again or contact support.'",
    'an application that is refused says so, and the form keeps what was typed',
    forms,
  ),
  row(
    'application',
    "'Application Submitted!': 'We'll review your application within 24 hours and notify you via email.'",
    'an application is submitted, and leads home',
    forms,
  ),
  [
    'error-certificate',
    "'Certificate Not Found' card with its advice",
    shown({
      path: '/verify/RWC-2025-00000000',
      texts: ['Certificate Not Found', 'Please double-check the certificate number and try again.'],
    }),
  ],
  row(
    'certificate-query',
    "'Verification Failed' with the message or 'Please try again later.'",
    'a certificate that cannot be looked up says so',
  ),
  row('certificate-empty', "'Certificate Number Required'", 'an empty certificate number is asked for'),
  row('dashboard', "'Error': 'Failed to load your courses'", 'a dashboard that cannot be loaded says so'),
  row('player', "'Failed to load course content'", 'a player that cannot be loaded says so'),
  [
    'error-player-empty',
    "Empty state 'Course content not available'",
    shown({
      path: '/learn/machine-learning-operations',
      viewer: 'learner',
      texts: ['Course content not available'],
    }),
  ],
  row(
    'contact',
    "'Failed to send message': 'Please try again or email us directly at {email}'",
    'a message that cannot be sent stays in the form',
    forms,
  ),
  row(
    'contact-success',
    "'Message sent successfully!': 'We'll respond within 24 business hours.'",
    'the contact form says that it is sending, thanks, and is empty again',
    forms,
  ),
  row(
    'helpful',
    "'Thanks for your feedback!': 'We're glad this was helpful.'",
    'an answer’s Helpful counts once and says thanks',
    forms,
  ),
  row(
    'catalog',
    'Landing catalog fetch failure: nothing shown, the built-in list',
    'keeps its built-in list where the API fails, and only logs it',
    landing,
  ),
  [
    'error-routing',
    "Unhandled routing failure: 'Unexpected Application Error!' with the message",
    heldBy('stories/screens/marketing/UnexpectedErrorScreen.stories.tsx', 'Default'),
  ],
  [
    'error-unknown',
    "Unknown route: 'Oops! Page not found'",
    both(shown({ path: '/no/such/page', texts: ['Oops! Page not found'] })),
  ],
]);
