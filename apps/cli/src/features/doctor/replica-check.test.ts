import { doctorCareTexts as texts } from '@enlace/contract/core/cli/doctor-texts.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { expect, it } from 'vitest'
import { checkReplica } from './replica-check.ts'

const database = useTestDatabase('own')

it('says of a replica what is wrong with it, and nothing where there is none', async () => {
  const { adminUrl } = database
  expect(await checkReplica(adminUrl, undefined)).toEqual([])
  expect(await checkReplica(adminUrl, adminUrl)).toEqual([{ level: 'bad', text: texts.replicaForeign }])
  expect(await checkReplica(adminUrl, 'postgres://nobody@127.0.0.1:1/none')).toEqual([
    { level: 'warning', text: expect.stringContaining('ECONNREFUSED') },
  ])
})
