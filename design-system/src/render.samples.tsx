import type { ReactElement } from 'react';
import * as Ds from './index.ts';

const { icons } = Ds;
const long =
  'A sample text that is much longer than what a designer would hope for, with Donaudampfschifffahrt. ';
const nothing = () => undefined;

const course: Ds.CourseSummary = {
  id: 'sample-course',
  title: 'Sample Course',
  description: 'What a course teaches, in a sentence.',
  duration: '8 weeks',
  students: '2,500+',
  level: 'Beginner',
  track: 'Technical',
  deduction: '$4,950',
};

const featured: Ds.FeaturedCourse = {
  ...course,
  price: '$299',
  highlights: ['First', 'Second', 'Third', 'Fourth'],
};

const details: Ds.CourseDetailsData = {
  learning_outcomes: ['Explain what a model is', 'Choose a use case'],
  prerequisites: ['Curiosity'],
  target_roles: ['Analyst'],
  modules: [
    { week: 'Week 1', title: 'Foundations', topics: ['Terms'], deliverables: ['A plan'] },
    { week: 'Week 2', title: 'Practice', topics: ['Prompts'] },
  ],
  instructor_info: { name: 'Sample Instructor', credentials: 'Sample credentials', bio: long },
};

const enrollment = (status: string, progress: number): Ds.EnrollmentSummary => ({
  id: status,
  status,
  course,
  progress,
  certificate_number: progress === 100 ? 'RWC-2025-DEM0CERT' : null,
});

const certificate: Ds.CertificateSummary = {
  certificate_number: 'RWC-2025-DEM0CERT',
  student_name: 'Sample Learner',
  course_title: 'Sample Course',
  completion_date: '2025-06-01',
};

const modules: Ds.OutlineModule[] = [1, 2].map((module_number) => ({
  module_number,
  module_title: `Module ${module_number}`,
  lessons: [1, 2].map((lesson_number) => ({
    lesson_number,
    lesson_title: `Lesson ${lesson_number}`,
    isCompleted: module_number === 1,
  })),
}));

const filtering = { filter: Ds.noFilter, onChange: nothing, total: 14 };
const columns = [{ title: 'Programs', links: [{ label: 'All courses', href: '/#programs' }] }];
const menu = [{ label: 'About', href: '/about' }];
const questions = [
  { id: 'a', title: 'A question?', content: 'Its answer.' },
  { id: 'b', title: 'Another?', content: long, badge: <Ds.Badge>Enrollment</Ds.Badge> },
];

const layout = {
  AppLink: [
    <Ds.AppLink key="1" href="/">
      Home
    </Ds.AppLink>,
  ],
  LinkProvider: [
    <Ds.LinkProvider key="1" component={({ children, ...rest }) => <a {...rest}>{children}</a>}>
      <Ds.Link href="/">Home</Ds.Link>
    </Ds.LinkProvider>,
  ],
  Container: [<Ds.Container key="1">{long}</Ds.Container>],
  Divider: [<Ds.Divider key="1" />, <Ds.Divider key="2" tone="brand" />],
  Grid: [<Ds.Grid key="1">{long}</Ds.Grid>],
  Inline: [<Ds.Inline key="1">{long}</Ds.Inline>],
  Section: [
    <Ds.Section key="1" />,
    <Ds.Section
      key="2"
      id="faq"
      eyebrow="Eyebrow"
      title="Title"
      description={long}
      tone="brand"
      align="center"
    />,
  ],
  SkipLink: [<Ds.SkipLink key="1" />],
  Stack: [
    <Ds.Stack key="1" as="ul" gap={24}>
      <li>{long}</li>
    </Ds.Stack>,
  ],
  VisuallyHidden: [<Ds.VisuallyHidden key="1">{long}</Ds.VisuallyHidden>],
};

