/** Rows of the library of pictures: `$1` the company, `$2` the words. */
export const mediaTables: Record<string, string> = {
  media: `insert into media (company_id, name, alt, media_type, width, height, size, storage_key, uploaded_by)
    select company_id, $2, $2, 'image/png', 1, 1, 1, storage_key, $2 from stored_files where company_id = $1 limit 1`,
  media_sizes: `insert into media_sizes (company_id, media_id, file_number, format, width, height, sha256, bytes)
    select company_id, id, 1, 'webp', 1, 1, repeat('a', 64), $2::text::bytea from media where company_id = $1 limit 1`,
}
