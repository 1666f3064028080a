import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { expect, it } from 'vitest'

const database = useTestDatabase('own')

/** Column names that refer or lead to a person. */
const ofPersons =
  '(identity_id|membership_id|staff_id|assignee_id|assigned_to|mail$|correo|^actor$|_by$|^person|persona$|recipient|first_name|last_name|movil|telefono|phone|^author$|^address$|^device$|approver|solicitante|operator|subido_por|evaluador)'

/** Columns that match these names but contain no person, or none of whom an email could request anything. */
const ofNobody: Readonly<Record<string, string>> = {
  branch_accounts: 'how the supplier is reached, from the ERP: the company corrects it there',
  purchase_order: 'the buyer’s own people, as the ERP prints them on the order',
  supplier_contracts: 'the company’s own people, as the contract names them',
  mail_settings: 'the address of the company',
  mail_sender_codes: 'the address of the company',
  host_claims: 'whether an operator has to say so, not which',
  connections: 'the address of an ERP',
  invoice_mailboxes: 'the mailbox of the company',
  events: 'where an event is',
  online_payment_events: 'what the gateway said',
  required_documents: 'which kind of supplier is asked (natural or legal)',
  attempt_counters: 'no email: kept for a day',
}

const authored =
  'what is written for the company bears who wrote it; the work stays, and its number is told where it is more than a setting'
/** Settings with the person of their last change: the next change overwrites the name. */
const settings = [
  'answer_templates',
  'api_keys',
  'bank_change_approvals',
  'bank_hand_overs',
  'blog_desk_files',
  'certificate_runs',
  'certificates',
  'connection_files',
  'connection_records',
  'connection_runs',
  'document_archive_settings',
  'document_archives',
  'document_reminders',
  'import_sources',
  'invitation_batches',
  'legal_drafts',
  'maintenance_windows',
  'media',
  'qualification_forms',
  'staff_oidc',
  'submitted_invoice_files',
  'supplier_evaluations',
  'supplier_keys',
  'third_party_merges',
  'webhook_deliveries',
  'webhook_endpoints',
]

it('knows every table that may hold a person, so that a new one cannot be forgotten', async () => {
  const columns = await database.asAdmin<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name ~ $1
        and c.column_name not in ('claimed_by', 'held_by', 'replaced_by', 'known_by', 'stepped_up_by')`,
    [ofPersons],
  )
  const places = await database.asAdmin<{ name: string }>(
    `select table_name as name from personal_places() union select table_name from identity_places()`,
  )
  const known = new Set([
    ...places.map(({ name }) => name),
    ...Object.keys(ofNobody),
    ...settings,
    'identities',
    'operators',
  ])
  expect(authored).not.toBe('')
  const forgotten = columns
    .filter(({ table }) => !known.has(table))
    .map(({ table, column }) => `${table}.${column}`)
  expect(forgotten).toEqual([])
})

it('names tables and columns that there are', async () => {
  const [gone] = await database.asAdmin<{ names: string[] | null }>(
    `select array_agg(n.name) as names from (
       select p.table_name || '.' || coalesce(b.key, 'company_id') as name, p.table_name, coalesce(b.key, 'company_id') as column
         from personal_places() p left join lateral jsonb_object_keys(p.blanks) b (key) on true) n
      where not exists (select 1 from information_schema.columns c
                         where c.table_schema = 'public' and c.table_name = n.table_name and c.column_name = n.column)`,
  )
  expect(gone?.names).toBeNull()
})
