/** Rows of staff work for a company's suppliers: `$1` the company, `$2` the words. */
export const supplierDeskTables: Record<string, string> = {
  supplier_views: `insert into supplier_views (company_id, staff_id, family_id, membership_id, third_party_id, code_hash, code_until,
      host, left_host)
    select m.company_id, f.id, s.family_id, m.id, m.third_party_id, sha256(('view ' || $2::text)::bytea), now(), $2, $2
      from memberships m join staff_members f on f.company_id = m.company_id
      join staff_sessions s on s.company_id = m.company_id where m.company_id = $1 order by m.created_at, m.id limit 1`,
  invitation_batches: `insert into invitation_batches (company_id, file_name, created_by) values ($1, $2, $2)`,
  invitation_lines: `insert into invitation_lines (company_id, batch_id, line, nit, email, fault)
    select company_id, id, 2, $2, $2, 'nit-unknown' from invitation_batches where company_id = $1 limit 1`,
  supporting_document_suppliers: `insert into supporting_document_suppliers (company_id, third_party_id, abierta, por)
    select company_id, min(id), true, $2 from third_parties where company_id = $1 group by 1`,
  third_party_merges: `insert into third_party_merges (company_id, kept_id, merged_id, moved, stayed, actor)
    select company_id, min(id), max(id), '{}', '{}', $2 from third_parties where company_id = $1 group by 1`,
}
