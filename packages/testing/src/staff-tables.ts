/** Rows of a company's back office staff: `$1` the company, `$2` the words. */
export const staffTables: Record<string, string> = {
  staff_members: `insert into staff_members (company_id, identity_id, role, invited_email, invited_by)
    select company_id, identity_id, 'consulta', $2, $2 from memberships where company_id = $1 order by created_at desc limit 1`,
  staff_sessions: `insert into staff_sessions (company_id, family_id, staff_id, session_token_hash, idle_minutes)
    select m.company_id, s.family_id, m.id, sha256(('staff ' || $2::text)::bytea), 1
      from staff_members m join sessions s on s.company_id = m.company_id where m.company_id = $1 limit 1`,
  staff_presence: `insert into staff_presence (company_id, tab, staff_id, kind, subject)
    select company_id, gen_random_uuid(), id, 'registration', $2 from staff_members where company_id = $1 limit 1`,
  api_keys: `insert into api_keys (company_id, nombre, prefijo, key_hash, scopes, created_by)
    values ($1, $2, $2, sha256(('key ' || $2::text)::bytea), array[$2::text], $2)`,
  push_statistics: `insert into push_statistics (company_id, key_id, dia)
    select company_id, id, current_date from api_keys where company_id = $1 and nombre = $2`,
  // Masters see the name and the beginning.
  supplier_keys: `insert into supplier_keys (company_id, third_party_id, nombre, prefijo, key_hash, created_by, expires_at)
    select company_id, id, 'Programa', 'enlace_proveedor_', sha256(('supplier key ' || $2::text)::bytea), 'Programa',
           now() + interval '1 day' from third_parties where company_id = $1 order by id limit 1`,
  supplier_key_requests: `insert into supplier_key_requests (company_id, key_id, request_key, body_hash, outcome)
    select company_id, id, $2, sha256($2::text::bytea), '[]' from supplier_keys where company_id = $1 limit 1`,
  webhook_endpoints: `insert into webhook_endpoints (company_id, url, descripcion, events, secret, created_by)
    values ($1, 'https://' || $2, $2, array[$2::text], '', $2)`,
  webhook_events: `insert into webhook_events (company_id, type, body) values ($1, $2, $2)`,
  webhook_deliveries: `insert into webhook_deliveries (company_id, endpoint_id, event_id)
    select e.company_id, e.id, v.id from webhook_endpoints e join webhook_events v on v.company_id = e.company_id
     where e.company_id = $1 and e.descripcion = $2 and v.type = $2 limit 1`,
  connections: `insert into connections (company_id, nombre, system, address, username, sealed_secret, kinds,
      every_minutes, created_by, updated_by)
    values ($1, left($2, 60), 'odoo', $2, $2, $2::text::bytea, array['suppliers'], 60, $2, $2)`,
  connection_cursors: `insert into connection_cursors (company_id, connection_id, kind, reached_at)
    select company_id, id, 'suppliers', $2 from connections where company_id = $1 limit 1`,
  connection_runs: `insert into connection_runs (company_id, id, connection_id, actor, is_full)
    select company_id, gen_random_uuid(), id, $2, false from connections where company_id = $1 limit 1`,
  connection_findings: `insert into connection_findings (company_id, run_id, seq, reference, message)
    select company_id, id, 1, $2, $2 from connection_runs where company_id = $1 limit 1`,
  connection_records: `insert into connection_records (company_id, connection_id, kind, erp_id, known_by)
    select company_id, id, $2, $2, jsonb_build_object('nit', $2::text) from connections where company_id = $1 limit 1`,
  connection_files: `insert into connection_files (company_id, connection_id, kind, erp_id, document_erp_id, name, mark)
    select company_id, id, $2, $2, $2, $2, $2 from connections where company_id = $1 limit 1`,
  invoice_mailboxes: `insert into invoice_mailboxes (company_id, host, port, security, username, sealed_secret, updated_by)
    values ($1, $2, 993, 'tls', $2, $2::text::bytea, $2)`,
  invoice_mails: `insert into invoice_mails (company_id, place, uid_validity, uid, sender, subject)
    values ($1, 1, 1, 1, $2, $2)`,
  invoice_mail_files: `insert into invoice_mail_files (company_id, mail_id, place, name, media_type, size, storage_key)
    select m.company_id, m.id, 0, $2, 'application/xml', 1, s.storage_key
      from invoice_mails m join stored_files s on s.company_id = m.company_id where m.company_id = $1 limit 1`,
  invoice_batch_formats: `insert into invoice_batch_formats (company_id, id, nombre, formato)
    values ($1, gen_random_uuid(), $2, jsonb_build_object('nombre', $2::text, 'filas', 'factura', 'forma', 'separado', 'separador', ';',
      'decimal', '.', 'fecha', 'AAAAMMDD', 'codificacion', 'utf-8', 'encabezado', true, 'columnas', jsonb_build_array(jsonb_build_object(
        'campo', 'numero', 'titulo', $2::text, 'texto', '', 'decimales', 0, 'signo', false, 'ancho', 20, 'a_la_derecha', false,
        'relleno', ' '))))`,
  invoice_batches: `insert into invoice_batches (company_id, id, numero, nombre, formato, facturas, hecho_por, idempotency_key)
    select company_id, gen_random_uuid(), 1, $2, formato, 1, $2, $2 from invoice_batch_formats where company_id = $1 limit 1`,
  invoice_batch_items: `insert into invoice_batch_items (company_id, batch_id, invoice_id, place)
    select b.company_id, b.id, i.id, 1 from invoice_batches b join submitted_invoices i on i.company_id = b.company_id
     where b.company_id = $1 and b.idempotency_key = $2 limit 1`,
  connection_bills: `insert into connection_bills (company_id, connection_id, expense_account)
    select company_id, id, $2 from connections where company_id = $1 limit 1`,
  submitted_invoice_bills: `insert into submitted_invoice_bills (company_id, invoice_id, connection_id, conexion, system, state, reason)
    select i.company_id, i.id, c.id, $2, 'odoo', 'pendiente', $2
      from connections c join submitted_invoices i on i.company_id = c.company_id where c.company_id = $1 limit 1`,
  invoice_deliveries: `insert into invoice_deliveries (company_id, invoice_id, via, claimant)
    select company_id, id, 'archivo', id from submitted_invoices where company_id = $1 and $2::text <> '' limit 1`,
  pushes: `insert into pushes (company_id, key_id, kind, idempotency_key, alive_until)
    select company_id, id, 'third-parties', $2, now() from api_keys where company_id = $1 and nombre = $2`,
  push_chunks: `insert into push_chunks (company_id, push_id, seq, body_hash, answer)
    select company_id, id, 0, sha256($2::text::bytea), '' from pushes where company_id = $1`,
  staff_download_tickets: `insert into staff_download_tickets (company_id, ticket_hash, session_id, roles, target, expires_at)
    select company_id, sha256($2::text::bytea), id, '{}', '', now() from staff_sessions where company_id = $1 limit 1`,
}
