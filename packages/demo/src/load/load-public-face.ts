import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { PoolClient } from 'pg'
import { upsert } from '@enlace/database/load/upsert.ts'
import { andinaCustomers } from '../rows/acquaintances.ts'
import type { DemoCompany } from '../data/companies.ts'
import { partiesLoad } from '../rows/parties.ts'

/** The papers that Andina de Alimentos shows to everybody, as files of `papers/`. */
const andinaPapers = [
  {
    nombre: 'Certificado de existencia y representación legal (Cámara de Comercio)',
    fecha: '2026-11-03',
    name: 'camara_de_comercio',
    file: 'andina-camara-de-comercio.pdf',
  },
  {
    nombre: 'Certificación bancaria',
    fecha: '2026-10-28',
    name: 'certificacion_bancaria',
    file: 'andina-certificacion-bancaria.pdf',
  },
  { nombre: 'Registro Único Tributario (RUT)', fecha: '2026-10-12', name: 'rut', file: 'andina-rut.pdf' },
]

/**
 * Loads what visitors of the open company can look up besides its suppliers: third parties that sell it nothing, and
 * its public papers. The second company has neither.
 */
export async function loadPublicFace(client: PoolClient, { id, brand }: DemoCompany): Promise<void> {
  if (brand !== 'andina') return
  await upsert(client, partiesLoad, { rows: andinaCustomers, batch: null })
  for (const { nombre, fecha, name, file } of andinaPapers) {
    const bytes = await readFile(new URL(`../papers/${file}`, import.meta.url))
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await client.query(
      `insert into company_files (company_id, name, sha256, media_type, bytes)
       values ($1, $2, $3, 'application/pdf', $4)`,
      [id, name, sha256, bytes],
    )
    await client.query(
      'insert into company_papers (company_id, nombre, fecha, file_name) values ($1, $2, $3, $4)',
      [id, nombre, fecha, name],
    )
  }
}
