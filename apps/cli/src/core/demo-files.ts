import { demoFileTexts } from '@enlace/contract/documents/attachments/demo-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { demoMediaTexts } from '@enlace/contract/media/demo-texts.ts'
import { demoBankTexts } from '@enlace/contract/bank-accounts/demo-texts.ts'
import { demoEventTexts } from '@enlace/contract/events/visitor/demo-texts.ts'
import { blogCommandTexts } from '@enlace/contract/blog/supplier/cli-texts.ts'
import type { Database } from '@enlace/database/database.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { CommandContext } from './command.ts'

/** Adds the demo's files to its documents; where the storage does not take them, the demo does without and says so. */
export async function keepDemoFiles(
  db: Database,
  { settings, warn }: Pick<CommandContext, 'settings' | 'warn'>,
): Promise<void> {
  try {
    const { addDemoFiles } = await import('@enlace/server/modules/documents/index.ts')
    await addDemoFiles(db, settings)
  } catch (fault) {
    warn(fill(demoFileTexts.failed, { reason: fault instanceof Error ? fault.message : String(fault) }))
  }
}

/** Gives the demo's suppliers their bank accounts, and one of them a change that waits. */
export async function keepDemoBankAccounts(
  db: Database,
  { settings, warn }: Pick<CommandContext, 'settings' | 'warn'>,
): Promise<void> {
  try {
    const [{ addDemoBankAccounts }, { keysOf }, { openStorage }] = await Promise.all([
      import('@enlace/server/modules/bank-accounts/index.ts'),
      import('@enlace/server/core/settings/secret-key.ts'),
      import('@enlace/server/core/storage/backends/open-storage.ts'),
    ])
    const keys = await keysOf(settings)
    await addDemoBankAccounts({ db, settings, keys, storage: openStorage(settings) })
  } catch (fault) {
    warn(fill(demoBankTexts.failed, { reason: fault instanceof Error ? fault.message : String(fault) }))
  }
}

/** Puts the papers of the demo's required documents into the storage. */
export async function keepDemoDocuments(
  db: Database,
  { settings, warn }: Pick<CommandContext, 'settings' | 'warn'>,
): Promise<void> {
  try {
    const { addDemoRequiredDocuments } = await import('@enlace/server/modules/required-documents/index.ts')
    await addDemoRequiredDocuments(db, settings)
  } catch (fault) {
    warn(fill(demoFileTexts.failed, { reason: fault instanceof Error ? fault.message : String(fault) }))
  }
}

/** Publishes the posts of the demo's companies; where the storage does not take their files, the demo does without and says so. */
export async function keepDemoPosts(
  db: Database,
  { settings, warn }: Pick<CommandContext, 'settings' | 'warn'>,
): Promise<void> {
  try {
    const [{ addDemoPosts }, { openStorage }] = await Promise.all([
      import('@enlace/server/modules/blog/index.ts'),
      import('@enlace/server/core/storage/backends/open-storage.ts'),
    ])
    await addDemoPosts({ db, storage: openStorage(settings) }, todayInBogota(new Date()))
  } catch (fault) {
    warn(
      fill(blogCommandTexts.demoFailed, { reason: fault instanceof Error ? fault.message : String(fault) }),
    )
  }
}

/** Puts the demo's pictures into its libraries; where the storage does not take them, the demo does without and says so. */
export async function keepDemoMedia(
  db: Database,
  { settings, warn }: Pick<CommandContext, 'settings' | 'warn'>,
): Promise<void> {
  try {
    const { addDemoMedia } = await import('@enlace/server/modules/media/index.ts')
    await addDemoMedia(db, settings)
  } catch (fault) {
    warn(fill(demoMediaTexts.failed, { reason: fault instanceof Error ? fault.message : String(fault) }))
  }
}

/** Makes the calendars of the demo's companies into events, and gives one its paper. */
export async function keepDemoEvents(
  db: Database,
  { settings, warn }: Pick<CommandContext, 'settings' | 'warn'>,
): Promise<void> {
  try {
    const { addDemoEvents } = await import('@enlace/server/modules/events/index.ts')
    await addDemoEvents(db, settings)
  } catch (fault) {
    warn(fill(demoEventTexts.failed, { reason: fault instanceof Error ? fault.message : String(fault) }))
  }
}