const general = {
  Accordion: [<Ds.Accordion key="1" items={questions} defaultExpandedKey="b" />],
  Alert: (['info', 'success', 'warning', 'danger'] as const).map((tone) => (
    <Ds.Alert key={tone} tone={tone} title="Title" live="status" action={<Ds.Button>Act</Ds.Button>}>
      {long}
    </Ds.Alert>
  )),
  Badge: [<Ds.Badge key="1">Beginner</Ds.Badge>],
  Breadcrumbs: [<Ds.Breadcrumbs key="1" items={[{ label: 'Home', href: '/' }, { label: 'Here' }]} />],
  Button: (['primary', 'neutral', 'quiet', 'danger', 'accent'] as const).map((variant) => (
    <Ds.Button key={variant} variant={variant} isPending iconEnd={<Ds.Icon icon={icons.check} />}>
      {variant}
    </Ds.Button>
  )),
  ButtonLink: [
    <Ds.ButtonLink key="1" href="/" target="_blank">
      Out
    </Ds.ButtonLink>,
  ],
  Card: [
    <Ds.Card key="1" as="section" isRaised>
      {long}
    </Ds.Card>,
  ],
  Checkbox: [
    <Ds.Checkbox key="1" isSelected description="Help" errorMessage="Please agree">
      Agree
    </Ds.Checkbox>,
    <Ds.Checkbox key="2">Agree</Ds.Checkbox>,
  ],
  CodeText: [<Ds.CodeText key="1">RWC-2025-DEM0CERT</Ds.CodeText>],
  Disclosure: [
    <Ds.Disclosure key="1" title="More">
      {long}
    </Ds.Disclosure>,
  ],
  EmptyState: [<Ds.EmptyState key="1" title="Nothing here" />],
  ErrorState: [<Ds.ErrorState key="1" title="Failed" description={long} onRetry={nothing} isRetrying />],
  Footer: [<Ds.Footer key="1" description={long} columns={columns} note="Note" />],
  Heading: [
    <Ds.Heading key="1" level={1} size="display">
      Title
    </Ds.Heading>,
  ],
  Icon: [
    <Ds.Icon key="1" icon={icons.award} />,
    <Ds.Icon key="2" icon={icons.award} label="Award" size="xl" />,
  ],
  IconButton: [<Ds.IconButton key="1" icon={icons.x} label="Close" />],
  Link: [
    <Ds.Link key="1" href="/" variant="subtle">
      Home
    </Ds.Link>,
  ],
  Logo: [<Ds.Logo key="1" />],
  NavigationBar: [
    <Ds.NavigationBar key="1" links={menu} currentPath="/about" />,
    <Ds.NavigationBar
      key="2"
      links={menu}
      account={{
        links: [{ label: 'Dashboard', href: '/dashboard' }],
        onSignOut: nothing,
        isSigningOut: true,
      }}
    />,
  ],
  ProgressBar: [undefined, 0, 42, 100].map((value) => (
    <Ds.ProgressBar key={value} label="Progress" value={value} />
  )),
  Prose: [<Ds.Prose key="1" html="<h2>Title</h2><p>Text</p>" />, <Ds.Prose key="2">{long}</Ds.Prose>],
  Select: [
    <Ds.Select key="1" label="Level" placeholder="Choose" options={[{ value: 'a', label: 'A' }]} />,
    <Ds.Select key="2" label="Level" value="a" options={[{ value: 'a', label: 'A' }]} errorMessage="Wrong" />,
  ],
  Skeleton: [<Ds.Skeleton key="1" lines={3} />, <Ds.Skeleton key="2" shape="block" height="4rem" />],
  Spinner: [<Ds.Spinner key="1" />, <Ds.Spinner key="2" label="Loading" />],
  StatCard: [
    <Ds.StatCard key="1" label="Completed" value="3" />,
    <Ds.StatCard key="2" label="Completed" value="" isLoading />,
  ],
  StatusBadge: [
    <Ds.StatusBadge key="1" tone="success">
      Active
    </Ds.StatusBadge>,
  ],
  Tabs: [<Ds.Tabs key="1" label="Views" items={[{ id: 'a', label: 'A', content: 'One' }]} />],
  Text: [
    <Ds.Text key="1" size="sm" tone="muted" isStrong>
      {long}
    </Ds.Text>,
  ],
  TextArea: [<Ds.TextArea key="1" label="Message" isRequired={false} />],
  TextField: [
    <Ds.TextField key="1" label="Password" type="password" description="Help" errorMessage="Wrong" />,
    <Ds.TextField key="2" label="Search" type="search" value="" iconStart={<Ds.Icon icon={icons.check} />} />,
  ],
  ThemeSwitcher: [<Ds.ThemeSwitcher key="1" />],
  ToastRegion: [<Ds.ToastRegion key="1" />],
};

