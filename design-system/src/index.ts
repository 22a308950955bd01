/**
 * The design system. Import `@redwhiteandcode/design-system/theme` once at the app's root: it brings fonts, reset,
 * tokens and base styles. Put `themeScript` inline in the head, `<LinkProvider component>` and `<ToastRegion />` in the
 * root layout.
 */
export { vars } from './theme/contract.css.ts';
export { themeScript } from './theme/themeScript.ts';
export { type Theme, type ThemeChoice, type ThemeState, useTheme } from './theme/useTheme.ts';
export type { Space } from './layout/space.css.ts';

export {
  type LinkComponent,
  type LinkComponentProps,
  AppLink,
  LinkProvider,
  type LinkProviderProps,
  useLinkComponent,
} from './link/LinkProvider.tsx';

export { Container, type ContainerProps } from './layout/Container.tsx';
export { Divider, type DividerProps } from './layout/Divider.tsx';
export { Grid, type GridProps } from './layout/Grid.tsx';
export { Inline, type InlineProps } from './layout/Inline.tsx';
export { Section, type SectionProps } from './layout/Section.tsx';
export { SkipLink, type SkipLinkProps } from './layout/SkipLink.tsx';
export { Stack, type StackProps } from './layout/Stack.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './layout/VisuallyHidden.tsx';

export { Badge, type BadgeProps, type Tone } from './components/badge/Badge.tsx';
export { StatusBadge, type StatusBadgeProps } from './components/badge/StatusBadge.tsx';
export {
  type BreadcrumbItem,
  Breadcrumbs,
  type BreadcrumbsProps,
} from './components/breadcrumbs/Breadcrumbs.tsx';
export {
  Button,
  type ButtonLook,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './components/button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/button/ButtonLink.tsx';
export { IconButton, type IconButtonProps } from './components/button/IconButton.tsx';
export { Card, type CardProps } from './components/card/Card.tsx';
export { StatCard, type StatCardProps } from './components/card/StatCard.tsx';
export { CodeText, type CodeTextProps } from './components/code-text/CodeText.tsx';
export { Accordion, type AccordionItem, type AccordionProps } from './components/disclosure/Accordion.tsx';
export { Disclosure, type DisclosureProps } from './components/disclosure/Disclosure.tsx';
export { Alert, type AlertProps } from './components/feedback/Alert.tsx';
export { EmptyState, type EmptyStateProps } from './components/feedback/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/feedback/ErrorState.tsx';
export { ProgressBar, type ProgressBarProps } from './components/feedback/ProgressBar.tsx';
export { Skeleton, type SkeletonProps } from './components/feedback/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './components/feedback/Spinner.tsx';
export { Checkbox, type CheckboxProps } from './components/field/Checkbox.tsx';
export { Select, type SelectOption, type SelectProps } from './components/field/Select.tsx';
export { TextArea, type TextAreaProps } from './components/field/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/field/TextField.tsx';
export { Footer, type FooterColumn, type FooterProps } from './components/footer/Footer.tsx';
export { Icon, type IconProps, type IconSource } from './components/icon/Icon.tsx';
export * as icons from './components/icon/icons.ts';
export { Link, type LinkProps } from './components/link/Link.tsx';
export { Logo } from './components/navigation-bar/Logo.tsx';
export {
  type NavigationAccount,
  NavigationBar,
  type NavigationBarProps,
  type NavigationLink,
} from './components/navigation-bar/NavigationBar.tsx';
export { Prose, type ProseProps, type SanitizedHtml } from './components/prose/Prose.tsx';
export { type TabItem, Tabs, type TabsProps } from './components/tabs/Tabs.tsx';
export { Heading, type HeadingProps } from './components/text/Heading.tsx';
export { Text, type TextProps } from './components/text/Text.tsx';
export { ThemeSwitcher, type ThemeSwitcherProps } from './components/theme-switcher/ThemeSwitcher.tsx';
export { dismissToast, toast, type ToastOptions } from './components/toast/toastQueue.ts';
export { ToastRegion } from './components/toast/ToastRegion.tsx';

export { AuthCard, type AuthCardProps, type AuthView } from './screens/auth/AuthCard.tsx';
export type { FormAnswer, FormErrors, SubmitForm } from './screens/auth/form.ts';
export {
  NewPasswordForm,
  type NewPasswordFormProps,
  type NewPasswordValues,
} from './screens/auth/NewPasswordForm.tsx';
export {
  ResetRequestForm,
  type ResetRequestFormProps,
  type ResetRequestValues,
} from './screens/auth/ResetRequestForm.tsx';
export { SignInForm, type SignInFormProps, type SignInValues } from './screens/auth/SignInForm.tsx';
export { SignUpForm, type SignUpFormProps, type SignUpValues } from './screens/auth/SignUpForm.tsx';
export {
  CertificateNotFound,
  type CertificateNotFoundProps,
} from './screens/certificate/CertificateNotFound.tsx';
export {
  CertificateResult,
  type CertificateResultProps,
  type CertificateSummary,
} from './screens/certificate/CertificateResult.tsx';
export { CertificateSearch, type CertificateSearchProps } from './screens/certificate/CertificateSearch.tsx';
export {
  type CatalogFilter,
  CatalogFilters,
  type CatalogFiltersProps,
  noFilter,
} from './screens/course/CatalogFilters.tsx';
export type {
  CourseDetailsData,
  CourseSummary,
  CurriculumModule,
  FeaturedCourse,
} from './screens/course/course.ts';
export { CourseCard, type CourseCardProps } from './screens/course/CourseCard.tsx';
export { CourseCatalog, type CourseCatalogProps } from './screens/course/CourseCatalog.tsx';
export { CourseDetails, type CourseDetailsProps } from './screens/course/CourseDetails.tsx';
export { CourseHeader, type CourseHeaderProps } from './screens/course/CourseHeader.tsx';
export { EnrollAction, type EnrollActionProps } from './screens/course/EnrollAction.tsx';
export { FeaturedCourseCard, type FeaturedCourseCardProps } from './screens/course/FeaturedCourseCard.tsx';
export { GenerateContent, type GenerateContentProps } from './screens/course/GenerateContent.tsx';
export { LockedPreview, type LockedPreviewProps } from './screens/course/LockedPreview.tsx';
export { PriceBox, type PriceBoxProps } from './screens/course/PriceBox.tsx';
export { AiDisclosure, type AiDisclosureProps } from './screens/disclosure/AiDisclosure.tsx';
export { TaxDisclaimer, type TaxDisclaimerProps } from './screens/disclosure/TaxDisclaimer.tsx';
export { Hero, type HeroProps, type HeroStat } from './screens/landing/Hero.tsx';
export {
  CourseOutline,
  type CourseOutlineProps,
  type OutlineLesson,
  type OutlineModule,
} from './screens/learning/CourseOutline.tsx';
export {
  EnrollmentCard,
  type EnrollmentCardProps,
  type EnrollmentSummary,
} from './screens/learning/EnrollmentCard.tsx';
export { LessonView, type LessonViewProps } from './screens/learning/LessonView.tsx';
export { NotFoundScreen, type NotFoundScreenProps } from './screens/message/NotFoundScreen.tsx';
export {
  UnexpectedErrorScreen,
  type UnexpectedErrorScreenProps,
} from './screens/message/UnexpectedErrorScreen.tsx';
