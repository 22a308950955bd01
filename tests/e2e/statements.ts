import { unwrittenCourse, type Viewer } from './pages.ts';

/** The content of a part of a page. Comparisons ignore case and the style of apostrophes. */
export interface Shown {
  /** A CSS selector for the part. @default the main part */
  within?: string;
  texts?: readonly (string | RegExp)[];
  /** Texts that must not appear. */
  absent?: readonly (string | RegExp)[];
  /** Link texts and their targets, without the query. */
  links?: Readonly<Record<string, string>>;
  /** Targets of links with any text. */
  hrefs?: readonly string[];
  buttons?: readonly (string | RegExp)[];
  /** Labels of form fields. */
  fields?: readonly (string | RegExp)[];
  /** Whether the texts may be in collapsed parts. @default false */
  isFolded?: boolean;
}

/** The viewers that the specification knows. */
export type StatedViewer = Exclude<Viewer, 'manager'>;

/** What the specification says a page shows when it opens. */
export interface Stated {
  path: string;
  viewer: StatedViewer;
  statements: Readonly<Record<string, Shown>>;
}

const shows =
  (viewer: StatedViewer) =>
  (path: string, statements: Stated['statements']): Stated => ({ path, viewer, statements });
const visitors = shows('visitor');
const learners = shows('learner');
const admins = shows('admin');

