import type { PersonalKind } from './kind-texts.ts'

const tables: Readonly<Record<PersonalKind, readonly string[]>> = {
  cuenta: ['identities'],
  accesos: ['memberships', 'membership_accounts', 'master_spells', 'staff_members'],
  sesiones: [
    'sessions',
    'staff_sessions',
    'hand_overs',
    'factor_steps',
    'one_use_tokens',
    'staff_presence',
    'supplier_views',
    'sign_ins',
    'email_changes',
    'reply_links',
    'bank_change_links',
    'bank_change_codes',
    'bank_code_sends',
  ],
  preferencias: [
    'saved_views',
    'report_runs',
    'report_schedules',
    'notification_choices',
    'notification_preferences',
    'push_subscriptions',
    'event_feeds',
    'statement_subscriptions',
    'certificate_notices',
  ],
  avisos: ['notifications', 'notification_boxes', 'notification_events'],
  archivos: ['exports', 'file_uploads', 'jobs'],
  correos: ['outbox_mails', 'invoice_mails'],
  mensajes: ['contact_messages', 'contact_replies'],
  solicitudes: ['registration_requests', 'registration_attachments', 'registration_events'],
  invitaciones: ['invitation_lines'],
  eventos: ['event_registrations'],
  comunicados: ['blog_reads', 'blog_receipts'],
  autorizaciones: ['consents'],
  auditoria: ['audit_log'],
  consultas: ['questions', 'question_messages'],
  documentos: ['document_acts', 'document_events', 'issued_papers', 'submitted_invoices', 'radian_events'],
  cuentas: ['bank_changes', 'bank_account_events', 'online_payments'],
  datos: ['profile_requests'],
  expediente: [
    'evaluation_reviews',
    'evaluation_review_messages',
    'improvement_actions',
    'supplier_documents',
    'supplier_contracts_policy_versions',
  ],
  listas: [
    'contact_recipients',
    'question_recipients',
    'payment_recipients',
    'bank_change_approvers',
    'bank_approvers',
  ],
  trabajo: [],
}

const byTable: ReadonlyMap<string, PersonalKind> = new Map(
  // The keys of an object of ours.
  (Object.keys(tables) as PersonalKind[]).flatMap((kind) => tables[kind].map((table) => [table, kind])),
)

/** Returns the kind of personal data in a table; undefined without one, such as for acts on behalf of the company. */
export function personalKindOf(table: string): PersonalKind | undefined {
  return byTable.get(table)
}
