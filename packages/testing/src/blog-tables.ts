/**
 * Rows of the blog, with the statement that inserts one of each: `$1` the company, `$2` the words. Nobody can see a
 * draft.
 */
export const blogTables: Record<string, string> = {
  blog_categories: `insert into blog_categories (company_id, slug, nombre) select $1, 'avisos', 'x' where $2 <> '' on conflict do nothing`,
  blog_posts: `insert into blog_posts (company_id, slug, tipo, titulo, extracto, html, autor, categoria, allow_list)
    values ($1, $2, 'comunicado', $2, $2, $2, $2, 'avisos', 1)`,
  blog_post_tags: `insert into blog_post_tags (company_id, post_id, slug, nombre)
    select company_id, id, $2, $2 from blog_posts where company_id = $1 limit 1`,
  blog_post_files: `insert into blog_post_files (company_id, post_id, clase, lugar, nombre, texto, media_type, size, sha256)
    select company_id, id, 'galeria', 1, $2, $2, 'image/png', 1, repeat('a', 64) from blog_posts where company_id = $1 limit 1`,
  blog_reads: `insert into blog_reads (company_id, post_id, membership_id)
    select p.company_id, p.id, m.id from blog_posts p join memberships m on m.company_id = p.company_id
     where p.company_id = $1 and $2 <> '' order by m.created_at desc limit 1`,
  blog_receipts: `insert into blog_receipts (company_id, post_id, version, membership_id, third_party_id, persona, correo)
    select p.company_id, p.id, 1, m.id, m.third_party_id, $2, $2 from blog_posts p join memberships m on m.company_id = p.company_id
     where p.company_id = $1 order by m.created_at desc limit 1`,
  blog_desk_files: `insert into blog_desk_files (company_id, nombre, media_type, size, sha256, storage_key, created_by)
    select company_id, $2, 'application/pdf', 1, encode(sha256($2::text::bytea), 'hex'), storage_key, $2
      from stored_files where company_id = $1 limit 1`,
}
