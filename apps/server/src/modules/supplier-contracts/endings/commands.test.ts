import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { buildCompany, buildSupplier, type BuiltCompany } from '@enlace/testing/builders.ts'
import { buildContract } from '@enlace/testing/contracts.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { expect, it } from 'vitest'
import { warnOfEndingContracts } from './commands.ts'

const server = useTestServer()
const today = todayInBogota(new Date())

async function withContract(fields: Record<string, string>) {
  const company = await buildCompany(server.db)
  const { branch } = await buildSupplier(server.db, company)
  return { company, branch, contract: await buildContract(server, branch, fields) }
}

async function told({ id }: BuiltCompany): Promise<string[]> {
  const rows = await server.asAdmin<{ dias: string }>(
    `select subject ->> 'dias' as dias from notification_events
      where company_id = $1 and kind = 'contract-ending' order by created_at`,
    [id],
  )
  return rows.map(({ dias }) => dias)
}

/** Sets the contract's end to the given days from now, and runs the morning job twice. */
async function warnOn(company: BuiltCompany, contract: string, days: number) {
  await server.asAdmin('update supplier_contracts set fecha_fin = $2 where id = $1', [
    contract,
    addDays(today, days),
  ])
  await warnOfEndingContracts(server.db, company.id)
  await warnOfEndingContracts(server.db, company.id)
}

it('warns of a contract once for each threshold, also after a day on which no server ran', async () => {
  const { company, contract } = await withContract({ fecha_fin: addDays(today, 61) })
  await warnOfEndingContracts(server.db, company.id)
  expect(await told(company)).toEqual([])
  await warnOn(company, contract, 59)
  await warnOfEndingContracts(server.db, company.id)
  expect(await told(company)).toEqual(['59'])
})

it('does not warn of the first threshold where the second is reached, and of a new end anew', async () => {
  const { company, contract } = await withContract({ fecha_fin: addDays(today, 28) })
  await warnOfEndingContracts(server.db, company.id)
  expect(await told(company)).toEqual(['28'])
  await warnOn(company, contract, 50)
  expect(await told(company)).toEqual(['28', '50'])
})

it('keeps silent about what has ended, is suspended, settled, or tells no end', async () => {
  const { company, branch, contract } = await withContract({ fecha_fin: today, estado: 'suspendido' })
  await buildContract(server, branch, { fecha_fin: addDays(today, -1) })
  await buildContract(server, branch, { fecha_fin: addDays(today, 3), estado: 'liquidado' })
  await buildContract(server, branch, { fecha_fin: null })
  await warnOfEndingContracts(server.db, company.id)
  expect(await told(company)).toEqual([])
  await server.asAdmin(`update supplier_contracts set estado = 'vigente' where id = $1`, [contract])
  await warnOfEndingContracts(server.db, company.id)
  expect(await told(company)).toEqual(['0'])
})
