/**
 * The design system. Import `@redwhiteandcode/design-system/theme` once at the app's root: it loads the fonts, the reset,
 * the tokens and the base styles. Put `themeScript` inline in the head, and `<LinkProvider component>` and
 * `<ToastRegion />` in the root layout. A component's prop types are exported; for a screen's, write
 * `ComponentProps<typeof CourseCard>`.
 */
export { vars } from './theme/contract.css.ts';
export { themeScript } from './theme/themeScript.ts';
export { type Theme, type ThemeChoice, type ThemeState, useTheme } from './theme/useTheme.ts';

export {
  AppLink,
  type LinkComponent,
  type LinkComponentProps,
  LinkProvider,
  type LinkProviderProps,
} from './link/LinkProvider.tsx';

export { Container, type ContainerProps } from './layout/Container.tsx';
export { Divider, type DividerProps } from './layout/Divider.tsx';
export { Grid, type GridProps } from './layout/Grid.tsx';
export { Inline, type InlineProps } from './layout/Inline.tsx';
export { Section, type SectionProps } from './layout/Section.tsx';
export { SkipLink, type SkipLinkProps } from './layout/SkipLink.tsx';
export { Stack, type StackProps } from './layout/Stack.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './layout/VisuallyHidden.tsx';
export type { Space } from './layout/space.css.ts';

