/**
 * Rows about required documents and uploads, with the statement that inserts one of each: `$1` the company, `$2` the
 * words.
 */
export const requiredDocumentTables: Record<string, string> = {
  file_uploads: `insert into file_uploads (company_id, membership_id, third_party_id, purpose, name, size, sha256)
    select company_id, id, third_party_id, $2, $2, 1, repeat('a', 64) from memberships where company_id = $1
     order by created_at desc limit 1`,
  file_upload_pieces: `insert into file_upload_pieces (company_id, upload_id, at, bytes)
    select company_id, id, 0, convert_to($2, 'UTF8') from file_uploads where company_id = $1 limit 1`,
  // Documents required of every supplier are visible to them: this one is no longer required.
  required_documents: `insert into required_documents (company_id, codigo, nombre, descripcion, activo)
    values ($1, $2, $2, $2, false)`,
  supplier_documents: `insert into supplier_documents (company_id, third_party_id, document_id, version, nombre, media_type, bytes,
      sha256, storage_key, upload_id, subido_por)
    select d.company_id, t.id, d.id, 1, $2, 'application/pdf', 1, repeat('a', 64), s.storage_key, gen_random_uuid(), $2
      from required_documents d join third_parties t on t.company_id = d.company_id
      join stored_files s on s.company_id = d.company_id where d.company_id = $1 order by t.id limit 1`,
  document_reminders: `insert into document_reminders (company_id, third_party_id, document_id, paso, personas, por)
    select d.company_id, t.id, d.id, $2, 1, $2
      from required_documents d join third_parties t on t.company_id = d.company_id where d.company_id = $1 order by t.id limit 1`,
  document_reminder_plans: `insert into document_reminder_plans (company_id, dias_antes)
    select $1, array[30] where length($2) > 0`,
}
