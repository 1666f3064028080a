/** Rows of drafts and versions, with the statement that inserts one of each: `$1` the company, `$2` the words. */
export const versionTables: Record<string, string> = {
  content_versions: `insert into content_versions (company_id, kind, item, number, state, body, note, author)
    values ($1, 'page', $2, 1, 'draft', jsonb_build_object('html', $2::text), $2, $2)`,
}
