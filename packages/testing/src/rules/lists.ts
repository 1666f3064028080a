import {
  invoiceMailStates,
  mailboxAccesses,
  mailboxSecurities,
  waitingReasons,
} from '@enlace/contract/invoice-mail/limits.ts'
import { draftStates } from '@enlace/contract/connections/bills/schemas.ts'
import { actOutcomes } from '@enlace/contract/acts/decision-schemas.ts'
import { acts } from '@enlace/contract/acts/schemas.ts'
import { maintenanceStates } from '@enlace/contract/availability/schemas.ts'
import { BankChangeEvent } from '@enlace/contract/bank-accounts/schemas.ts'
import { audiences, postKinds } from '@enlace/contract/blog/limits.ts'
import { catalogueNames } from '@enlace/contract/catalogues/schemas.ts'
import { CertificateRun } from '@enlace/contract/certificates/desk/schemas.ts'
import { runActs } from '@enlace/contract/certificates/desk/state-schemas.ts'
import { ContactReply } from '@enlace/contract/contact-us/desk/schemas.ts'
import { paperVersionStates } from '@enlace/contract/company-papers/schemas.ts'
import { contactStates } from '@enlace/contract/contact-us/desk/state-schemas.ts'
import { contactListNames } from '@enlace/contract/contact-us/lists/schemas.ts'
import { MenuItem } from '@enlace/contract/content/menu/calls.ts'
import { versionStates } from '@enlace/contract/content/versions/schemas.ts'
import { listNames } from '@enlace/contract/core/list/list.ts'
import { archiveStates } from '@enlace/contract/document-archive/schemas.ts'
import { DocumentFile } from '@enlace/contract/documents/attachments/schemas.ts'
import { DocumentEvent } from '@enlace/contract/documents/history/schemas.ts'
import { documentKinds } from '@enlace/contract/documents/related/kinds.ts'
import { askedKinds } from '@enlace/domain/document-kinds.ts'
import { eventKinds, eventModes } from '@enlace/contract/events/kinds.ts'
import { registrationStates } from '@enlace/contract/events/limits.ts'
import { EventFile } from '@enlace/contract/events/visitor/schemas.ts'
import { exportFormats, fileFormats } from '@enlace/contract/exports/limits.ts'
import { ExportState } from '@enlace/contract/exports/schemas.ts'
import { ImportBatch, ImportLoad } from '@enlace/contract/imports/schemas.ts'
import {
  intakeActs,
  intakeStates,
  invoiceClasses,
  invoiceFileKinds,
  matchResults,
  invoiceOrigins,
  supportingCodes,
} from '@enlace/contract/invoices/limits.ts'
import { NewRadianSoftware } from '@enlace/contract/invoices/radian/schemas.ts'
import { legalCodes } from '@enlace/contract/legal-texts/schemas.ts'
import { mailBounces } from '@enlace/contract/mail/bounces.ts'
import { mediaFormats } from '@enlace/contract/media/limits.ts'
import { Medium } from '@enlace/contract/media/schemas.ts'
import { printedKinds } from '@enlace/contract/papers/verify/schemas.ts'
import { Gateway, paymentStates } from '@enlace/contract/payments/schemas.ts'
import { recordFields } from '@enlace/contract/profile/company-schemas.ts'
import { requestStates as profileStates } from '@enlace/contract/profile/requests/request-states.ts'
import { profileRequestKinds, RequestedChange } from '@enlace/contract/profile/requests/schemas.ts'
import { PushLoad } from '@enlace/contract/push/schemas.ts'
import { Question, QuestionMessage } from '@enlace/contract/questions/schemas.ts'
import { suppliersAsked } from '@enlace/contract/required-documents/schemas.ts'
import { SignInAlarm } from '@enlace/contract/sign-in/alarm/schemas.ts'
import { SignInOutcome } from '@enlace/contract/sign-in/security/schemas.ts'
import { Factor } from '@enlace/contract/sign-in/session/step-schemas.ts'
import { policyStates } from '@enlace/contract/supplier-contracts/desk/schemas.ts'
import { actionStates, reviewStates } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { requestStates } from '@enlace/contract/supplier-registration/states.ts'
import { batchStates } from '@enlace/contract/users/invitations/schemas.ts'
import { Webhook } from '@enlace/contract/webhooks/schemas.ts'
import { bankAccountKinds } from '@enlace/domain/bank-account.ts'
import { certificateTypes } from '@enlace/domain/certificates.ts'
import { connectionSystems, pullStates } from '@enlace/domain/connections.ts'
import { contractTypes, minuteTypes } from '@enlace/domain/contracts.ts'
import { claimConcepts, radianCodes, radianEventStates } from '@enlace/domain/radian/radian.ts'
import { reportFrequencies } from '@enlace/domain/report-schedule.ts'
import { validityRules } from '@enlace/domain/required-documents.ts'
import { staffRoles } from '@enlace/domain/staff-roles.ts'
import { statesOf, type StateOwner } from '@enlace/domain/states.ts'
import { grantableRoles } from '@enlace/domain/user-roles.ts'
import { webhookDeliveryStates } from '@enlace/domain/webhook.ts'

