import type { BackofficeTables } from './backoffice-tables.ts'
import type {
  EmailChangesTable,
  FactorStepsTable,
  KnownDevicesTable,
  PasskeysTable,
  RecoveryCodesTable,
  SignInsTable,
  TotpSecretsTable,
} from './second-factor.ts'
import type {
  CompaniesTable,
  CompanyHostsTable,
  SettingsTable,
  CompanyFilesTable,
  MenuItemsTable,
} from './companies.ts'
import type { ThirdPartiesTable, BranchAccountsTable } from './third-parties.ts'
import type { IdentitiesTable, MembershipsTable, MembershipAccountsTable, AuditLogTable } from './people.ts'
import type {
  SessionFamiliesTable,
  SessionsTable,
  OneUseTokensTable,
  AttemptCountersTable,
  CallMetersTable,
  SpentCaptchasTable,
  HandOversTable,
} from './sessions.ts'
import type {
  ImportBatchesTable,
  ImportFindingsTable,
  ImportMappingsTable,
  DataFreshnessTable,
} from './imports.ts'
import type {
  CertificateNoticesTable,
  CertificateReleasesTable,
  CertificateRunsTable,
  CertificatesTable,
} from './certificates.ts'
import type {
  BankAccountEventsTable,
  BankAccountsTable,
  BankChangeApprovalsTable,
  BankChangeCodesTable,
  BankChangeLinksTable,
  BankChangeNumbersTable,
  BankChangesTable,
} from './bank-accounts.ts'
import type {
  BlogCategoriesTable,
  BlogPostFilesTable,
  BlogPostsTable,
  BlogPostTagsTable,
  BlogReadsTable,
  BlogReceiptsTable,
} from './blog.ts'
import type {
  EvaluationReviewMessagesTable,
  EvaluationReviewsTable,
  ImprovementActionsTable,
  QualificationFilesTable,
  QualificationFormsTable,
  ReviewNumbersTable,
  SupplierEvaluationsTable,
} from './qualification.ts'
import type { CompanyPapersTable } from './company-papers.ts'
import type { AccountStatementsTable } from './account-statements.ts'
import type { PaperSignersTable } from './paper-signers.ts'
import type { IssuedPapersTable, PaperNumbersTable, StatementSubscriptionsTable } from './papers.ts'
import type { PaymentsMadeTable, PaymentsMadeLinesTable } from './payments-made.ts'
import type {
  NotificationChoicesTable,
  ProfileRequestChangesTable,
  ProfileRequestEventsTable,
  ProfileRequestNumbersTable,
  ProfileRequestsTable,
} from './profile.ts'
import type {
  FileUploadPiecesTable,
  FileUploadsTable,
  RequiredDocumentsTable,
  SupplierDocumentsTable,
} from './required-documents.ts'
import type { PurchaseOrderTable, PurchaseOrderLinesTable } from './purchase-order.ts'
import type { PurchaseTicketsTable, PurchaseTicketsLinesTable } from './purchase-tickets.ts'
import type {
  NotificationBoxesTable,
  NotificationEventsTable,
  NotificationPreferencesTable,
  NotificationsTable,
  PushSubscriptionsTable,
} from './notifications.ts'
import type {
  EventFeedsTable,
  EventFilesTable,
  EventGuestsTable,
  EventRegistrationsTable,
  EventsTable,
} from './events.ts'
import type { NotesDebitTable, NotesDebitLinesTable } from './notes-debit.ts'
import type {
  ReportLinksTable,
  ReportRunsTable,
  ReportSchedulesTable,
  ReportSettingsTable,
} from './reports.ts'
import type { SavedViewsTable } from './saved-views.ts'
import type {
  SupplierContractsAmendmentsTable,
  SupplierContractsMinutesTable,
  SupplierContractsPoliciesTable,
  SupplierContractsPolicyVersionsTable,
  SupplierContractsTable,
} from './supplier-contracts.ts'
import type { WithholdingLinesTable } from './withholding-lines.ts'
import type { DocumentEventsTable, DocumentFilesTable } from './document-history.ts'
import type { DocumentLinksTable } from './document-links.ts'
import type { DocumentSearchTable } from './document-search.ts'
import type { DownloadTicketsTable, ExportsTable } from './downloads.ts'
import type { JobsTable, RepeatedJobsTable } from './jobs.ts'
import type {
  AdvertisementsTable,
  CmsContentTable,
  FilledTemplatesTable,
  PagesTable,
  TemplateFaultsTable,
  TemplatesTable,
} from './content.ts'
import type { OutboxMailsTable } from './mail.ts'
import type { DocumentActsTable } from './document-acts.ts'
import type {
  QuestionFilesTable,
  QuestionMessagesTable,
  QuestionNumbersTable,
  QuestionRecipientsTable,
  QuestionsTable,
  ReplyLinksTable,
} from './questions.ts'
import type {
  ContactMessagesTable,
  ContactNumbersTable,
  ContactOptionsTable,
  ContactRecipientsTable,
} from './contact.ts'
import type {
  ConsentsTable,
  RegistrationAttachmentsTable,
  RegistrationEventsTable,
  RegistrationNumbersTable,
  RegistrationRequestsTable,
  StoredFilesTable,
} from './registration.ts'
import type {
  OnlinePaymentEventsTable,
  OnlinePaymentsTable,
  PaymentConceptsTable,
  PaymentGatewaysTable,
  SimulatedTransactionsTable,
} from './online-payments.ts'