export { Avatar, type AvatarProps } from './components/avatar/Avatar.tsx';
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
export { Chip, type ChipProps } from './components/chip/Chip.tsx';
export { ChipGroup, type ChipGroupProps, type ChipItem } from './components/chip/ChipGroup.tsx';
export { CodeText, type CodeTextProps } from './components/code-text/CodeText.tsx';
export { DataTable } from './components/data-table/DataTable.tsx';
export type { DataTableColumn, DataTableProps, DataTableSort } from './components/data-table/table.ts';
export { AlertDialog, type AlertDialogProps } from './components/dialog/AlertDialog.tsx';
export { Dialog, type DialogContent, type DialogProps } from './components/dialog/Dialog.tsx';
export { Accordion, type AccordionItem, type AccordionProps } from './components/disclosure/Accordion.tsx';
export { Disclosure, type DisclosureProps } from './components/disclosure/Disclosure.tsx';
export { Alert, type AlertProps } from './components/feedback/Alert.tsx';
export { EmptyState, type EmptyStateProps } from './components/feedback/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/feedback/ErrorState.tsx';
export { ProgressBar, type ProgressBarProps } from './components/feedback/ProgressBar.tsx';
export { ConfirmedAction } from './components/dialog/ConfirmedAction.tsx';
export { Result, type ResultProps } from './components/feedback/Result.tsx';
export { Skeleton, type SkeletonProps } from './components/feedback/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './components/spinner/Spinner.tsx';
export { Checkbox, type CheckboxProps } from './components/field/Checkbox.tsx';
export { Select, type SelectOption, type SelectProps } from './components/field/Select.tsx';
export { TextArea, type TextAreaProps } from './components/field/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/field/TextField.tsx';
export { FileField } from './components/file-field/FileField.tsx';
export type {
  FileFieldMessages,
  FileFieldProps,
  FileUpload,
} from './components/file-field/fileFieldProps.ts';
export {
  Footer,
  FooterButton,
  type FooterColumn,
  type FooterProps,
  ShortFooter,
  type ShortFooterProps,
} from './components/footer/Footer.tsx';
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './components/form/ErrorSummary.tsx';
export { Form, type FormProps } from './components/form/Form.tsx';
export type {
  FieldErrors,
  FormResult,
  FormErrors,
  SubmitForm,
  Validate,
} from './components/form/submitForm.ts';
export { type FormOptions, type FormState, useForm } from './components/form/useForm.ts';
export { Icon, type IconProps, type IconSource } from './components/icon/Icon.tsx';
export * as icons from './components/icon/icons.ts';
export { Link, type LinkProps } from './components/link/Link.tsx';
export { mailto } from './components/link/mailto.ts';
export type { ListBoxOption, ListBoxOptionSection } from './components/list-box-select/ListBoxOptions.tsx';
export { ListBoxSelect, type ListBoxSelectProps } from './components/list-box-select/ListBoxSelect.tsx';
export { Menu, type MenuItem, type MenuProps, type MenuSection } from './components/menu/Menu.tsx';
export type { NavigationAccount } from './components/navigation-bar/AccountMenu.tsx';
export { Logo } from './components/navigation-bar/Logo.tsx';
export { NavigationBar, type NavigationBarProps } from './components/navigation-bar/NavigationBar.tsx';
export { PageMenu, type PageMenuProps } from './components/navigation-bar/PageMenu.tsx';
export type { NavigationLink } from './components/navigation-bar/NavigationLinks.tsx';
export { NumberField, type NumberFieldProps } from './components/number-field/NumberField.tsx';
export { Pagination, type PaginationProps } from './components/pagination/Pagination.tsx';
export { Popover, type PopoverProps } from './components/popover/Popover.tsx';
export type { OverlayTrigger } from './components/popover/overlayTrigger.ts';
export { ProgressRing, type ProgressRingProps } from './components/progress-ring/ProgressRing.tsx';
export { Prose, type ProseProps, type SanitizedHtml } from './components/prose/Prose.tsx';
export { QrCode, type QrCodeProps } from './components/qr-code/QrCode.tsx';
export { Radio, type RadioProps } from './components/radio-group/Radio.tsx';
export { RadioGroup, type RadioGroupProps } from './components/radio-group/RadioGroup.tsx';
export {
  ReorderableList,
  type ReorderableListProps,
} from './components/reorderable-list/ReorderableList.tsx';
export { SearchField, type SearchFieldProps } from './components/search-field/SearchField.tsx';
export {
  Sidebar,
  type SidebarGroup,
  type SidebarItem,
  type SidebarProps,
} from './components/sidebar/Sidebar.tsx';
export { SidebarLayout, type SidebarLayoutProps } from './components/sidebar/SidebarLayout.tsx';
export { readSidebarCookie, sidebarSettings } from './components/sidebar/sidebarSettings.ts';
export { Switch, type SwitchProps } from './components/switch/Switch.tsx';
export { type TabItem, Tabs, type TabsProps } from './components/tabs/Tabs.tsx';
export { Heading, type HeadingProps } from './components/text/Heading.tsx';
export { Text, type TextProps } from './components/text/Text.tsx';
export { ThemeSwitcher, type ThemeSwitcherProps } from './components/theme-switcher/ThemeSwitcher.tsx';
export { Timeline, type TimelineItem, type TimelineProps } from './components/timeline/Timeline.tsx';
export { ToastRegion } from './components/toast/ToastRegion.tsx';
export { dismissToast, toast, type ToastOptions } from './components/toast/toastQueue.ts';
export { Tooltip, type TooltipProps } from './components/tooltip/Tooltip.tsx';
export { tooltipTiming } from './components/tooltip/useTooltip.ts';

