/** Rows of a company's settings for mails, legal texts, its archive and staff sign-in: `$1` the company, `$2` the words. */
export const settingsTables: Record<string, string> = {
  // A version belongs to a page, which has no words that a test would look for.
  legal_versions: `with page as (
      insert into pages (company_id, code, version, title, html, allow_list, published_at)
      values ($1, 'terminos', 1, 'x', 'x', 1, '2099-01-02') returning company_id, code, version)
    insert into legal_versions (company_id, code, version, must_accept, note, published_by)
    select company_id, code, version, false, $2, $2 from page`,
  legal_drafts: `insert into legal_drafts (company_id, code, title, html, note, author)
    values ($1, 'privacidad', $2, $2, $2, $2)`,
  mail_settings: `insert into mail_settings (company_id, from_name, from_address, reply_to, updated_by)
    values ($1, $2, $2 || '@ejemplo.co', $2 || '@ejemplo.co', $2)`,
  mail_sender_codes: `insert into mail_sender_codes (company_id, address, code_hash, expires_at)
    values ($1, $2, sha256($2::text::bytea), now())`,
  host_claims: `insert into host_claims (company_id, host) values ($1, $2 || '.test')`,
  proven_domains: `insert into proven_domains (company_id, domain, token)
    values ($1, $2 || '.test', repeat($2, 10)::varchar(40))`,
  document_archive_settings: `insert into document_archive_settings (company_id, is_on, day, kinds, recipients)
    select $1, false, 1, '{ordenes}', '{}' where $2::text is not null`,
  document_archive_parts: `with made as (
      insert into document_archives (company_id, month, kinds, state, asked_by)
      values ($1, '2026-01-01', '{ordenes}', 'done', $2) returning company_id, id),
      kept as (insert into stored_files (company_id, storage_key, media_type, size, sha256, claimed_at)
      values ($1, concat($1::integer, '/za/', rpad($2, 41, 'a')), 'application/zip', 1, repeat('a', 64), now()) returning storage_key)
    insert into document_archive_parts (company_id, archive_id, part, files, size, storage_key)
    select company_id, id, 1, 1, 1, storage_key from made, kept`,
  staff_oidc: `insert into staff_oidc (company_id, issuer, client_id, sealed_secret, domains, updated_by)
    values ($1, $2, $2, $2::text::bytea, array[$2], $2)`,
  staff_oidc_logins: `insert into staff_oidc_logins (company_id, state_hash, browser_hash, sealed_proof, expires_at)
    values ($1, sha256($2::text::bytea), sha256($2::text::bytea), $2::text::bytea, now())`,
}
