import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../core/fault.ts'
import { Load } from '../core/load.ts'
import { MailCatcher } from '../core/mail-catcher.ts'
import { until } from '../core/processes.ts'
import { openInstallation } from '../core/test-installation.ts'
import { MessageWorkload } from '../workloads/messages.ts'
import { SlowMailServer, behaviours } from '../core/slow-mail-server.ts'

/** For how long the mail server behaves in each manner. */
const seconds = 60

/**
 * The mail server reads a byte a second, hangs after the words, or says "not now" for a while, and is then as it should be.
 * The product answers all the while, and each mail arrives.
 */
export const slowMail: Fault = {
  name: 'slow-mail',
  engines: ['embedded', 'server'],
  async run(engine, times) {
    const catcher = await MailCatcher.open(5)
    const between = await SlowMailServer.open(catcher.port)
    const environment = { ...catcher.environment, SMTP_URL: between.url }
    const installation = await openInstallation(engine, { environment })
    const writing = new MessageWorkload(installation.product, catcher)
    const [faults, notes]: [string[], string[]] = [[], []]
    for (let time = 0; time < times; time += 1) {
      for (const behaviour of behaviours) {
        const load = new Load([writing])
        // The sender pauses after what was before; it is met at work.
        const before = catcher.mails.length
        await until('mails go out again', () => catcher.mails.length > before, 180)
        between.change(behaviour)
        await pause(seconds * 1000)
        if (!(await installation.product.isReady()))
          faults.push(`The product is not ready where the mail server ${behaviour}`)
        await load.stop()
        const met = between.change('is as it should be')
        notes.push(`The mail server ${behaviour} for ${seconds} s: met ${met} times.`, ...load.told())
        if (met === 0) faults.push(`Nobody met a mail server that ${behaviour}`)
      }
    }
    await writing.settle()
    const counts = await installation.count([writing])
    notes.push(`Mails that came again under their Message-ID: ${catcher.repeated()}.`)
    await installation.close().catch((left: unknown) => faults.push(String(left)))
    await between.close()
    await catcher.close()
    return { fault: 'slow-mail', engine, times, counts, seconds: [], notes, faults }
  },
}