const screens = {
  AiDisclosure: [
    <Ds.AiDisclosure key="1" provider="A sample model" date="2025-06-01" />,
    <Ds.AiDisclosure key="2" variant="badge" />,
  ],
  AuthCard: (['signin', 'signup', 'reset', 'newPassword'] as const).map((view) => (
    <Ds.AuthCard
      key={view}
      view={view}
      onViewChange={nothing}
      onSignIn={nothing}
      onSignUp={nothing}
      onRequestReset={nothing}
      onSetPassword={nothing}
    />
  )),
  NewPasswordForm: [
    <Ds.NewPasswordForm key="1" email="learner@example.com" onSubmit={nothing} onBackToSignIn={nothing} />,
  ],
  ResetRequestForm: [<Ds.ResetRequestForm key="1" onSubmit={nothing} onBackToSignIn={nothing} />],
  SignInForm: [<Ds.SignInForm key="1" onSubmit={nothing} onForgotPassword={nothing} />],
  SignUpForm: [<Ds.SignUpForm key="1" onSubmit={nothing} note={long} />],
  CatalogFilters: [
    <Ds.CatalogFilters key="1" {...filtering} shown={14} />,
    <Ds.CatalogFilters key="2" {...filtering} filter={{ level: 'Beginner', track: 'all' }} shown={4} />,
  ],
  CertificateNotFound: [<Ds.CertificateNotFound key="1" certificateNumber="RWC-2025-00000000" />],
  CertificateResult: [
    <Ds.CertificateResult key="1" certificate={certificate} shareHref="https://www.linkedin.com/" />,
    <Ds.CertificateResult key="2" certificate={{ ...certificate, revoked_at: '2025-07-01' }} />,
  ],
  CertificateSearch: [<Ds.CertificateSearch key="1" onSearch={nothing} isSearching />],
  CourseCard: [<Ds.CourseCard key="1" course={{ ...course, title: long }} href="/course/sample-course" />],
  CourseCatalog: [
    <Ds.CourseCatalog key="1" {...filtering} courses={[course]} courseHref={({ id }) => `/course/${id}`} />,
    <Ds.CourseCatalog key="2" {...filtering} courses={[]} courseHref={() => '/'} />,
    <Ds.CourseCatalog key="3" {...filtering} courses={[]} courseHref={() => '/'} isLoading />,
    <Ds.CourseCatalog
      key="4"
      {...filtering}
      courses={[]}
      courseHref={() => '/'}
      error={long}
      onRetry={nothing}
    />,
  ],
  CourseDetails: [
    <Ds.CourseDetails key="1" details={details} />,
    <Ds.CourseDetails
      key="2"
      details={{
        learning_outcomes: [],
        prerequisites: [],
        target_roles: [],
        modules: [],
        instructor_info: null,
      }}
    />,
  ],
  CourseHeader: [
    <Ds.CourseHeader key="1" />,
    <Ds.CourseHeader
      key="2"
      course={course}
      action={<Ds.EnrollAction state="signedOut" signInHref="/auth" />}
    />,
  ],
  CourseOutline: [
    <Ds.CourseOutline
      key="1"
      modules={modules}
      current={{ module_number: 1, lesson_number: 2 }}
      lessonHref={(module, lesson) => `/learn/sample-course/${module.module_number}/${lesson.lesson_number}`}
    />,
  ],
  EnrollAction: [
    <Ds.EnrollAction key="1" state="open" onEnroll={nothing} isPending />,
    <Ds.EnrollAction key="2" state="enrolled" learnHref="/learn/sample-course" />,
  ],
  EnrollmentCard: [
    enrollment('active', 0),
    enrollment('paused', 40),
    enrollment('completed', 100),
    enrollment('waiting', 3),
  ].map((each) => (
    <Ds.EnrollmentCard
      key={each.status}
      enrollment={each}
      learnHref="/learn/sample-course"
      detailsHref="/course/sample-course"
      certificateHref="/verify/RWC-2025-DEM0CERT"
      onPause={nothing}
      onResume={nothing}
    />
  )),
  FeaturedCourseCard: [<Ds.FeaturedCourseCard key="1" course={featured} href="/course/sample-course" />],
  GenerateContent: [
    <Ds.GenerateContent key="1" isSignedIn={false} signInHref="/auth" />,
    <Ds.GenerateContent key="2" isSignedIn onGenerate={nothing} isGenerating errorMessage={long} />,
  ],
  Hero: [
    <Ds.Hero key="1" title="Title" description={long} />,
    <Ds.Hero
      key="2"
      title="Title"
      description={long}
      stats={[{ value: '$0', label: 'cost' }]}
      isIllustrated={false}
    />,
  ],
  LessonView: [
    <Ds.LessonView
      key="1"
      title={long}
      moduleTitle="Module 1"
      html="<p>Text</p>"
      isCompleted={false}
      onCompletedChange={nothing}
      nextHref="/learn/sample-course/1/2"
    />,
  ],
  LockedPreview: [<Ds.LockedPreview key="1" signInHref="/auth" />],
  NotFoundScreen: [<Ds.NotFoundScreen key="1" />, <Ds.NotFoundScreen key="2" title="Course Not Found" />],
  PriceBox: [<Ds.PriceBox key="1" price="$4,950" />],
  TaxDisclaimer: [<Ds.TaxDisclaimer key="1" />, <Ds.TaxDisclaimer key="2" variant="block" />],
  UnexpectedErrorScreen: [<Ds.UnexpectedErrorScreen key="1" message={long} onRetry={nothing} />],
};

/** Each exported component in its states, by name. */
export const samples: Record<string, readonly ReactElement[]> = { ...layout, ...general, ...screens };