const stateIds = (owner: StateOwner) => statesOf(owner).map(({ id }) => id)
const withoutDefault = grantableRoles.filter((role) => role !== 'usuario')

/** The lists of words that both a column's constraint and TypeScript have, by table and column. */
export const sharedLists: Readonly<Record<string, readonly string[]>> = {
  'act_decisions.outcome': actOutcomes,
  'bank_account_events.actor_kind': BankChangeEvent.shape.de.options,
  'bank_accounts.tipo': bankAccountKinds,
  'bank_changes.estado': stateIds('cambio_cuenta'),
  'bank_changes.tipo': bankAccountKinds,
  'blog_posts.audiencia': audiences,
  'blog_posts.tipo': postKinds,
  'catalogue_entries.catalogue': catalogueNames,
  'certificate_notices.tipo': certificateTypes,
  'certificate_releases.tipo': certificateTypes,
  'certificate_runs.act': runActs,
  'certificate_runs.state': CertificateRun.shape.estado.options,
  'certificates.tipo': certificateTypes,
  'company_papers.estado': paperVersionStates,
  'connection_runs.state': pullStates,
  'connections.system': connectionSystems,
  'contact_messages.state': contactStates,
  'contact_options.list': contactListNames,
  'contact_replies.kind': ContactReply.shape.tipo.options,
  'content_versions.state': versionStates,
  'document_acts.act': acts,
  'document_archives.state': archiveStates,
  'document_events.kind': documentKinds,
  'document_events.origin': DocumentEvent.shape.origin.options,
  'document_files.kind': documentKinds,
  'document_files.origin': DocumentFile.shape.origin.options,
  'document_links.from_kind': documentKinds,
  'document_links.to_kind': documentKinds,
  'document_search.kind': documentKinds,
  'evaluation_reviews.state': reviewStates,
  'event_files.kind': EventFile.shape.clase.options,
  'event_registrations.state': registrationStates,
  'events.kind': eventKinds,
  'events.mode': eventModes,
  'exports.format': fileFormats,
  'exports.state': ExportState.options,
  'import_batches.state': ImportBatch.shape.state.options,
  'import_loads.state': ImportLoad.shape.state.options,
  // An action is late by its date.
  'improvement_actions.state': actionStates.filter((state) => state !== 'vencida'),
  'invitation_batches.state': batchStates,
  'legal_drafts.code': legalCodes,
  'legal_versions.code': legalCodes,
  'maintenance_windows.state': maintenanceStates,
  'media.state': Medium.shape.state.options,
  // A drawing is kept as it is; a picture is converted to the formats.
  'media_sizes.format': [...mediaFormats, 'svg'],
  // No role means the whole portal.
  'memberships.role': withoutDefault,
  'menu_items.type': MenuItem.shape.type.options,
  'online_payments.estado': paymentStates,
  'outbox_mails.bounce': mailBounces,
  'payment_gateways.gateway': Gateway.options,
  'printed_documents.kind': printedKinds,
  'profile_request_changes.field': recordFields,
  'profile_request_changes.standing': RequestedChange.shape.situacion.def.innerType.options,
  // An extension of the term is an event and not a state.
  'profile_request_events.state': [...profileStates, 'prorrogada'],
  'profile_requests.kind': profileRequestKinds,
  'profile_requests.state': profileStates,
  'pushes.state': PushLoad.shape.state.options,
  'question_messages.author_kind': QuestionMessage.shape.de.options,
  'questions.kind': askedKinds,
  'questions.last_from': Question.shape.ultimo_de.options,
  'questions.state': stateIds('consulta'),
  'registration_requests.state': requestStates,
  'report_schedules.format': exportFormats,
  'report_schedules.frequency': reportFrequencies,
  'required_documents.persona': suppliersAsked.persona,
  'required_documents.regla': validityRules,
  'required_documents.riesgos': suppliersAsked.riesgo,
  'required_documents.suministro': suppliersAsked.suministro,
  'required_documents.tamanos': suppliersAsked.tamano,
  'saved_views.list': listNames,
  'session_families.stepped_up_by': ['password', ...Factor.options],
  'sign_in_alarms.kind': SignInAlarm.shape.kind.options,
  'sign_ins.outcome': SignInOutcome.options,
  'staff_members.role': staffRoles,
  'supplier_contracts.estado': stateIds('contrato'),
  'supplier_contracts.tipo': contractTypes,
  'supplier_contracts_minutes.tipo': minuteTypes,
  'supplier_contracts_policy_versions.estado': policyStates,
  'supplier_documents.estado': stateIds('version_documento'),
  'webhook_deliveries.state': webhookDeliveryStates,
  'webhook_endpoints.disabled_reason': Webhook.shape.motivo.def.innerType.options,
  'radian_software.ambiente': NewRadianSoftware.shape.ambiente.options,
  'radian_events.codigo': radianCodes,
  'radian_events.concepto': claimConcepts,
  'radian_events.estado': radianEventStates,
  'submitted_invoice_bills.state': draftStates,
  'submitted_invoice_bills.system': connectionSystems,
  'issued_supporting_documents.tipo': supportingCodes,
  'submitted_invoice_events.acto': intakeActs,
  'submitted_invoice_files.clase': invoiceFileKinds,
  'submitted_invoices.clase': invoiceClasses,
  'submitted_invoices.cuadre': matchResults,
  'submitted_invoices.estado': intakeStates,
  'submitted_invoices.origen': invoiceOrigins,
  'invoice_mailboxes.access': mailboxAccesses,
  'invoice_mailboxes.security': mailboxSecurities,
  'invoice_mails.estado': invoiceMailStates,
  'invoice_mails.motivo': waitingReasons,
  'third_parties.riesgo': suppliersAsked.riesgo,
  'third_parties.tamano': suppliersAsked.tamano,
  'withholding_lines.tipo': certificateTypes,
}

/** Columns of words that TypeScript uses individually, without a list of them. */
export const databaseOnly: readonly string[] = [
  'bank_accounts.origen',
  'bank_approvers.ended_why',
  'bank_changes.coincidencia',
  'bank_changes.media_type',
  'bank_hand_overs.way',
  'blog_post_files.clase',
  'care_acts.kind',
  'company_hosts.basis',
  'document_acts.kind',
  'email_changes.outcome',
  'evaluation_review_messages.author_kind',
  'factor_steps.purpose',
  'import_findings.severity',
  'invoice_deliveries.via',
  'notification_choices.kind',
  'notifications.mail',
  'online_payment_events.kind',
  'payment_gateways.environment',
  'profile_request_events.side',
  'profile_request_numbers.series',
  'registration_requests.request_type',
  'required_documents.alcance',
  'simulated_transactions.status',
  'trial_companies.state',
]
