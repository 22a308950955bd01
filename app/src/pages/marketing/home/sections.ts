/** The sections of the landing page below the page header; `homeSections` defines their order. */
export { HowItWorks } from './HowItWorks.tsx';
export { FeaturedCourses } from './FeaturedCourses.tsx';
export { MadeInAmerica } from './MadeInAmerica.tsx';
export { ReimbursementPackage } from './ReimbursementPackage.tsx';
export { ComingSoon } from './ComingSoon.tsx';
export { Benefits } from './Benefits.tsx';
export { Programs } from './Programs.tsx';
export { Calculator } from './Calculator.tsx';
export { Testimonials } from './Testimonials.tsx';
export { Questions } from './Questions.tsx';
export { Closing } from './Closing.tsx';
