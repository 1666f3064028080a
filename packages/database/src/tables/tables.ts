// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { AccountStatementsTables } from './account-statements.ts'
import type { AuditTables } from './audit.ts'
import type { BankAccountsTables } from './bank-accounts.ts'
import type { BlogTables } from './blog.ts'
import type { CertificatesTables } from './certificates.ts'
import type { CompanyTables } from './company.ts'
import type { ConnectionsTables } from './connections.ts'
import type { ContactUsTables } from './contact-us.ts'
import type { ContentTables } from './content.ts'
import type { DocumentArchiveTables } from './document-archive.ts'
import type { DocumentsTables } from './documents.ts'
import type { EventsTables } from './events.ts'
import type { ExportsTables } from './exports.ts'
import type { FirstRunTables } from './first-run.ts'
import type { ImportsTables } from './imports.ts'
import type { InvoiceBatchesTables } from './invoice-batches.ts'
import type { InvoiceMailTables } from './invoice-mail.ts'
import type { InvoicesTables } from './invoices.ts'
import type { JobsTables } from './jobs.ts'
import type { MailTables } from './mail.ts'
import type { NotesDebitTables } from './notes-debit.ts'
import type { NotificationsTables } from './notifications.ts'
import type { OperationsTables } from './operations.ts'
import type { PapersTables } from './papers.ts'
import type { PaymentsTables } from './payments.ts'
import type { PaymentsMadeTables } from './payments-made.ts'
import type { PersonalDataTables } from './personal-data.ts'
import type { ProfileTables } from './profile.ts'
import type { PurchaseOrderTables } from './purchase-order.ts'
import type { PurchaseTicketsTables } from './purchase-tickets.ts'
import type { PushTables } from './push.ts'
import type { QuestionsTables } from './questions.ts'
import type { RadianTables } from './radian.ts'
import type { ReportsTables } from './reports.ts'
import type { RequiredDocumentsTables } from './required-documents.ts'
import type { SearchCompanyTables } from './search-company.ts'
import type { SignInTables } from './sign-in.ts'
import type { StaffTables } from './staff.ts'
import type { SupplierContractsTables } from './supplier-contracts.ts'
import type { SupplierKeysTables } from './supplier-keys.ts'
import type { SupplierQualificationTables } from './supplier-qualification.ts'
import type { SupplierRegistrationTables } from './supplier-registration.ts'
import type { SuppliersTables } from './suppliers.ts'
import type { TrialTables } from './trial.ts'
import type { UploadsTables } from './uploads.ts'
import type { UsersTables } from './users.ts'
import type { WebhooksTables } from './webhooks.ts'
import type { WithholdingsTables } from './withholdings.ts'

/** Every table by its name. */
export interface Tables
  extends
    AccountStatementsTables,
    AuditTables,
    BankAccountsTables,
    BlogTables,
    CertificatesTables,
    CompanyTables,
    ConnectionsTables,
    ContactUsTables,
    ContentTables,
    DocumentArchiveTables,
    DocumentsTables,
    EventsTables,
    ExportsTables,
    FirstRunTables,
    ImportsTables,
    InvoiceBatchesTables,
    InvoiceMailTables,
    InvoicesTables,
    JobsTables,
    MailTables,
    NotesDebitTables,
    NotificationsTables,
    OperationsTables,
    PapersTables,
    PaymentsTables,
    PaymentsMadeTables,
    PersonalDataTables,
    ProfileTables,
    PurchaseOrderTables,
    PurchaseTicketsTables,
    PushTables,
    QuestionsTables,
    RadianTables,
    ReportsTables,
    RequiredDocumentsTables,
    SearchCompanyTables,
    SignInTables,
    StaffTables,
    SupplierContractsTables,
    SupplierKeysTables,
    SupplierQualificationTables,
    SupplierRegistrationTables,
    SuppliersTables,
    TrialTables,
    UploadsTables,
    UsersTables,
    WebhooksTables,
    WithholdingsTables {}
