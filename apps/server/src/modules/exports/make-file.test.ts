import { readFile } from 'node:fs/promises'
import { ReplicaLost } from '@enlace/database/replica.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { expect, it } from 'vitest'
import { readProfile } from '../company/profile.ts'
import type { ExportableList } from './list-export.ts'
import { makeFile } from './make-file.ts'

const server = useTestServer()

/** A list whose reading fails partway, the given number of times. */
function failingList(fault: Error, times: number): ExportableList<string> {
  let left = times
  return {
    title: 'Lista',
    fileName: 'lista',
    kind: 'account-statements',
    filter: [],
    columns: () => [{ id: 'a', header: 'Número', kind: 'text', value: (row) => row }],
    currencyOf: () => 'COP',
    count: async () => 2,
    async *rows() {
      yield ['FE-1']
      if (left-- > 0) throw fault
      yield ['FE-2']
    },
  }
}

it('is made again once, whole, where the replica went away in the middle', async () => {
  const { service } = server.portal
  const company = await buildCompany(server.db)
  const party = {
    company_id: company.id,
    nombre: 'Proveedor',
    documento_numero: '830109029',
    documento_dv: 4,
    branches: [],
    dataAsOf: null,
  }
  const frame = {
    party,
    dataAsOf: null,
    profile: await readProfile(server.db, company.id),
    moment: new Date(),
  }
  const make = (fault: Error, times: number) => makeFile(service, failingList(fault, times), frame, 'csv')
  const { path } = await make(new ReplicaLost(undefined), 1)
  expect(await readFile(path, 'utf8')).toBe('\uFEFFNúmero\r\nFE-1\r\nFE-2\r\n')
  await expect(make(new ReplicaLost(undefined), 2)).rejects.toThrow(ReplicaLost)
  await expect(make(new Error('no room'), 1)).rejects.toThrow('no room')
})