/** Everything that sections 1, 2, 4, 8, and 9 of the specification say pages show. */
export const statedPages: readonly Stated[] = [
  visitors('/', {
    'Headline about tax-free AI training paid by the employer': {
      within: '#main h1',
      texts: [/tax-free/, /employer/],
    },
    'Three stat cards: $5,250 tax-free annual limit, $0 out-of-pocket cost, 14 expert-led AI courses': {
      texts: [
        '$5,250',
        'tax-free annual limit',
        '$0',
        'out-of-pocket cost',
        /\b14\b/,
        'expert-led AI courses',
      ],
    },
    "Button 'Start Learning Free Today' to /auth": { links: { 'Start Learning Free Today': '/auth' } },
    "Button 'Calculate Your Savings' scrolling to the calculator": {
      links: { 'Calculate Your Savings': '/#calculator' },
    },
    'How it works has 4 steps': { texts: ['How it works'] },
    'Featured courses: two cards linking to /course/{id}': {
      texts: ['AI Literacy 101', 'AI Productivity for Work', '$299', '$399'],
      hrefs: ['/course/ai-literacy-101', '/course/ai-productivity'],
    },
    "A patriotic 'Made in America' block": { texts: ['Made in America'] },
    'Reimbursement package': { texts: [/reimbursement (package|toolkit)/] },
    'Catalog: two dropdown filters (level, track)': { within: '#programs', fields: ['Level', 'Track'] },
    "A count line 'Showing X of 14 courses'": { within: '#programs', texts: ['Showing 6 of 14 courses'] },
    'A Clear Filters button shown only when a filter is active': {
      within: '#programs',
      absent: ['Clear Filters'],
    },
    "Course cards with a 'View Details' link to /course/{id}": {
      within: '#programs',
      links: { 'View Details': '/course/ai-ethics-and-compliance', 'See Every Course': '/courses' },
    },
    'Coming soon: items with a status': { texts: ['Delayed: get notified', 'Available Now'] },
    "A 'Get Notified' waitlist button": { buttons: ['Get Notified'] },
    'Links to /auth: View All Courses, Start Your Journey, Get Started with These Savings, Get Started Today':
      {
        links: {
          'View All Courses': '/auth',
          'Start Your Journey': '/auth',
          'Get Started with These Savings': '/auth',
          'Get Started Today': '/auth',
        },
      },
    'Other links: /contact (Contact Sales), /about#leadership (Meet Our Team), /ai-transparency (AI-Powered Curriculum)':
      {
        within: 'body',
        links: {
          'Contact Sales': '/contact',
          'Meet Our Team': '/about#leadership',
          'AI-Powered Curriculum': '/ai-transparency',
          'AI Transparency': '/ai-transparency',
          'Verify Certificate': '/verify',
          'Section 127 Guide': '/section-127-resources',
          'Help Center': '/help',
          Privacy: '/privacy',
          Terms: '/terms',
          Employers: '/corporate',
          Layoff: '/layoff-to-liftoff',
          About: '/about',
        },
      },
    'Claimed rating 4.8 with 850 reviews: shown as illustrative, never in structured data': {
      texts: ['4.8', '850'],
    },
    'Calculator: number of employees, training cost per employee, tax rate percent': {
      within: '#calculator',
      fields: [/employees/, /cost/, /tax rate/],
    },
    'Example: 10 employees at $5,000 and 25% give $12,500 savings and $37,500 net; employee cost always 0': {
      within: '#calculator',
      texts: ['$50,000', '$12,500', '$37,500', '$0'],
    },
    'Employers reimburse tax-free under Section 127, up to $5,250 per employee and calendar year, across all assistance':
      { texts: ['$5,250', /section 127/] },
    '14 expert-led AI courses from beginner to executive level': {
      texts: [/expert-led AI courses/, /\b14\b/, /beginner to executive/],
    },
    'The employee pays up front, receives a toolkit and submits it to the employer': {
      texts: [/pay/, /package|toolkit/, /reimburse/],
    },
    'The toolkit: itemized receipt, HR explainer, pre-filled request form, certificate, tax guide with retention checklist':
      { texts: [/receipt/, /HR explainer/, /request form/, /certificate/, /record-retention checklist/] },
    'Approvals within 30 days (FAQ: 30-45)': { texts: [/within 30 days, 30 to 45/], isFolded: true },
    'Enrollment figures and testimonials are disclosed as illustrative': {
      texts: [/testimonial|illustrative/, /illustrative/],
    },
  }),
  visitors('/section-127-resources', {
    'Section 127 cap $5,250 per employee and calendar year': { texts: ['$5,250'] },
    'Employer and employee compliance lists': { texts: [/employer/, /employee/] },
    'Covered and not-covered expenses': { texts: [/not covered|not-covered/, /covered/] },
    'A legal disclaimer': { texts: [/not (legal|tax)|legal (or|and) tax advice|tax advice/] },
    'Links to /auth and /corporate': { hrefs: ['/auth', '/corporate'] },
  }),
  visitors('/terms', {
    'Terms: refund rules, 30 days notice for price changes, minimum age 18': {
      texts: [/refund/, /30 days/, /price/, /18/],
    },
    'Refund of 100% if the employer denies despite the toolkit, and the denial is documented': {
      texts: [/denial/, /documented|in writing/, /refund/],
    },
    'Terms: 14-day money-back guarantee, none after 14 days or more than 25% of the course': {
      texts: [/14[\s-]days?/, /25\s?(%|percent)/],
    },
  }),
  visitors('/about', {
    'Mission and vision': { texts: ['mission', 'vision'] },
    'Story: founded 2025 by three co-founders': { texts: ['2025', /three (co-)?founders/] },
    'Leadership cards with initials where there is no picture; anchor leadership': {
      within: '#leadership',
      texts: [/founder/],
    },
    'Core values: Excellence, Integrity, Innovation': { texts: ['Excellence', 'Integrity', 'Innovation'] },
    'AI-powered curriculum linking to /ai-transparency': {
      texts: [/AI-powered/],
      hrefs: ['/ai-transparency'],
    },
    'Stats: $5,250 max annual benefit, 14 AI courses, Section 127, 30 days average reimbursement time': {
      texts: ['$5,250', /14/, /127/, /30 days/, /reimbursement time/],
    },
    'A curriculum powered by a generative AI model': {
      texts: [/AI-powered curriculum/],
      links: { AI: '/ai-transparency' },
    },
  }),
  visitors('/contact', {
    'Support email within 24 hours; contact form within 24 business hours; Mon-Fri 9 AM-6 PM EST': {
      texts: [/24 (business )?hours/, /9 AM/, /6 PM/, 'EST'],
    },
    'Contact information': { texts: ['support@redwhiteandcode.example'] },
    'A form: first name, last name, email, company, phone, employees, message': {
      fields: [/first name/, /last name/, /email/, /company/, /phone/, /employees/, /message/],
    },
  }),
  visitors('/layoff-to-liftoff', {
    'Layoff to Lift-Off: for people laid off within 12 months; free, payment deferred until re-employment': {
      texts: [/laid off|laid-off/, /12 months/, /re-?employ|new (job|employer)/],
    },
    'A 5-step how-it-works: proof of layoff, access on approval, badge, job toolkit, reimbursement from the new employer':
      { texts: [/proof/, /approv/, /badge|certificate/, /toolkit/, /new employer/] },
    'Stats: 87% found jobs within 90 days, 40% average salary increase, 75% got reimbursement': {
      texts: [/87%/, /90 days/, /40%/, /average salary increase/, /75%/, /reimburse/, /illustrative/],
    },
    'Calls to action to /layoff-application': { hrefs: ['/layoff-application'] },
    'Most applications approved within 24 hours; all courses unlock on approval': {
      texts: [/24 hours/, /all (of )?(our |the )?(\d+ )?courses|every course/],
    },
    'A cost from before the new job may not qualify: ask HR or a tax advisor': {
      texts: [/may not/, /HR|tax advisor/],
    },
  }),
  visitors('/privacy', {
    'Copyright from 2025 to the current year': {
      within: 'footer',
      texts: [`© 2025–${new Date().getFullYear()}`],
    },
    'Links: home, /layoff-to-liftoff, /corporate (labeled For Employers), /about': {
      within: 'header',
      links: {
        Home: '/',
        'Layoff to Lift-Off': '/layoff-to-liftoff',
        'For Employers': '/corporate',
        About: '/about',
      },
    },
    'Signed out: Sign In and Get Started, both leading to /auth': {
      within: 'header',
      links: { 'Sign In': '/auth', 'Get Started': '/auth' },
    },
    'Footer: four columns (brand, Programs, Resources, Legal)': {
      within: 'footer',
      texts: ['Red White', 'Programs', 'Resources', 'Legal'],
      links: {
        'Layoff to Lift-Off': '/layoff-to-liftoff',
        'For Employers': '/corporate',
        'Verify Certificate': '/verify',
        'Section 127 Guide': '/section-127-resources',
        'Help Center': '/help',
        'Privacy Policy': '/privacy',
        'Terms of Service': '/terms',
        'AI Transparency': '/ai-transparency',
      },
    },
    'Privacy policy, with the date of its last change': { texts: [/last updated:? \w+ \d+, \d{4}/] },
  }),
  visitors('/auth', {
    'A sign-in tab and a sign-up tab': { within: '#main [role=tablist]', texts: ['Sign In', 'Sign Up'] },
    'A back-to-home link': { links: { home: '/' } },
  }),
  visitors('/auth?mode=reset', {
    'Forgot-password view: email entry, send reset link, back to sign in': {
      fields: ['Email'],
      buttons: [/reset link/, /back to sign in/],
    },
  }),
  visitors('/course/no-such-course', {
    "A 'Course Not Found' page with a back-to-home button": {
      texts: ['Course Not Found'],
      links: { home: '/' },
    },
  }),
  visitors('/course/prompt-engineering-mastery', {
    "Header: level and track badges, title, description, duration, students enrolled, 'Certificate included'":
      {
        texts: [
          'Prompt Engineering Mastery',
          /\d+ weeks/,
          /[\d,]+\+/,
          'Certificate included',
          /Beginner|Intermediate|Advanced|All Levels/,
          /Technical|Operations|Leadership/,
        ],
      },
    "Price box 'Course Price (Employer Pays)' with the note 'Reimbursable via IRS Section 127'; the price is the deduction text":
      { texts: ['Course Price (Employer Pays)', 'Reimbursable via IRS Section 127', /\$\d,\d{3}/] },
    "Signed out: 'Sign In to Enroll' linking to /auth": { links: { 'Sign In to Enroll': '/auth' } },
  }),
  visitors('/course/ai-literacy-101', {
    "Signed out, with details: a locked 'Preview Mode' card with a sign-in button": {
      texts: ['Preview Mode', '18 lessons, about', 'an account, which is free'],
      links: { 'Sign In': '/auth' },
    },
  }),
  visitors(unwrittenCourse, {
    'No details, signed out: a sign-in prompt': { links: { 'Sign In': '/auth' } },
  }),
  visitors('/layoff-application', {
    'Visitors can open the page too': { texts: [/application|apply/] },
  }),
  visitors('/corporate', {
    'Bulk seats for HR and learning teams': { texts: [/seats/, /HR/] },
    'Demo call to action to /contact': { links: { Demo: '/contact' } },
    'Team 10-49 employees $199; Business 50-249 $149 (most popular); Enterprise 250+ custom pricing': {
      texts: [
        /Team/,
        /10\s?(–|-|to)\s?49/,
        '$199',
        /Business/,
        /50\s?(–|-|to)\s?249/,
        '$149',
        /most popular/,
        /Enterprise/,
        /250/,
        /custom/,
      ],
    },
    'Volume discounts for 500 or more seats; prices exclude taxes; seats 10 to 1,000+': {
      texts: [
        /500/,
        /volume discount/,
        /exclud\w+ tax|before tax|plus tax|tax(es)? (is|are) (extra|not included)/,
        /1,000\+?/,
      ],
    },
    'Stats: 14 expert courses, 24/7 access': { texts: [/14/, /24\/7/] },
    'The page mentions an admin dashboard': { texts: [/admin(istrator)? dashboard/] },
  }),
  visitors('/verify', {
    'A text input and a search button': { fields: ['Certificate number'], buttons: [/verify|search/] },
  }),
  visitors('/help', {
    'The employee pays up front, receives a toolkit and submits it to the employer': {
      isFolded: true,
      texts: [/toolkit/],
    },
    'Category chips: all plus Section 127, Enrollment, Reimbursement, Layoff to Lift-Off, Certificates, Corporate':
      {
        texts: [
          /all/,
          'Section 127',
          'Enrollment',
          'Reimbursement',
          'Layoff to Lift-Off',
          'Certificates',
          'Corporate',
        ],
      },
    "Result count with 'result' or 'results'": { texts: [/10 results/] },
    'Three quick cards: Section 127 guide, Reimbursement Toolkit download, Contact Support': {
      texts: ['Section 127', 'Reimbursement Toolkit', 'Contact Support'],
      hrefs: ['/section-127-resources', '/contact'],
    },
    "'Still need help': support address, a live chat button marked 'Coming Soon', hours Monday-Friday 9 AM-6 PM EST":
      {
        texts: [
          'Still need help',
          'support@redwhiteandcode.example',
          'Coming Soon',
          /Monday/,
          /Friday/,
          /9 AM/,
          /6 PM/,
          'EST',
        ],
      },
    'Answers: 12 months, money back on a denial, certificates publicly verifiable': {
      isFolded: true,
      texts: [/12 months/, /den(y|ies|ied|ial)/, /verif/],
    },
  }),
  visitors('/tax-benefits', {
    'The explainer links to /auth and /contact': { hrefs: ['/auth', '/contact'] },
    'The explainer is /tax-benefits, the resources are /section-127-resources': {
      within: 'body',
      hrefs: ['/section-127-resources'],
    },
    'Employers reimburse tax-free under Section 127, up to $5,250 per employee and calendar year, across all assistance':
      { texts: ['$5,250', /calendar year/, /not tax advice|ask your (hr|tax)|tax advisor/] },
  }),
  visitors('/ai-transparency', {
    'Curricula and instructor profiles are disclosed as AI-generated by a Gemini Flash model': {
      texts: [/AI-generated/, /Gemini/, /Flash/, /instructor/],
    },
    'Enrollment figures and testimonials are disclosed as illustrative': { texts: [/illustrative/] },
  }),
  visitors('/verify/RWC-2025-DEM0CERT', {
    'A result card': { texts: ['Demo Learner', 'AI Fundamentals for Business', 'RWC-2025-DEM0CERT'] },
  }),
  visitors('/no/such/page', {
    "Any unknown route shows 'Oops! Page not found' with a link to home": {
      texts: ['Oops! Page not found'],
      links: { home: '/' },
    },
  }),
  visitors('/verify/RWC-2025-00000000', {
    "Not found: 'Certificate Not Found', 'Please double-check the certificate number and try again.'": {
      texts: ['Certificate Not Found', 'Please double-check the certificate number and try again.'],
    },
  }),
  learners('/', {
    'A link to /#programs': { hrefs: ['/#programs'] },
  }),
  learners(unwrittenCourse, {
    "No details, signed in: 'Generate AI-Powered Course Content'": {
      buttons: ['Generate AI-Powered Course Content'],
    },
  }),
  learners('/course/ai-literacy-101', {
    'Signed in, with details: outcomes, prerequisites, ideal roles, curriculum by week, instructor': {
      isFolded: true,
      texts: [
        /outcomes|what you(’|')?ll learn|what you will learn/,
        /prerequisites/,
        /roles/,
        /weeks? \d/,
        /instructor/,
      ],
    },
  }),
  learners('/dashboard', {
    'Four stat cards: Active Courses, Completed, Total Hours, Avg Progress': {
      texts: ['Active Courses', 'Completed', 'Total Hours', 'Avg Progress'],
    },
    'Enrolled courses: status badge, level, title, description, duration, track, progress bar and percent': {
      texts: [
        'AI Fundamentals for Business',
        '8 weeks',
        'Operations',
        'Beginner',
        '100%',
        /completed/,
        /paused/,
        /active/,
      ],
    },
    "'Start Learning' (progress 0) or 'Continue Learning' going to /learn/{courseId}": {
      texts: ['Continue Learning'],
      links: { 'Start Learning': '/learn/ai-literacy-101', Details: '/course/ai-literacy-101' },
    },
    '/dashboard is the learner dashboard': { texts: ['My Learning Dashboard'] },
    'Signed in: an Account menu with My Dashboard (/dashboard) and Sign Out': {
      within: 'header',
      isFolded: true,
      texts: ['Account', 'Sign Out'],
      links: { 'My Dashboard': '/dashboard' },
    },
  }),
  learners('/learn/ai-fundamentals-for-business', {
    'Left outline of modules and lessons with completion marks': {
      isFolded: true,
      texts: [/outline/],
      hrefs: ['/learn/ai-fundamentals-for-business/1/1'],
    },
  }),
  learners('/learn/ai-fundamentals-for-business/1/2', {
    "Lesson heading, a 'Mark complete' checkbox, HTML content, Previous and Next": {
      fields: ['Mark complete'],
      texts: ['Previous', 'Next'],
    },
  }),
  learners('/learn/machine-learning-operations', {
    "No course or content: 'Course content not available' with 'Back to Dashboard' to /dashboard": {
      texts: ['Course content not available'],
      links: { 'Back to Dashboard': '/dashboard' },
    },
  }),
  learners('/learn/prompt-engineering-mastery', {
    '/learn/{courseId} is the player': { fields: ['Mark complete'] },
  }),
  learners('/layoff-application', {
    'Application form with the fields of section 3 and an optional proof': {
      fields: [/name/, /email/, /phone/, /company/, /role/, /date/, /LinkedIn/, /status/, /industry/],
      texts: [/optional/, /5 ?MB/],
    },
  }),
  admins('/admin', {
    Heading: { texts: ['Admin Dashboard'] },
    "A sidebar titled 'Admin Panel'": { within: '[data-component=Sidebar]', texts: ['Admin Panel'] },
  }),
  admins('/admin/users', {
    Heading: { texts: ['User Management'] },
  }),
  admins('/admin/roles', {
    Heading: { texts: ['Role Management'] },
    'Name, Email, Role, Assigned, Actions': {
      texts: ['Manage user roles and permissions', 'Name', 'Email', 'Role', 'Assigned', 'Actions'],
    },
  }),
  admins('/admin/courses', {
    Heading: { texts: ['Course Management'] },
  }),
  admins('/admin/enrollments', {
    Heading: { texts: ['Enrollment Management'] },
  }),
  admins('/admin/layoff-applications', {
    Heading: { texts: ['Layoff to Lift-Off Applications'] },
  }),
  admins('/admin/reimbursements', {
    Heading: { texts: ['Reimbursement Tracking'] },
  }),
  admins('/admin/corporate-accounts', {
    Heading: { texts: ['Corporate Accounts'] },
  }),
];
