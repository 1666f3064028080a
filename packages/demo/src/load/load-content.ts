import type { PoolClient } from 'pg'
import { demoAllowList, type DemoContent } from '../content/read-content.ts'

/** Publishes the content of a demo company. It loads nothing from other hosts, so its pages' policy names none. */
export async function loadContent(client: PoolClient, company: number, content: DemoContent): Promise<void> {
  for (const { name, sha256, bytes } of content.pictures) {
    await client.query(
      `insert into company_files (company_id, name, sha256, media_type, bytes) values ($1, $2, $3, 'image/svg+xml', $4)`,
      [company, name, sha256, bytes],
    )
  }
  for (const { location, html } of content.places) {
    await client.query(
      'insert into cms_content (company_id, location, html, allow_list) values ($1, $2, $3, $4)',
      [company, location, html, demoAllowList],
    )
  }
  for (const { code, title, description, html, published } of content.pages) {
    await client.query(
      `insert into pages (company_id, code, version, title, description, html, published_at, allow_list)
       values ($1, $2, 1, $3, $4, $5, $6, $7)`,
      [company, code, title, description, html, published, demoAllowList],
    )
  }
  for (const { page, position, contenido, days } of content.advertisements) {
    await client.query(
      `insert into advertisements (company_id, page_code, position, contenido, allow_list, starts_at, ends_at)
       select $1, $2, $3, $4, $5, (today + $6::integer)::timestamp at time zone 'America/Bogota',
              (today + $7::integer)::timestamp at time zone 'America/Bogota'
         from (select date_trunc('day', now() at time zone 'America/Bogota')::date as today) planted`,
      [
        company,
        page,
        position,
        JSON.stringify(contenido),
        demoAllowList,
        days?.from ?? null,
        days?.to ?? null,
      ],
    )
  }
  for (const { name, title, html } of content.documents) {
    await client.query(
      'insert into filled_templates (company_id, name, title, source) values ($1, $2, $3, $4)',
      [company, name, title, html],
    )
  }
  for (const { name, title, html } of content.templates) {
    await client.query(
      'insert into templates (company_id, name, title, html, allow_list) values ($1, $2, $3, $4, $5)',
      [company, name, title, html, demoAllowList],
    )
  }
  // The demonstration's content has a first version that the staff can restore.
  await client.query(`select note_present_content('demostracion')`)
}
