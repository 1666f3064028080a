import type { AnyCall } from '@enlace/contract/core/call.ts'
import { diskTexts } from '@enlace/contract/operations/texts.ts'
import { followLive } from '@enlace/contract/notifications/live/calls.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import { beginUpload } from '@enlace/contract/core/uploads/calls.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startMetrics } from '../metrics/registry.ts'
import { Disk } from './disk.ts'
import type { MeasuredPlace } from './rules.ts'
import { watchDisk } from '../../modules/operations/disk-watch.ts'

const gigabyte = 1024 ** 3
const server = useTestServer({}, 'own')

/** The free bytes are planted; each new disk measures again. */
let free: number
const measure = async (): Promise<MeasuredPlace[]> => [
  { place: 'data', free: free * gigabyte, total: 80 * gigabyte },
]
const plant = (bytes: number) => {
  free = bytes
  const disk = new Disk(measure, { warn: 2 * gigabyte, stop: 0.5 * gigabyte })
  for (const origin of [server.portal, server.backoffice]) Object.assign(origin.service, { disk })
  return disk
}
let real: Disk
beforeEach(() => (real ??= server.portal.service.disk))
afterEach(() => {
  for (const origin of [server.portal, server.backoffice]) Object.assign(origin.service, { disk: real })
})

const upload = { asunto: 'rut', nombre: 'rut.pdf', bytes: 10, sha256: 'a'.repeat(64) }

describe('a disk without room', () => {
  it('takes no file before it is really full, and everything else goes on', async () => {
    const company = await buildCompany(server.db)
    const { person } = await buildSupplier(server.db, company)
    const browser = await server.signIn(person)
    plant(0.4)
    const refused = await server.call(beginUpload, browser, { body: upload })
    expect([refused.status, refused.problem.message]).toEqual([507, problemTexts['disk-full']])
    plant(0.6)
    expect((await server.call(beginUpload, browser, { body: upload })).status).toBe(200)
  })

  it('is asked by every call that brings files or loads them, and by no other', async () => {
    plant(0.1)
    const visitor = new TestBrowser('nobody.example')
    const somewhere = ({ path }: AnyCall) =>
      Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, '1']))
    const answers = async (call: AnyCall) =>
      (await server.call(call, visitor, { params: somewhere(call) })).problem.code
    const calls: AnyCall[] = [...server.servedCalls, ...server.servedStaffCalls]
    const taking = calls.filter(({ files, takesRoom }) => files !== undefined || takesRoom === true)
    expect(taking.length).toBeGreaterThan(15)
    for (const call of taking) expect([call.path, await answers(call)]).toEqual([call.path, 'disk-full'])
    const others = calls.filter((call) => !taking.includes(call) && call.method !== 'GET').slice(0, 40)
    for (const call of others) expect(await answers(call)).not.toBe('disk-full')
  })

  it('is really measured', async () => {
    const [measured] = await real.places()
    expect(measured?.free).toBeGreaterThan(0)
    expect(measured?.total).toBeGreaterThanOrEqual(measured?.free ?? Infinity)
    const greedy = new Disk(() => real.places().then((places) => [...places]), {
      warn: Number.MAX_SAFE_INTEGER,
      stop: Number.MAX_SAFE_INTEGER,
    })
    await expect(greedy.demandRoom()).rejects.toMatchObject({ code: 'disk-full' })
  })
})

describe('who is told', () => {
  it('are administrators, in the back office, by what this node sees', async () => {
    const company = await buildCompany(server.db)
    await relaxStaffFactor(server.asAdmin, company)
    const enter = async (role: 'administrador' | 'auditor') =>
      server.signInStaff(await buildStaff(server.db, company, role))
    const [boss, auditor] = [await enter('administrador'), await enter('auditor')]
    plant(1)
    expect((await server.call(followLive, boss)).body.room).toMatchObject({ level: 'low', place: 'data' })
    expect((await server.call(followLive, auditor)).body.room).toBeUndefined()
    plant(70)
    expect((await server.call(followLive, boss)).body.room).toBeUndefined()
  })

  it('are operators, by one mail a day over all nodes, and the log at each change', async () => {
    const [company, other] = [await buildCompany(server.db), await buildCompany(server.db)]
    const operator = await buildStaff(server.db, company)
    await buildStaff(server.db, other)
    await server.db.lookUp('name_operator', [operator.email], 'staff')
    const lines: string[] = []
    const write = (_: object, message: string) => void lines.push(message)
    const log = { info: write, warn: write, error: write }
    const disk = plant(1)
    const nodes = [1, 2].map(() => watchDisk({ disk, db: server.db }, log))
    for (const node of nodes) await node.look()
    for (const node of nodes) node.stop()
    const mails = () =>
      server.asAdmin<{ recipient: string; company_id: number; text: string }>(
        `select recipient, company_id, text from outbox_mails where purpose = 'disk-room'`,
      )
    expect(await mails()).toMatchObject([{ recipient: operator.email, company_id: company.id }])
    expect((await mails())[0]?.text).toContain('1 GB de 80 GB (1 %)')
    expect((await mails())[0]?.text).toContain(diskTexts.mail.whatToDo)
    expect(lines).toEqual(['disk is low', 'disk is low'])
    await server.asAdmin(`update operators set room_told_at = now() - interval '25 hours'`)
    const later = watchDisk({ disk: plant(0.1), db: server.db }, log)
    await later.look()
    later.stop()
    expect(await mails()).toHaveLength(2)
    expect(lines.at(-1)).toBe('disk is full')
  })

  it('is Prometheus', async () => {
    const metrics = startMetrics(server.db, plant(3))
    const text = await metrics.read()
    metrics.stop()
    expect(text).toContain(`enlace_disk_free_bytes{place="data"} ${3 * gigabyte}`)
    expect(text).toContain(`enlace_disk_size_bytes{place="data"} ${80 * gigabyte}`)
  })
})
