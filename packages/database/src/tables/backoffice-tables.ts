import type { BankApproversTable, BankChangeApproversTable, BankCodeSendsTable } from './bank-accounts.ts'
import type { BlogDeskFilesTable } from './blog.ts'
import type { CatalogueEntriesTable, CompanyConceptsTable } from './catalogues.ts'
import type {
  ActDecisionsTable,
  AnswerTemplatesTable,
  ContactRepliesTable,
  QuestionNotesTable,
} from './daily-work.ts'
import type {
  ImportChangesTable,
  ImportLoadFilesTable,
  ImportLoadsTable,
  ImportSourcesTable,
  SourceAlarmsTable,
} from './imports.ts'
import type { SignInAlarmsTable, SignInRefusalsTable } from './sessions.ts'
import type { LegalDraftsTable, LegalVersionsTable } from './legal-texts.ts'
import type { MailSenderCodesTable, MailSettingsTable } from './mail.ts'
import type { MediaSizesTable, MediaTable } from './media.ts'
import type { MasterSpellsTable } from './people.ts'
import type { CareActsTable, MaintenanceWindowsTable, SetupLinksTable } from './setup.ts'
import type {
  InvitationBatchesTable,
  InvitationLinesTable,
  SupplierViewsTable,
  ThirdPartyMergesTable,
} from './supplier-desk.ts'
import type { HostClaimsTable } from './companies.ts'
import type {
  ConnectionCursorsTable,
  ConnectionFindingsTable,
  ConnectionRecordsTable,
  ConnectionRunsTable,
  ConnectionsTable,
} from './connections.ts'
import type { ApiKeysTable, PushChunksTable, PushesTable, PushStatisticsTable } from './api-keys.ts'
import type { StaffPresenceTable } from './presence.ts'
import type { ProvenDomainsTable } from './proven-domains.ts'
import type { StaffOidcLoginsTable, StaffOidcTable } from './staff-oidc.ts'
import type {
  OperatorsTable,
  StaffDownloadTicketsTable,
  StaffMembersTable,
  StaffSessionsTable,
} from './staff.ts'
import type { ContentVersionsTable } from './versions.ts'
import type { WebhookDeliveriesTable, WebhookEndpointsTable, WebhookEventsTable } from './webhooks.ts'

/** The tables behind the back office: who works there, and what it sets up, writes and loads. */
export interface BackofficeTables {
  bank_approvers: BankApproversTable
  bank_change_approvers: BankChangeApproversTable
  bank_code_sends: BankCodeSendsTable
  master_spells: MasterSpellsTable
  operators: OperatorsTable
  staff_members: StaffMembersTable
  staff_sessions: StaffSessionsTable
  staff_presence: StaffPresenceTable
  staff_download_tickets: StaffDownloadTicketsTable
  supplier_views: SupplierViewsTable
  invitation_batches: InvitationBatchesTable
  invitation_lines: InvitationLinesTable
  third_party_merges: ThirdPartyMergesTable
  maintenance_windows: MaintenanceWindowsTable
  setup_links: SetupLinksTable
  care_acts: CareActsTable
  mail_sender_codes: MailSenderCodesTable
  mail_settings: MailSettingsTable
  legal_versions: LegalVersionsTable
  legal_drafts: LegalDraftsTable
  host_claims: HostClaimsTable
  proven_domains: ProvenDomainsTable
  staff_oidc: StaffOidcTable
  staff_oidc_logins: StaffOidcLoginsTable
  catalogue_entries: CatalogueEntriesTable
  company_concepts: CompanyConceptsTable
  content_versions: ContentVersionsTable
  media: MediaTable
  media_sizes: MediaSizesTable
  blog_desk_files: BlogDeskFilesTable
  import_changes: ImportChangesTable
  import_loads: ImportLoadsTable
  import_load_files: ImportLoadFilesTable
  import_sources: ImportSourcesTable
  source_alarms: SourceAlarmsTable
  sign_in_alarms: SignInAlarmsTable
  sign_in_refusals: SignInRefusalsTable
  api_keys: ApiKeysTable
  push_statistics: PushStatisticsTable
  webhook_endpoints: WebhookEndpointsTable
  webhook_events: WebhookEventsTable
  webhook_deliveries: WebhookDeliveriesTable
  connections: ConnectionsTable
  connection_cursors: ConnectionCursorsTable
  connection_runs: ConnectionRunsTable
  connection_findings: ConnectionFindingsTable
  connection_records: ConnectionRecordsTable
  pushes: PushesTable
  push_chunks: PushChunksTable
  question_notes: QuestionNotesTable
  contact_replies: ContactRepliesTable
  answer_templates: AnswerTemplatesTable
  act_decisions: ActDecisionsTable
}
