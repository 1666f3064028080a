import { sql } from 'kysely'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import type { CertificateKind } from '@enlace/domain/certificates.ts'

/** Notes that a person is notified of the certificates of a year; answers the kinds of which they were not told before. */
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
