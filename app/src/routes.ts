import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('routes/pages.tsx', [
    index('routes/home.tsx'),
    route('auth', 'routes/auth.tsx'),
    route('course/:courseId', 'routes/course.tsx'),
    route('courses/:courseId', 'routes/courses-redirect.tsx'),
    route('dashboard', 'routes/dashboard.tsx'),
    route('learn/:courseId/:module?/:lesson?', 'routes/learn.tsx'),
    route('verify/:certificateNumber?', 'routes/verify.tsx'),
    route('account', 'routes/account.tsx'),
    route('layoff-to-liftoff', 'routes/layoff-to-liftoff.tsx'),
    route('layoff-application', 'routes/layoff-application.tsx'),
    route('corporate', 'routes/corporate.tsx'),
    route('section-127-resources', 'routes/section-127-resources.tsx'),
    route('tax-benefits', 'routes/tax-benefits.tsx'),
    route('help', 'routes/help.tsx'),
    route('about', 'routes/about.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('ai-transparency', 'routes/ai-transparency.tsx'),
    route('unsubscribe', 'routes/unsubscribe.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
