// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { AuditFunctions } from './audit.ts'
import type { BankAccountsFunctions } from './bank-accounts.ts'
import type { CertificatesFunctions } from './certificates.ts'
import type { CompanyFunctions } from './company.ts'
import type { DocumentsFunctions } from './documents.ts'
import type { ExportsFunctions } from './exports.ts'
import type { FirstRunFunctions } from './first-run.ts'
import type { InvoiceBatchesFunctions } from './invoice-batches.ts'
import type { InvoicesFunctions } from './invoices.ts'
import type { JobsFunctions } from './jobs.ts'
import type { MailFunctions } from './mail.ts'
import type { NotificationsFunctions } from './notifications.ts'
import type { PapersFunctions } from './papers.ts'
import type { ProfileFunctions } from './profile.ts'
import type { PushFunctions } from './push.ts'
import type { QuestionsFunctions } from './questions.ts'
import type { RadianFunctions } from './radian.ts'
import type { RequiredDocumentsFunctions } from './required-documents.ts'
import type { SignInFunctions } from './sign-in.ts'
import type { StaffFunctions } from './staff.ts'
import type { SupplierContractsFunctions } from './supplier-contracts.ts'
import type { SupplierKeysFunctions } from './supplier-keys.ts'
import type { SupplierQualificationFunctions } from './supplier-qualification.ts'
import type { SupplierRegistrationFunctions } from './supplier-registration.ts'
import type { SuppliersFunctions } from './suppliers.ts'
import type { UsersFunctions } from './users.ts'

/** The values of every function of five values or more that the application may call. */
export interface Functions
  extends
    AuditFunctions,
    BankAccountsFunctions,
    CertificatesFunctions,
    CompanyFunctions,
    DocumentsFunctions,
    ExportsFunctions,
    FirstRunFunctions,
    InvoiceBatchesFunctions,
    InvoicesFunctions,
    JobsFunctions,
    MailFunctions,
    NotificationsFunctions,
    PapersFunctions,
    ProfileFunctions,
    PushFunctions,
    QuestionsFunctions,
    RadianFunctions,
    RequiredDocumentsFunctions,
    SignInFunctions,
    StaffFunctions,
    SupplierContractsFunctions,
    SupplierKeysFunctions,
    SupplierQualificationFunctions,
    SupplierRegistrationFunctions,
    SuppliersFunctions,
    UsersFunctions {}
