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
export type { NavigationAccount, NavigationLink } from './components/navigation-bar/AccountMenu.tsx';
export { NavigationBar, type NavigationBarProps } from './components/navigation-bar/NavigationBar.tsx';
export { Prose, type ProseProps, type SanitizedHtml } from './components/prose/Prose.tsx';
export { type TabItem, Tabs, type TabsProps } from './components/tabs/Tabs.tsx';
export { Heading, type HeadingProps } from './components/text/Heading.tsx';
export { Text, type TextProps } from './components/text/Text.tsx';
export { ThemeSwitcher, type ThemeSwitcherProps } from './components/theme-switcher/ThemeSwitcher.tsx';
export { dismissToast, toast, type ToastOptions } from './components/toast/toastQueue.ts';
export { ToastRegion } from './components/toast/ToastRegion.tsx';

export { AuthCard, type AuthCardProps, type AuthChecks, type AuthView } from './screens/auth/AuthCard.tsx';
export type {
  FieldErrors,
  FormAnswer,
  FormErrors,
  SubmitForm,
  Validate,
} from './components/form/submitForm.ts';
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
  CourseLevel,
  CourseSummary,
  CourseTrack,
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
  type EnrollmentStatus,
  type EnrollmentSummary,
} from './screens/learning/EnrollmentCard.tsx';
export { LessonView, type LessonViewProps } from './screens/learning/LessonView.tsx';
export { NotFoundScreen, type NotFoundScreenProps } from './screens/message/NotFoundScreen.tsx';
export {
  UnexpectedErrorScreen,
  type UnexpectedErrorScreenProps,
} from './screens/message/UnexpectedErrorScreen.tsx';
export {
  moveItem,
  ReorderableList,
  type ReorderableListProps,
} from './components/reorderable-list/ReorderableList.tsx';
export { DataTable } from './components/data-table/DataTable.tsx';
export type { DataTableColumn, DataTableProps, DataTableSort } from './components/data-table/table.ts';
export { AlertDialog, type AlertDialogProps } from './components/dialog/AlertDialog.tsx';
export { Dialog, type DialogContent, type DialogProps } from './components/dialog/Dialog.tsx';
export { Menu, type MenuItem, type MenuProps, type MenuSection } from './components/menu/Menu.tsx';
export type { OverlayTrigger } from './components/popover/overlayTrigger.ts';
export { Popover, type PopoverProps } from './components/popover/Popover.tsx';
export { Tooltip, type TooltipProps } from './components/tooltip/Tooltip.tsx';
export { tooltipTiming } from './components/tooltip/useTooltip.ts';
export { CourseEditor, type CourseEditorProps } from './screens/admin/course-editor/CourseEditor.tsx';
export {
  type CheckDraft,
  type CourseDraft,
  emptyCourse,
  type LessonDraft,
  type ModuleDraft,
  type WeekDraft,
} from './screens/admin/course-editor/courseDraft.ts';
export type { CourseRevision } from './screens/admin/course-editor/RevisionList.tsx';
export type { SaveResult } from './screens/admin/course-editor/SaveResult.tsx';
export { FileField } from './components/file-field/FileField.tsx';
export type { FileFieldProps, FileUpload } from './components/file-field/fileFieldProps.ts';
export type { FileFieldMessages } from './components/file-field/fileFieldMessages.ts';
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './components/form/ErrorSummary.tsx';
export { Form, type FormProps } from './components/form/Form.tsx';
export { type FormOptions, type FormState, useForm } from './components/form/useForm.ts';
export type { ListBoxOption, ListBoxOptionSection } from './components/list-box-select/ListBoxOptions.tsx';
export { ListBoxSelect, type ListBoxSelectProps } from './components/list-box-select/ListBoxSelect.tsx';
export { NumberField, type NumberFieldProps } from './components/number-field/NumberField.tsx';
export { Radio, type RadioProps } from './components/radio-group/Radio.tsx';
export { RadioGroup, type RadioGroupProps } from './components/radio-group/RadioGroup.tsx';
export { SearchField, type SearchFieldProps } from './components/search-field/SearchField.tsx';
export { Switch, type SwitchProps } from './components/switch/Switch.tsx';
export {
  AccountLayout,
  type AccountLayoutProps,
  AccountSection,
  type AccountSectionProps,
} from './screens/account/AccountLayout.tsx';
export { DataExport, type DataExportProps } from './screens/account/DataExport.tsx';
export { DeleteAccount, type DeleteAccountProps } from './screens/account/DeleteAccount.tsx';
export {
  PasswordForm,
  type PasswordFormProps,
  type PasswordValues,
} from './screens/account/PasswordForm.tsx';
export { ProfileForm, type ProfileFormProps, type ProfileValues } from './screens/account/ProfileForm.tsx';
export { SignOutEverywhere, type SignOutEverywhereProps } from './screens/account/SignOutEverywhere.tsx';
export { TwoStepSetup, type TwoStepSetupProps, type TwoStepState } from './screens/account/TwoStepSetup.tsx';
export { AuthFrame, type AuthFrameProps } from './screens/auth/AuthFrame.tsx';
export { TwoStepForm, type TwoStepFormProps, type TwoStepValues } from './screens/auth/TwoStepForm.tsx';
export {
  CertificateDownloads,
  type CertificateDownloadsProps,
  type CertificateFile,
} from './screens/certificate/CertificateDownloads.tsx';
export { CertificateList, type CertificateListProps } from './screens/certificate/CertificateList.tsx';
export {
  CertificateLookup,
  type CertificateLookupProps,
  type CertificateLookupState,
} from './screens/certificate/CertificateLookup.tsx';
export { CertificateSheet, type CertificateSheetProps } from './screens/certificate/CertificateSheet.tsx';
export {
  GenerationProgress,
  type GenerationProgressProps,
  type GenerationStatus,
} from './screens/course/GenerationProgress.tsx';
export { AiBadge, type AiBadgeProps } from './screens/disclosure/AiBadge.tsx';
export { AiProvenance, type AiProvenanceProps } from './screens/disclosure/AiProvenance.tsx';
export { FullAiDisclosure, type FullAiDisclosureProps } from './screens/disclosure/FullAiDisclosure.tsx';
export { AnnualBenefit, type AnnualBenefitProps } from './screens/learning/AnnualBenefit.tsx';
export { CourseProgress, type CourseProgressProps } from './screens/learning/CourseProgress.tsx';
export { CourseUnavailable, type CourseUnavailableProps } from './screens/learning/CourseUnavailable.tsx';
export { DashboardHeader, type DashboardHeaderProps } from './screens/learning/DashboardHeader.tsx';
export {
  DashboardStats,
  type DashboardStatsProps,
  type LearningStats,
} from './screens/learning/DashboardStats.tsx';
export { EnrollmentList, type EnrollmentListProps } from './screens/learning/EnrollmentList.tsx';
export { LessonNavigation, type LessonNavigationProps } from './screens/learning/LessonNavigation.tsx';
export { LessonSkeleton, type LessonSkeletonProps } from './screens/learning/LessonSkeleton.tsx';
export { LockedLesson, type LockedLessonProps } from './screens/learning/LockedLesson.tsx';
export { OutlineDrawer, type OutlineDrawerProps } from './screens/learning/OutlineDrawer.tsx';
export { ResumeLine, type ResumeLineProps } from './screens/learning/ResumeLine.tsx';
export {
  type Shortcut,
  ShortcutsDialog,
  type ShortcutsDialogProps,
} from './screens/learning/ShortcutsDialog.tsx';
export {
  ReimbursementRecord,
  type ReimbursementRecordProps,
  type ReimbursementSummary,
} from './screens/toolkit/ReimbursementRecord.tsx';
export { OutcomeStep, type OutcomeStepProps } from './screens/toolkit/OutcomeStep.tsx';
export {
  type OutcomeFields,
  type OutcomeStatus,
  type ToolkitDraft,
  type ToolkitEnrollment,
  type ToolkitFile,
  type ToolkitGeneration,
  type ToolkitStep,
} from './screens/toolkit/toolkit.ts';
export {
  ToolkitWizard,
  type ToolkitWizardProps,
} from './screens/toolkit/ToolkitWizard.tsx';
export {
  ConsentBanner,
  type ConsentBannerProps,
  type ConsentChoice,
} from './screens/consent/ConsentBanner.tsx';
export { ContactForm, type ContactFormProps } from './screens/contact/ContactForm.tsx';
export {
  type ContactEntry,
  ContactInformation,
  type ContactInformationProps,
} from './screens/contact/ContactInformation.tsx';
export type { ContactValues } from './screens/contact/contactValues.ts';
export { findPlan, type PricingPlan, type SeatLimits } from './screens/employer/plans.ts';
export { PricingPlans, type PricingPlansProps } from './screens/employer/PricingPlans.tsx';
export { everyFaq, faqCategories, type FaqItem, type FaqSearch, searchFaq } from './screens/faq/faq.ts';
export { FaqList, type FaqListProps } from './screens/faq/FaqList.tsx';
export { HelpSearch, type HelpSearchProps } from './screens/faq/HelpSearch.tsx';
export { type QuickCard, QuickCards, type QuickCardsProps } from './screens/faq/QuickCards.tsx';
export { SupportBlock, type SupportBlockProps } from './screens/faq/SupportBlock.tsx';
export { calculateSavings, type Savings, type SavingsInput } from './screens/landing/calculateSavings.ts';
export {
  type ComingSoonItem,
  ComingSoonList,
  type ComingSoonListProps,
} from './screens/landing/ComingSoonList.tsx';
export { SavingsCalculator, type SavingsCalculatorProps } from './screens/landing/SavingsCalculator.tsx';
export { type Step, Steps, type StepsProps } from './screens/landing/Steps.tsx';
export {
  type Testimonial,
  TestimonialList,
  type TestimonialListProps,
} from './screens/landing/TestimonialList.tsx';
export {
  type ApplicationField,
  type ApplicationValues,
  jobSearchLabels,
  type JobSearchStatus,
} from './screens/layoff/application.ts';
export { EligibilityNote, type EligibilityNoteProps } from './screens/layoff/EligibilityNote.tsx';
export {
  LayoffApplicationForm,
  type LayoffApplicationFormProps,
} from './screens/layoff/LayoffApplicationForm.tsx';
export { ComplianceLists, type ComplianceListsProps } from './screens/legal/ComplianceLists.tsx';
export { CoveredList, type CoveredListProps } from './screens/legal/CoveredList.tsx';
export {
  DocumentLinks,
  type DocumentLinksProps,
  type OfficialDocument,
} from './screens/legal/DocumentLinks.tsx';
export { LegalDocument, type LegalDocumentProps, type LegalSection } from './screens/legal/LegalDocument.tsx';
export { AnswersIllustration } from './screens/marketing/AnswersIllustration.tsx';
export { BrandBanner, type BrandBannerProps } from './screens/marketing/BrandBanner.tsx';
export { BridgeIllustration } from './screens/marketing/BridgeIllustration.tsx';
export { CallToAction, type CallToActionProps } from './screens/marketing/CallToAction.tsx';
export { type Feature, FeatureBlock, type FeatureBlockProps } from './screens/marketing/FeatureBlock.tsx';
export { FeatureGrid, type FeatureGridProps } from './screens/marketing/FeatureGrid.tsx';
export { LiftOffIllustration } from './screens/marketing/LiftOffIllustration.tsx';
export { PageHeader, type PageHeaderProps } from './screens/marketing/PageHeader.tsx';
export { SeatsIllustration } from './screens/marketing/SeatsIllustration.tsx';
export { type Stat, StatStrip, type StatStripProps } from './screens/marketing/StatStrip.tsx';
export {
  AccountDialog,
  type AccountDialogProps,
  type AccountValues,
} from './screens/admin/AccountDialog.tsx';
export { AdminGate, type AdminGateProps } from './screens/admin/AdminGate.tsx';
export {
  AdminOverview,
  type AdminOverviewProps,
  type AdminTotals,
  type WaitingQueue,
} from './screens/admin/AdminOverview.tsx';
export {
  type AdminSearch,
  AdminTablePage,
  type AdminTablePageProps,
} from './screens/admin/AdminTablePage.tsx';
export { type AdminTableProps, formatDollars, type RowDeletion } from './screens/admin/adminTable.ts';
export type { ApplicationRow } from './screens/admin/application.ts';
export type { CompanyAccountStatus } from './screens/admin/companyAccount.ts';
export type { ReasonRules } from './screens/admin/ReasonField.tsx';
export type { ProofRules } from './screens/layoff/ProofField.tsx';
export { ApplicationReview, type ApplicationReviewProps } from './screens/admin/ApplicationReview.tsx';
export {
  ApplicationStatusBadge,
  ApplicationsTable,
  type ApplicationsTableProps,
} from './screens/admin/ApplicationsTable.tsx';
export {
  type AuditChange,
  AuditLogTable,
  type AuditRow,
} from './screens/admin/AuditLogTable.tsx';
export {
  AccountStatusBadge,
  type CorporateAccountRow,
  CorporateAccountsTable,
  type CorporateAccountsTableProps,
  CorporateTotals,
  type CorporateTotalsProps,
} from './screens/admin/CorporateAccountsTable.tsx';
export { type CourseRow, CoursesTable, type CoursesTableProps } from './screens/admin/CoursesTable.tsx';
export type { ApplicationDecision } from './screens/admin/Decision.tsx';
export { DeleteAction, type DeleteActionProps } from './screens/admin/DeleteAction.tsx';
export {
  type EnrollmentRow,
  EnrollmentsTable,
  type EnrollmentsTableProps,
} from './screens/admin/EnrollmentsTable.tsx';
export {
  type GenerationJobRow,
  GenerationJobsTable,
  type GenerationJobsTableProps,
} from './screens/admin/GenerationJobsTable.tsx';
export { LiveStatus, type LiveStatusProps } from './screens/admin/LiveStatus.tsx';
export { MessageDialog, type MessageDialogProps } from './screens/admin/MessageDialog.tsx';
export { type MessageRow, MessagesTable, type MessagesTableProps } from './screens/admin/MessagesTable.tsx';
export { RejectDialog, type RejectDialogProps } from './screens/admin/RejectDialog.tsx';
export { RecordFacts, type RecordFactsProps } from './screens/admin/RecordFacts.tsx';
export { formatDate } from './screens/date.ts';
export type { SaveFailure } from './screens/admin/changedMeanwhile.ts';
export { ReimbursementDialog, type ReimbursementDialogProps } from './screens/admin/ReimbursementDialog.tsx';
export type { OutcomeValues } from './screens/admin/reimbursement.ts';
export {
  type ReimbursementRow,
  ReimbursementsTable,
  type ReimbursementsTableProps,
  ReimbursementTotals,
  type ReimbursementTotalsProps,
} from './screens/admin/ReimbursementsTable.tsx';
export { type RoleCandidate, RoleDialog, type RoleDialogProps } from './screens/admin/RoleDialog.tsx';
export {
  type Role,
  RoleBadge,
  type RoleRow,
  RolesTable,
  type RolesTableProps,
} from './screens/admin/RolesTable.tsx';
export { type Seat, SeatList, type SeatListProps } from './screens/admin/SeatList.tsx';
export { UserDetail, type UserDetailProps } from './screens/admin/UserDetail.tsx';
export { type UserRow, UsersTable, type UsersTableProps } from './screens/admin/UsersTable.tsx';
export {
  Sidebar,
  type SidebarGroup,
  type SidebarItem,
  type SidebarProps,
} from './components/sidebar/Sidebar.tsx';
export { SidebarLayout, type SidebarLayoutProps } from './components/sidebar/SidebarLayout.tsx';
export { readSidebarCookie, sidebarSettings } from './components/sidebar/sidebarSettings.ts';
export { Avatar, type AvatarProps } from './components/avatar/Avatar.tsx';
export { Pagination, type PaginationProps } from './components/pagination/Pagination.tsx';
export { AdminShell, type AdminShellProps } from './screens/admin/AdminShell.tsx';
export { Chip, type ChipProps } from './components/chip/Chip.tsx';
export { ChipGroup, type ChipGroupProps, type ChipItem } from './components/chip/ChipGroup.tsx';
export { ProgressRing, type ProgressRingProps } from './components/progress-ring/ProgressRing.tsx';
export { QrCode, type QrCodeProps } from './components/qr-code/QrCode.tsx';
export { Timeline, type TimelineItem, type TimelineProps } from './components/timeline/Timeline.tsx';
export {
  type ApplicationEvent,
  type ApplicationStage,
  ApplicationStatus,
  type ApplicationStatusProps,
} from './screens/layoff/ApplicationStatus.tsx';
export {
  type Leader,
  LeadershipCards,
  type LeadershipCardsProps,
} from './screens/marketing/LeadershipCards.tsx';
