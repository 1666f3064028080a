import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { addDays, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { lastDayOf } from '@enlace/domain/required-documents.ts'
import type { PoolClient } from 'pg'
import { mainSupplier } from '../catalogue/suppliers.ts'
import type { DemoCompany } from '../data/companies.ts'
import {
  type DemoDocument,
  demoDocuments,
  type DemoVersion,
  demoVersions,
} from '../rows/required-documents.ts'

/** The reviewer of the documents of the demo. */
const reviewer = 'documentos@andinadealimentos.example'

/** Requires documents of the suppliers of the open company, some of which the main supplier has sent over the year. */
export async function loadRequiredDocuments(
  client: PoolClient,
  { id: company, brand }: DemoCompany,
  today: CalendarDate,
): Promise<void> {
  const asked = demoDocuments[brand] ?? []
  for (const [at, document] of asked.entries()) {
    const template =
      document.template === undefined ? undefined : await storeFile(client, company, document.template)
    await client.query(
      `insert into required_documents (company_id, codigo, nombre, descripcion, alcance, persona, suministro, tipo_contrato,
         obligatorio, regla, dias, fecha, orden, plantilla_nombre, plantilla_tipo, plantilla_bytes, plantilla_key)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
      [
        company,
        document.codigo,
        document.nombre,
        document.descripcion,
        document.alcance ?? 'proveedor',
        document.persona ?? null,
        document.suministro ?? null,
        document.tipo_contrato ?? null,
        document.isOptional !== true,
        document.regla,
        document.dias ?? null,
        dayOf(today, document.in),
        at + 1,
        template?.name ?? null,
        template && 'application/pdf',
        template?.size ?? null,
        template?.key ?? null,
      ],
    )
  }
  if (brand !== 'andina') return
  for (const version of demoVersions) {
    const document = asked.find(({ codigo }) => codigo === version.codigo)
    if (document) await loadVersion(client, company, today, { document, version })
  }
}

async function loadVersion(
  client: PoolClient,
  company: number,
  today: CalendarDate,
  { document, version }: { document: DemoDocument; version: DemoVersion },
): Promise<void> {
  const { codigo, estado, file, sent, reviewed, motivo = '' } = version
  const { key, name, size, sha256 } = await storeFile(client, company, file)
  const expedido = dayOf(today, version.expedido)
  const validity = { regla: document.regla, dias: document.dias ?? null, fecha: dayOf(today, document.in) }
  const vence = lastDayOf(validity, { expedido, vence: dayOf(today, version.vence) })
  await client.query(
    `insert into supplier_documents (company_id, third_party_id, document_id, contract_id, third_id, version, estado, nombre,
       media_type, bytes, sha256, storage_key, upload_id, expedido, vence, identity_id, subido_por, subido_at, motivo,
       revisado_por, revisado_at)
     select d.company_id, t.id, d.id, c.id, c.third_id,
            1 + (select count(*) from supplier_documents o where o.company_id = d.company_id and o.document_id = d.id),
            $3, $4, 'application/pdf', $5, $6, $7, gen_random_uuid(), $8, $9, i.id, i.first_name || ' ' || i.last_name, $10,
            $11, case when $12::timestamptz is not null then $13 end, $12
       from required_documents d
       join third_parties t on t.company_id = d.company_id and t.documento_numero = $14
       join memberships m on m.company_id = t.company_id and m.third_party_id = t.id and m.is_master
       join identities i on i.id = m.identity_id
       left join lateral (select c.* from supplier_contracts c where c.company_id = d.company_id and c.third_party_id = t.id
                             and $15 and c.fecha_fin > $16 order by c.fecha_fin limit 1) c on true
      where d.company_id = $1 and d.codigo = $2 order by m.created_at, m.id limit 1`,
    [
      company,
      codigo,
      estado,
      name,
      size,
      sha256,
      key,
      expedido,
      vence,
      instantOf(today, sent, '10:24'),
      motivo,
      reviewed === undefined ? null : instantOf(today, reviewed, '15:41'),
      reviewer,
      mainSupplier.documento_numero,
      version.isOfContract === true,
      today,
    ],
  )
}

/** A row of the storage for a file of `papers/`; its bytes are stored once the database is open. */
async function storeFile(client: PoolClient, company: number, file: string) {
  const bytes = await readFile(new URL(`../papers/${file}`, import.meta.url))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { rows } = await client.query<{ n: number }>(
    'select count(*)::integer as n from stored_files where company_id = $1',
    [company],
  )
  const secret = createHash('sha256').update(`${company} ${file} ${rows[0]?.n}`).digest('base64url')
  const key = `${company}/${secret.slice(0, 2)}/${secret.slice(2)}`
  await client.query(
    `insert into stored_files (company_id, storage_key, media_type, size, sha256, claimed_at)
     values ($1, $2, 'application/pdf', $3, $4, now())`,
    [company, key, bytes.length, sha256],
  )
  return { key, sha256, size: bytes.length, name: file.replace(/^(proveedor|plantilla)-/, '') }
}

const dayOf = (today: CalendarDate, days: number | undefined) =>
  days === undefined ? null : addDays(today, days)

const instantOf = (today: CalendarDate, days: number, at: string) => `${addDays(today, days)}T${at}:00-05:00`
