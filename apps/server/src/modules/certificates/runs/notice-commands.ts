import { sql } from 'kysely'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import type { CertificateKind } from '@enlace/domain/certificates.ts'

/** Records that a person is notified of the certificates of a year; returns the kinds that are new to that person. */
export async function noteCertificateNotice(
  tx: Pick<Transaction, 'run'>,
  { membership, anio, tipos }: { membership: string; anio: number; tipos: readonly CertificateKind[] },
): Promise<CertificateKind[]> {
  const noted = await tx.run(
    sql<{ tipo: CertificateKind }>`
      insert into certificate_notices (company_id, membership_id, anio, tipo)
      select ${scopeCompany}, ${membership}, ${anio}, unnest(${tipos}::text[])
      on conflict do nothing returning tipo`.compile(query),
  )
  return noted.map(({ tipo }) => tipo)
}
