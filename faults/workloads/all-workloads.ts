import type { MailCatcher } from '../core/mail-catcher.ts'
import type { Product } from '../core/product.ts'
import type { Workload } from '../core/workload.ts'
import { ImportWorkload } from './imports.ts'
import { PushWorkload } from './pushes.ts'
import { RegistrationWorkload } from './registrations.ts'
import { MessageWorkload } from './messages.ts'

/** Imports by both doors, registrations and mails, ready to begin. */
export async function allWorkloads(
  product: Product,
  catcher: MailCatcher,
  files?: string,
): Promise<Workload[]> {
  const [pushing, loading] = [new PushWorkload(product), new ImportWorkload(product)]
  await pushing.prepare()
  await loading.prepare()
  return [pushing, loading, new RegistrationWorkload(product, files), new MessageWorkload(product, catcher)]
}