/** Every table by its name; a test holds it against the database. */
export interface Tables extends BackofficeTables {
  events: EventsTable
  event_guests: EventGuestsTable
  event_files: EventFilesTable
  event_registrations: EventRegistrationsTable
  event_feeds: EventFeedsTable
  qualification_forms: QualificationFormsTable
  supplier_evaluations: SupplierEvaluationsTable
  review_numbers: ReviewNumbersTable
  evaluation_reviews: EvaluationReviewsTable
  evaluation_review_messages: EvaluationReviewMessagesTable
  improvement_actions: ImprovementActionsTable
  qualification_files: QualificationFilesTable
  companies: CompaniesTable
  company_hosts: CompanyHostsTable
  settings: SettingsTable
  company_files: CompanyFilesTable
  menu_items: MenuItemsTable
  company_papers: CompanyPapersTable
  blog_categories: BlogCategoriesTable
  blog_posts: BlogPostsTable
  blog_post_tags: BlogPostTagsTable
  blog_post_files: BlogPostFilesTable
  blog_reads: BlogReadsTable
  blog_receipts: BlogReceiptsTable
  third_parties: ThirdPartiesTable
  branch_accounts: BranchAccountsTable
  identities: IdentitiesTable
  memberships: MembershipsTable
  membership_accounts: MembershipAccountsTable
  outbox_mails: OutboxMailsTable
  contact_options: ContactOptionsTable
  contact_recipients: ContactRecipientsTable
  contact_numbers: ContactNumbersTable
  contact_messages: ContactMessagesTable
  audit_log: AuditLogTable
  session_families: SessionFamiliesTable
  sessions: SessionsTable
  one_use_tokens: OneUseTokensTable
  totp_secrets: TotpSecretsTable
  passkeys: PasskeysTable
  recovery_codes: RecoveryCodesTable
  known_devices: KnownDevicesTable
  sign_ins: SignInsTable
  factor_steps: FactorStepsTable
  email_changes: EmailChangesTable
  attempt_counters: AttemptCountersTable
  call_meters: CallMetersTable
  spent_captchas: SpentCaptchasTable
  hand_overs: HandOversTable
  import_batches: ImportBatchesTable
  import_findings: ImportFindingsTable
  import_mappings: ImportMappingsTable
  data_freshness: DataFreshnessTable
  account_statements: AccountStatementsTable
  payments_made: PaymentsMadeTable
  payments_made_lines: PaymentsMadeLinesTable
  purchase_order: PurchaseOrderTable
  purchase_order_lines: PurchaseOrderLinesTable
  purchase_tickets: PurchaseTicketsTable
  purchase_tickets_lines: PurchaseTicketsLinesTable
  notes_debit: NotesDebitTable
  notes_debit_lines: NotesDebitLinesTable
  supplier_contracts: SupplierContractsTable
  supplier_contracts_amendments: SupplierContractsAmendmentsTable
  supplier_contracts_minutes: SupplierContractsMinutesTable
  supplier_contracts_policies: SupplierContractsPoliciesTable
  supplier_contracts_policy_versions: SupplierContractsPolicyVersionsTable
  withholding_lines: WithholdingLinesTable
  bank_accounts: BankAccountsTable
  bank_account_events: BankAccountEventsTable
  bank_changes: BankChangesTable
  bank_change_numbers: BankChangeNumbersTable
  bank_change_approvals: BankChangeApprovalsTable
  bank_change_codes: BankChangeCodesTable
  bank_change_links: BankChangeLinksTable
  file_uploads: FileUploadsTable
  file_upload_pieces: FileUploadPiecesTable
  required_documents: RequiredDocumentsTable
  supplier_documents: SupplierDocumentsTable
  document_links: DocumentLinksTable
  document_search: DocumentSearchTable
  saved_views: SavedViewsTable
  document_acts: DocumentActsTable
  question_numbers: QuestionNumbersTable
  question_recipients: QuestionRecipientsTable
  questions: QuestionsTable
  question_messages: QuestionMessagesTable
  question_files: QuestionFilesTable
  reply_links: ReplyLinksTable
  document_events: DocumentEventsTable
  document_files: DocumentFilesTable
  cms_content: CmsContentTable
  advertisements: AdvertisementsTable
  pages: PagesTable
  templates: TemplatesTable
  filled_templates: FilledTemplatesTable
  template_faults: TemplateFaultsTable
  stored_files: StoredFilesTable
  registration_numbers: RegistrationNumbersTable
  registration_requests: RegistrationRequestsTable
  registration_attachments: RegistrationAttachmentsTable
  registration_events: RegistrationEventsTable
  consents: ConsentsTable
  payment_concepts: PaymentConceptsTable
  payment_gateways: PaymentGatewaysTable
  online_payments: OnlinePaymentsTable
  online_payment_events: OnlinePaymentEventsTable
  simulated_transactions: SimulatedTransactionsTable
  download_tickets: DownloadTicketsTable
  paper_numbers: PaperNumbersTable
  issued_papers: IssuedPapersTable
  paper_signers: PaperSignersTable
  certificates: CertificatesTable
  certificate_releases: CertificateReleasesTable
  certificate_runs: CertificateRunsTable
  certificate_notices: CertificateNoticesTable
  statement_subscriptions: StatementSubscriptionsTable
  notification_choices: NotificationChoicesTable
  notification_events: NotificationEventsTable
  notification_boxes: NotificationBoxesTable
  notifications: NotificationsTable
  notification_preferences: NotificationPreferencesTable
  push_subscriptions: PushSubscriptionsTable
  profile_request_numbers: ProfileRequestNumbersTable
  profile_requests: ProfileRequestsTable
  profile_request_changes: ProfileRequestChangesTable
  profile_request_events: ProfileRequestEventsTable
  jobs: JobsTable
  repeated_jobs: RepeatedJobsTable
  exports: ExportsTable
  report_settings: ReportSettingsTable
  report_links: ReportLinksTable
  report_runs: ReportRunsTable
  report_schedules: ReportSchedulesTable
}