export { AccountLayout, AccountSection } from './screens/account/AccountLayout.tsx';
export { DataExport } from './screens/account/DataExport.tsx';
export { DeleteAccount, type DeletionValues } from './screens/account/DeleteAccount.tsx';
export {
  PasswordForm,
  type PasswordFormProps,
  type PasswordValues,
} from './screens/account/PasswordForm.tsx';
export { ProfileForm, type ProfileFormProps, type ProfileValues } from './screens/account/ProfileForm.tsx';
export { EmailForm, type EmailValues } from './screens/account/EmailForm.tsx';
export { type DeviceSession, SessionList, type SessionListProps } from './screens/account/SessionList.tsx';
export {
  EmailPreferences,
  type EmailPreferencesProps,
  type OptionalEmailChoice,
} from './screens/account/EmailPreferences.tsx';
export { SignOutEverywhere } from './screens/account/SignOutEverywhere.tsx';
export type { CurrentCode, CurrentCodeValues } from './screens/account/CurrentCodeField.tsx';
export type { AccountPasskey } from './screens/account/PasskeyList.tsx';
export type { PasswordCheckValues } from './screens/account/PasswordDialog.tsx';
export { RecoveryCodes, type RecoveryCodesProps } from './screens/account/RecoveryCodes.tsx';
export { TwoStepSetup } from './screens/account/TwoStepSetup.tsx';
export {
  AccountDialog,
  type AccountDialogProps,
  type AccountValues,
} from './screens/corporate/AccountDialog.tsx';
export { AdminGate } from './screens/admin/AdminGate.tsx';
export { AdminOverview } from './screens/admin/AdminOverview.tsx';
export { AdminShell } from './screens/admin/AdminShell.tsx';
export { AreaMain } from './screens/admin/AreaShell.tsx';
export { AdminTablePage, type AdminTablePageProps } from './screens/admin/AdminTablePage.tsx';
export {
  ApplicationReview,
  type ApplicationReviewProps,
} from './screens/liftoff/ApplicationReview.tsx';
export { ApplicationsTable, ApplicationStatusBadge } from './screens/liftoff/ApplicationsTable.tsx';
export {
  CommandPalette,
  type CommandPaletteItem,
  type CommandPaletteSection,
} from './screens/admin/CommandPalette.tsx';
export {
  ApproveRefundDialog,
  type ApproveRefundDialogProps,
} from './screens/orders/ApproveRefundDialog.tsx';
export { AuditLogTable, type AuditRow } from './screens/admin/AuditLogTable.tsx';
export {
  AccountStatusBadge,
  CorporateAccountsTable,
  CorporateTotals,
} from './screens/corporate/CorporateAccountsTable.tsx';
export {
  type CertificateChangeValues,
  CertificateDialog,
  type CertificateDialogProps,
} from './screens/credentials/CertificateDialog.tsx';
export {
  type CertificateAction,
  type CertificateRow,
  CertificatesTable,
  type CertificatesTableProps,
} from './screens/credentials/CertificatesTable.tsx';
export { AddPeopleDialog, type AddPeopleDialogProps } from './screens/company/AddPeopleDialog.tsx';
export {
  AssignedList,
  type AssignedItem,
  type AssignedListProps,
} from './screens/company/AssignedList.tsx';
export {
  AssignedPeopleTable,
  type AssignedPeopleTableProps,
  type AssignedPersonRow,
} from './screens/company/AssignedPeopleTable.tsx';
export {
  AssignmentChanges,
  type AssignmentChangesProps,
} from './screens/company/AssignmentChanges.tsx';
export {
  type AssignmentChoices,
  AssignmentForm,
  type AssignmentFormProps,
} from './screens/company/AssignmentForm.tsx';
export type { AssignmentField, AssignmentValues } from './screens/company/assignmentValues.ts';
export {
  AssignmentsTable,
  type AssignmentsTableProps,
  MandatoryBadge,
} from './screens/company/AssignmentsTable.tsx';
export {
  type CompanyGroupRow,
  CompanyGroupsTable,
  type CompanyGroupsTableProps,
} from './screens/company/CompanyGroupsTable.tsx';
export { CompanyOverview, zoneText } from './screens/company/CompanyOverview.tsx';
export {
  AddDomainDialog,
  type AddDomainDialogProps,
  type AddDomainValues,
} from './screens/company/AddDomainDialog.tsx';
export {
  type ReportFrequencyName,
  ReportSchedule,
  type ReportScheduleProps,
} from './screens/company/ReportSchedule.tsx';
export { ChangeRoleDialog, type ChangeRoleDialogProps } from './screens/company/ChangeRoleDialog.tsx';
export {
  CompanyPeopleTable,
  type CompanyPeopleTableProps,
  type CompanyPersonRow,
  type PersonAction,
  personActionLabel,
  personActions,
} from './screens/company/CompanyPeopleTable.tsx';
export {
  type CompanyMemberRow,
  CompanyRolesTable,
  type CompanyRolesTableProps,
} from './screens/company/CompanyRolesTable.tsx';
export { CompanyShell } from './screens/company/CompanyShell.tsx';
export { type DutyState, DutyStateBadge } from './screens/company/DutyState.tsx';
export { GroupDialog, type GroupDialogProps, type GroupValues } from './screens/company/GroupDialog.tsx';
export { GroupPeopleTable, type GroupPeopleTableProps } from './screens/company/GroupPeopleTable.tsx';
export { CopyField, type CopyFieldProps } from './screens/company/CopyField.tsx';
export {
  DomainCard,
  type DomainCardProps,
  type DomainState,
  DomainStateBadge,
  type DomainSummary,
} from './screens/company/DomainCard.tsx';
export {
  JoinLinkDialog,
  type JoinLinkDialogProps,
  type JoinLinkFormValues,
} from './screens/company/JoinLinkDialog.tsx';
export {
  JoinLinkPanel,
  type JoinLinkPanelProps,
  type JoinLinkSummary,
} from './screens/company/JoinLinkPanel.tsx';
export { ImportRowDialog, type ImportRowValues } from './screens/company/ImportRowDialog.tsx';
export {
  type ImportRow,
  type ImportRowAction,
  ImportRowsTable,
  type ImportRowsTableProps,
} from './screens/company/ImportRowsTable.tsx';
export { ImportSource, type ImportSourceProps } from './screens/company/ImportSource.tsx';
export { InviteDialog, type InviteDialogProps, type InviteValues } from './screens/company/InviteDialog.tsx';
export { PathForm, type PathFormProps, type PathValues } from './screens/company/PathForm.tsx';
export { type PathRow, PathsTable, type PathsTableProps } from './screens/company/PathsTable.tsx';
export {
  PersonAssignmentsTable,
  type PersonAssignmentsTableProps,
} from './screens/company/PersonAssignmentsTable.tsx';
export { type PickItem, PickList, type PickListProps, type PickSource } from './screens/company/PickList.tsx';
export { personStates, PersonStateBadge } from './screens/company/PersonState.tsx';
export { ReplacedPeople, type ReplacedPeopleProps } from './screens/company/ReplacedPeople.tsx';
export {
  type RoleInvitationRow,
  RoleInvitationsTable,
  type RoleInvitationsTableProps,
} from './screens/company/RoleInvitationsTable.tsx';
export { TakeBackDialog, type TakeBackDialogProps } from './screens/company/TakeBackDialog.tsx';
export { TimeZoneDialog, type TimeZoneDialogProps } from './screens/company/TimeZoneDialog.tsx';
export { companyRoleLabels } from './screens/company/companyRole.ts';
export {
  type CourseRow,
  CoursesTable,
  type CoursesTableProps,
} from './screens/catalog/CoursesTable.tsx';
export type { ApplicationDecision } from './screens/liftoff/useDecision.tsx';
export {
  type EnrollmentRow,
  EnrollmentsTable,
  type EnrollmentsTableProps,
} from './screens/learning/EnrollmentsTable.tsx';
export { GenerationJobsTable } from './screens/curriculum/GenerationJobsTable.tsx';
export { LiveStatus, type LiveStatusProps } from './screens/admin/LiveStatus.tsx';
export { MessageDialog } from './screens/contact/MessageDialog.tsx';
export { MessagesTable } from './screens/contact/MessagesTable.tsx';
export { OrderReview, type OrderReviewProps } from './screens/orders/OrderReview.tsx';
export { type OrderRow, OrdersTable } from './screens/orders/OrdersTable.tsx';
export { OrderTotals } from './screens/admin/Totals.tsx';
export {
  CorrectPaymentDialog,
  type CorrectPaymentDialogProps,
  type PaymentCorrection,
  type PaymentValues,
  RecordPaymentDialog,
  type RecordPaymentDialogProps,
} from './screens/orders/PaymentDialogs.tsx';
export { ReasonDialog, type ReasonDialogProps } from './screens/admin/ReasonDialog.tsx';
export { RecordFacts, type RecordFactsProps } from './screens/orders/RecordFacts.tsx';
export {
  ReimbursementDialog,
  type ReimbursementDialogProps,
} from './screens/reimbursement/ReimbursementDialog.tsx';
export {
  refundGrounds,
  RefundsTable,
  type RefundsTableProps,
  RefundStatusBadge,
} from './screens/orders/RefundsTable.tsx';
export {
  ReimbursementsTable,
  type ReimbursementsTableProps,
  ReimbursementTotals,
} from './screens/reimbursement/ReimbursementsTable.tsx';
export { RejectDialog, type RejectDialogProps } from './screens/liftoff/RejectDialog.tsx';
export {
  type RoleCandidate,
  RoleDialog,
  type RoleDialogProps,
} from './screens/identity/RoleDialog.tsx';
export {
  RoleBadge,
  type RoleRow,
  RolesTable,
  type RolesTableProps,
} from './screens/identity/RolesTable.tsx';
export {
  SeatOrderDialog,
  type SeatOrderDialogProps,
  type SeatOrderValues,
} from './screens/corporate/SeatOrderDialog.tsx';
export {
  type AccountDomain,
  AccountDomains,
  type AccountDomainsProps,
} from './screens/company/AccountDomains.tsx';
export { SeatList, type SeatListProps } from './screens/corporate/SeatList.tsx';
export { UserDetail, type UserActions, type UserDetailProps } from './screens/identity/UserDetail.tsx';
export { type UserRow, UsersTable } from './screens/identity/UsersTable.tsx';
export type { AdminTableProps, RowDeletion } from './screens/admin/adminTable.tsx';
export type { SaveFailure } from './screens/admin/saveFailure.ts';
export { CourseEditor, type CourseEditorProps } from './screens/catalog/CourseEditor.tsx';
export {
  CourseTransfer,
  type CourseTransferProps,
  type ReadCourseFiles,
} from './screens/catalog/CourseTransfer.tsx';
export type { CourseRevision } from './screens/catalog/RevisionList.tsx';
export type { SaveResult } from './screens/catalog/SaveResult.tsx';
export type { BlockDraft } from './screens/catalog/blockDraft.ts';
export type {
  BlockFiles,
  FileStore,
  LabCheck,
  LabChecks,
  LabDraft,
  SampleRecorder,
} from './screens/catalog/blockForm.ts';
export { BlocksEditor, type BlocksEditorProps } from './screens/catalog/BlocksEditor.tsx';
export {
  type CourseDraft,
  emptyCourse,
  type LessonDraft,
  type ModuleDraft,
} from './screens/catalog/courseDraft.ts';
export type { OutcomeValues } from './screens/reimbursement/ReimbursementDialog.tsx';
export {
  EmployerDecisionPanel,
  type EmployerDecisionPanelProps,
} from './screens/reimbursement/EmployerDecisionPanel.tsx';
export { EmployerRequest, type EmployerRequestProps } from './screens/reimbursement/EmployerRequest.tsx';
export {
  AuthCard,
  type AuthCardProps,
  type AuthSuccess,
  type AuthView,
} from './screens/identity/AuthCard.tsx';
export { AuthFrame } from './screens/identity/AuthFrame.tsx';
export type {
  NewPasswordValues,
  ResetRequestValues,
  SignInValues,
  SignUpValues,
} from './screens/identity/AuthForms.tsx';
export { TwoStepForm, type TwoStepFormProps, type TwoStepValues } from './screens/identity/TwoStepForm.tsx';
export {
  CertificateDownloads,
  type CertificateDownloadsProps,
  type CertificateFile,
} from './screens/credentials/CertificateDownloads.tsx';
export { CertificateList } from './screens/credentials/CertificateList.tsx';
export { CertificateNotFound } from './screens/credentials/CertificateNotFound.tsx';
export { CertificateResult } from './screens/credentials/CertificateResult.tsx';
export { CertificateSearch } from './screens/credentials/CertificateSearch.tsx';
export { CertificateSheet } from './screens/credentials/CertificateSheet.tsx';
export { certificateHeading, type CertificateSummary } from './screens/credentials/certificateState.ts';
export {
  CredentialCheck,
  type CredentialCheckState,
  type CredentialCheckStep,
  type CredentialVerdict,
} from './screens/credentials/CredentialCheck.tsx';
export {
  CredentialCheckResult,
  type CredentialCheckResultProps,
} from './screens/credentials/CredentialCheckResult.tsx';
export { TextToCopy } from './screens/credentials/TextToCopy.tsx';
export { ConsentBanner, type ConsentChoice } from './screens/legal/ConsentBanner.tsx';
export { ContactForm, type ContactFormProps, type ContactValues } from './screens/contact/ContactForm.tsx';
export { ContactInformation } from './screens/contact/ContactInformation.tsx';
export { type CatalogFilter, CatalogFilters, noFilter } from './screens/catalog/CatalogFilters.tsx';
export { CourseCard } from './screens/catalog/CourseCard.tsx';
export { CourseCatalog } from './screens/catalog/CourseCatalog.tsx';
export { CourseDetails } from './screens/course/CourseDetails.tsx';
export {
  CourseFinder,
  type CourseFinderProps,
  type CourseSearch,
  type CourseSort,
} from './screens/catalog/CourseFinder.tsx';
export { CourseHeader } from './screens/course/CourseHeader.tsx';
export { CourseLessons, type CourseLessonsProps } from './screens/course/CourseLessons.tsx';
export { EnrollAction } from './screens/course/EnrollAction.tsx';
export { FeaturedCourseCard } from './screens/catalog/FeaturedCourseCard.tsx';
export { GenerateContent } from './screens/curriculum/GenerateContent.tsx';
export {
  BankDraftingForm,
  type BankDraftingFormProps,
  CourseDraftingForm,
  type CourseDraftingFormProps,
  type WantedModuleValues,
} from './screens/curriculum/DraftingForms.tsx';
export {
  DraftingPanel,
  type DraftingPanelProps,
  type DraftProgress,
} from './screens/curriculum/DraftingPanel.tsx';
export { GenerationProgress } from './screens/curriculum/GenerationProgress.tsx';
export { LockedPreview } from './screens/course/LockedPreview.tsx';
export { CoursePrice, PriceBox } from './screens/course/PriceBox.tsx';
export { CourseMotif } from './screens/course/CourseMotif.tsx';
export { type CourseDetailsData, type CourseSummary, type FeaturedCourse } from './screens/course/course.ts';
export { formatDate, formatMoment, formatUnbrokenDate } from './components/date/date.ts';
export { AiBadge } from './screens/curriculum/AiBadge.tsx';
export { AiDisclosure } from './screens/curriculum/AiDisclosure.tsx';
export { AiProvenance } from './screens/curriculum/AiProvenance.tsx';
export { FullAiDisclosure } from './screens/curriculum/FullAiDisclosure.tsx';
export { TaxDisclaimer } from './screens/reimbursement/TaxDisclaimer.tsx';
export { PlanDocumentForm } from './screens/corporate/PlanDocumentForm.tsx';
export { PricingPlans } from './screens/corporate/PricingPlans.tsx';
export type { PricingPlan } from './screens/corporate/plans.ts';
export { FaqList, type FaqListProps } from './screens/help/FaqList.tsx';
export { HelpSearch } from './screens/help/HelpSearch.tsx';
export { type QuickCard, QuickCards } from './screens/help/QuickCards.tsx';
export { SupportBlock } from './screens/help/SupportBlock.tsx';
export {
  everyFaq,
  faqCategories,
  type FaqItem,
  type FaqSearch,
  type FaqSearchWords,
  searchFaq,
} from './screens/help/faq.ts';
export { ComingSoonList, type ComingSoonListProps } from './screens/marketing/ComingSoonList.tsx';
export { Hero } from './screens/marketing/Hero.tsx';
export { GetNotified } from './screens/waitlist/GetNotified.tsx';
export { OwnRequest, type OwnRequestProps } from './screens/waitlist/OwnRequest.tsx';
export { SavingsCalculator, type SavingsCalculatorProps } from './screens/marketing/SavingsCalculator.tsx';
export { readSavingsOr, type SavingsInput } from './screens/marketing/savings.ts';
export { type Step, Steps } from './screens/marketing/Steps.tsx';
export { type Testimonial, TestimonialList } from './screens/marketing/TestimonialList.tsx';
export { ApplicationStatus } from './screens/liftoff/ApplicationStatus.tsx';
export { EligibilityNote } from './screens/liftoff/EligibilityNote.tsx';
export {
  LayoffApplicationForm,
  type LayoffApplicationFormProps,
} from './screens/liftoff/LayoffApplicationForm.tsx';
export { SentApplication } from './screens/liftoff/SentApplication.tsx';
export type { ApplicationField, ApplicationValues } from './screens/liftoff/application.ts';
export { AnnualBenefit } from './screens/reimbursement/AnnualBenefit.tsx';
export { ReportButton, type ReportButtonProps } from './screens/reports/ReportButton.tsx';
export { ReportDialog, type ReportDialogProps } from './screens/reports/ReportDialog.tsx';
export {
  ReportReview,
  type ReportReviewProps,
} from './screens/reports/ReportReview.tsx';
export { ReportsTable, ReportStateBadge } from './screens/reports/ReportsTable.tsx';
export { CalloutView } from './screens/learning/CalloutView.tsx';
export { CheckView, type CheckViewProps } from './screens/learning/CheckView.tsx';
export { CodeView } from './screens/learning/CodeView.tsx';
export { CourseOutline, type OutlineModule } from './screens/learning/CourseOutline.tsx';
export { CourseProgress } from './screens/learning/CourseProgress.tsx';
export { CourseUnavailable } from './screens/learning/CourseUnavailable.tsx';
export { DashboardHeader } from './screens/learning/DashboardHeader.tsx';
export { DashboardStats } from './screens/learning/DashboardStats.tsx';
export {
  EnrollmentCard,
  type EnrollmentStatus,
  type EnrollmentSummary,
} from './screens/learning/EnrollmentCard.tsx';
export { DownloadView } from './screens/learning/DownloadView.tsx';
export { EnrollmentList } from './screens/learning/EnrollmentList.tsx';
export { ExerciseView, type ExerciseViewProps } from './screens/learning/ExerciseView.tsx';
export type {
  AttemptQuestion,
  AttemptResult,
  ScaleStep,
  TakenAttempt,
} from './screens/assessment/assessment.ts';
export { AssessmentEditor, type AssessmentEditorProps } from './screens/assessment/AssessmentEditor.tsx';
export {
  type AssessmentDraft,
  type BankLesson,
  type QuestionDraft,
  questionName,
} from './screens/assessment/bankDraft.ts';
export { BankTransfer, type BankTransferProps, type ReadBank } from './screens/assessment/BankTransfer.tsx';
export {
  AssessmentOverview,
  type AssessmentOverviewProps,
  type OverviewState,
} from './screens/assessment/AssessmentOverview.tsx';
export { AttemptForm, type AttemptFormProps } from './screens/assessment/AttemptForm.tsx';
export {
  AttemptReview,
  type AttemptReviewProps,
  type ReviewQuestion,
} from './screens/assessment/AttemptReview.tsx';
export {
  QuestionFiguresTable,
  type QuestionFiguresRow,
  type QuestionFiguresTableProps,
} from './screens/assessment/QuestionFiguresTable.tsx';
export {
  GrantAttemptDialog,
  type GrantAttemptDialogProps,
  type UsedAttempts,
} from './screens/assessment/GrantAttemptDialog.tsx';
export {
  CourseFigures,
  type CourseFiguresProps,
  type CourseStop,
  type CourseWeek,
} from './screens/learning/CourseFigures.tsx';
export { FigureView } from './screens/learning/FigureView.tsx';
export { LessonBlocks, type LessonBlocksProps } from './screens/learning/LessonBlocks.tsx';
export { LessonSkeleton } from './screens/learning/LessonSkeleton.tsx';
export { LessonTable } from './screens/learning/LessonTable.tsx';
export { LessonView, type LessonViewProps } from './screens/learning/LessonView.tsx';
export { OutlineDrawer } from './screens/learning/OutlineDrawer.tsx';
export { ResumeLine } from './screens/learning/ResumeLine.tsx';
export { SaveStatus, type SaveStatusProps } from './screens/learning/SaveStatus.tsx';
export { ShortcutsDialog } from './screens/learning/ShortcutsDialog.tsx';
export { WorkedExampleView } from './screens/learning/WorkedExampleView.tsx';
export type {
  BlockAnswer,
  BlockState,
  BlockWork,
  CalloutBlock,
  CheckBlock,
  CodeBlock,
  ExerciseBlock,
  Judgment,
  LessonBlock,
  PartJudgment,
  ShownTask,
  TableBlock,
  TaskPart,
  WorkedExampleBlock,
} from './screens/learning/lessonBlock.ts';
export type {
  LabRunner,
  PromptRun,
  PromptRunner,
  PromptTools,
  PythonLabBlock,
  PythonResult,
  RunEnd,
  RunEvents,
  RunRefusal,
  SqlLabBlock,
  SqlResult,
  SqlValue,
} from './screens/labs/lab.ts';
export { PromptLabView, type PromptLabViewProps } from './screens/learning/PromptLabView.tsx';
export { PythonLabView, type PythonLabViewProps } from './screens/learning/PythonLabView.tsx';
export { SqlLabView, type SqlLabViewProps } from './screens/learning/SqlLabView.tsx';
export { CheckLists } from './screens/legal/CheckLists.tsx';
export { DocumentLinks } from './screens/legal/DocumentLinks.tsx';
export { LegalDocument, type LegalSection } from './screens/legal/LegalDocument.tsx';
export { AnswersIllustration } from './screens/marketing/AnswersIllustration.tsx';
export { ApplicationScene } from './screens/marketing/ApplicationScene.tsx';
export { BrandBanner } from './screens/marketing/BrandBanner.tsx';
export { BridgeIllustration } from './screens/marketing/BridgeIllustration.tsx';
export { CallToAction } from './screens/marketing/CallToAction.tsx';
export { CertificateScene } from './screens/marketing/CertificateScene.tsx';
export { type Feature, FeatureBlock } from './screens/marketing/FeatureBlock.tsx';
export { FeatureGrid } from './screens/marketing/FeatureGrid.tsx';
export { type Leader, LeadershipCards } from './screens/marketing/LeadershipCards.tsx';
export { LearningScene } from './screens/marketing/LearningScene.tsx';
export { LiftOffIllustration } from './screens/marketing/LiftOffIllustration.tsx';
export { PageHeader } from './screens/marketing/PageHeader.tsx';
export { ReimbursementScene } from './screens/reimbursement/ReimbursementScene.tsx';
export { SeatsIllustration } from './screens/marketing/SeatsIllustration.tsx';
export { type Stat, StatStrip } from './screens/marketing/StatStrip.tsx';
export { TeamReportScene } from './screens/marketing/TeamReportScene.tsx';
export { NotFoundScreen, type NotFoundScreenProps } from './screens/message/NotFoundScreen.tsx';
export { UnexpectedErrorScreen, unexpectedErrorTitle } from './screens/message/UnexpectedErrorScreen.tsx';
export { OrderCard } from './screens/orders/OrderCard.tsx';
export { OrderStatement, type OrderStatementProps } from './screens/orders/OrderStatement.tsx';
export { OrderStatusBadge } from './screens/orders/OrderStatusBadge.tsx';
export { PayerForm, type PayerFormProps, type PayerFormValues } from './screens/orders/PayerForm.tsx';
export {
  BuySeatsForm,
  type BuySeatsFormProps,
  type BuySeatsValues,
} from './screens/company/BuySeatsForm.tsx';
export { SeatRefund, type SeatRefundProps } from './screens/company/SeatRefund.tsx';
export { RefundPanel, type RefundPanelProps } from './screens/orders/RefundPanel.tsx';
export {
  EmployerLinkPanel,
  type EmployerLinkPanelProps,
  type EmployerLinkTerms,
} from './screens/reimbursement/EmployerLinkPanel.tsx';
export { OutcomeForm, type OutcomeFormProps } from './screens/reimbursement/OutcomeForm.tsx';
export { PlanQuestions, type PlanQuestionsProps } from './screens/reimbursement/PlanQuestions.tsx';
export { PolicyChecklist } from './screens/reimbursement/PolicyChecklist.tsx';
export {
  ReimbursementRecord,
  type ReimbursementSummary,
} from './screens/reimbursement/ReimbursementRecord.tsx';
export { ToolkitWizard, type ToolkitWizardProps } from './screens/reimbursement/ToolkitWizard.tsx';
export { ToolkitDocuments, type ToolkitDocumentsProps } from './screens/reimbursement/ToolkitDocuments.tsx';
export type {
  OutcomeFields,
  OutcomeStatus,
  ToolkitDraft,
  ToolkitCourse,
  ToolkitFile,
  ToolkitStep,
} from './screens/reimbursement/toolkit.ts';
