import { listNotifications } from '@enlace/contract/notifications/calls.ts'
import { Scope } from '@enlace/database/scope.ts'
import { buildCompany, buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { useMailServer } from '@enlace/testing/use-mail-server.ts'
import { useWorkerProcesses } from '@enlace/testing/use-worker-processes.ts'
import { expect, it } from 'vitest'
import { usualPolicy } from '../../core/jobs/rules.ts'
import { startWorker } from '../../core/jobs/worker.ts'
import { startMailSender } from '../../core/mail/sender.ts'
import { raiseNotification } from './raise.ts'
import { tasks } from '../../app/jobs.ts'

const folder = await useScratchFolder('enlace-killed-')
const server = useTestServer({}, 'own')
const mail = useMailServer()
const startDoomed = useWorkerProcesses({ folder, tasks: import.meta.resolve('./spread/spread-jobs.ts') })
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** The number of events: enough that a killed process leaves some done, one in progress and some not begun. */
const many = 60

it('what happened is told to each person once, though the process that tells it is killed again and again', async () => {
  const company = await buildCompany(server.db, { settings: { users: 0 } })
  const { person, thirdParty } = await buildSupplier(server.db, company)
  const colleague = await buildPerson(server.db, thirdParty)
  for (let n = 0; n < many; n++) {
    await server.db.transaction(Scope.ofStaff(company.id), (tx) =>
      raiseNotification(tx, {
        company: company.id,
        kind: 'communique',
        thirdParty: thirdParty.id,
        account: null,
        dedupe: `aviso ${n}`,
        subject: { titulo: `Aviso ${n}`, path: '/blog', modulo: 'orden_compra' },
      }),
    )
  }
  const told = async () =>
    (
      await server.asAdmin<{ n: number }>(
        'select count(*)::integer as n from notifications where company_id = $1',
        [company.id],
      )
    )[0]?.n ?? 0
  for (const enough of [4, 30, 70]) {
    const doomed = startDoomed(server.adminUrl)
    await expect.poll(told, { interval: 5 }).toBeGreaterThanOrEqual(enough)
    await doomed.kill()
  }
  expect(await told()).toBeLessThan(2 * many)
  const worker = startWorker({ ...server.portal.service, log }, tasks, {
    ...usualPolicy,
    leaseSeconds: 1,
    pollMilliseconds: 50,
  })
  const sender = startMailSender(server.db, { smtpUrl: mail.url, mailFrom: 'portal@enlace.example' }, log)
  try {
    await expect.poll(told, { interval: 50 }).toBe(2 * many)
    await expect
      .poll(() => server.asAdmin('select 1 from jobs where company_id = $1', [company.id]))
      .toEqual([])
    const all = Array.from({ length: many }, (_, n) => `Aviso ${n}`).toSorted()
    for (const { email, ...whose } of [person, colleague]) {
      const browser = await server.signIn({ email, ...whose })
      const seen: string[] = []
      for (let before: number | undefined; ;) {
        const { body } = await server.call(listNotifications, browser, {
          query: { size: 50, ...(before && { before }) },
        })
        seen.push(...body.items.map(({ sentence }) => sentence))
        before = body.items.at(-1)?.place
        if (!body.hasMore) break
      }
      expect(seen.toSorted()).toEqual(all)
      const mails = await mail.mailsTo(email, many)
      const heard = mails.flatMap(({ text }) => text.match(/Aviso \d+/) ?? [])
      expect(heard.toSorted()).toEqual(all)
    }
  } finally {
    await Promise.all([worker.stop(), sender?.stop()])
  }
}, 150_000)
