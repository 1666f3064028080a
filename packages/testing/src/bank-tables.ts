/** Rows about bank accounts, with the statement that inserts one of each: `$1` the company, `$2` the words. */
export const bankTables: Record<string, string> = {
  bank_accounts: `insert into bank_accounts (company_id, third_party_id, third_id, banco, tipo, numero, ultimos, huella, titular,
      titular_documento, origen)
    select company_id, third_party_id, id, '1007', 'ahorros', '', '0000', '', $2, $2, 'erp'
      from branch_accounts where company_id = $1 order by id limit 1`,
  bank_change_numbers: `insert into bank_change_numbers (company_id, year) select $1, 2026 where $2 <> ''`,
  bank_changes: `insert into bank_changes (company_id, id, third_party_id, account_ids, numero, estado, banco, tipo, cuenta, ultimos,
      huella, titular, titular_documento, coincidencia, certificado_fecha, archivo, media_type, size, sha256, storage_key, motivo,
      solicitante, solicitante_correo, idempotency_key)
    select b.company_id, gen_random_uuid(), b.third_party_id, array[b.id], $2, 'solicitado', '1007', 'ahorros', '', '0000', '', $2, $2,
           'same', '2026-01-02', $2, 'application/pdf', 1, repeat('a', 64), s.storage_key, $2, $2, $2, $2
      from branch_accounts b join stored_files s on s.company_id = b.company_id where b.company_id = $1 order by b.id limit 1`,
  bank_account_events: `insert into bank_account_events (company_id, third_party_id, event, actor_kind, actor, hash)
    select company_id, id, $2, 'proveedor', $2, '' from third_parties where company_id = $1 order by id limit 1`,
  bank_change_approvers: `insert into bank_change_approvers (company_id, email, name) values ($1, $2, $2)`,
  bank_approvers: `insert into bank_approvers (company_id, identity_id, name, email, proposed_by)
    select $1, identity_id, $2, $2, $2 from memberships where company_id = $1 order by created_at desc limit 1`,
  bank_code_sends: `insert into bank_code_sends (company_id, change_id, identity_id)
    select c.company_id, c.id, m.identity_id from bank_changes c join memberships m on m.company_id = c.company_id
     where c.company_id = $1 and $2 <> '' limit 1`,
  bank_change_approvals: `insert into bank_change_approvals (company_id, change_id, approver, how, sha256)
    select company_id, id, $2, $2 || ' por teléfono', $2 from bank_changes where company_id = $1 limit 1`,
  bank_hand_overs: `insert into bank_hand_overs (company_id, id, change_id, way, actor)
    select company_id, gen_random_uuid(), id, 'erp', $2 from bank_changes where company_id = $1 limit 1`,
  bank_change_codes: `insert into bank_change_codes (company_id, change_id, email, code_hash, expires_at)
    select company_id, id, $2, '', now() from bank_changes where company_id = $1 limit 1`,
  bank_change_links: `insert into bank_change_links (company_id, token_hash, change_id, email, name, sees, expires_at)
    select company_id, sha256($2::text::bytea), id, $2, $2, true, now() from bank_changes where company_id = $1 limit 1`,
}
