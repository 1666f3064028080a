import type { MailCatcher } from '../core/mail-catcher.ts'
import type { Product } from '../core/product.ts'
import type { Work } from '../core/work.ts'
import { Loading } from './loading.ts'
import { Pushing } from './pushing.ts'
import { Registering } from './registering.ts'
import { Writing } from './writing.ts'

/** Imports by both doors, registrations and mails, ready to begin. */
export async function everyWork(product: Product, catcher: MailCatcher, files?: string): Promise<Work[]> {
  const [pushing, loading] = [new Pushing(product), new Loading(product)]
  await pushing.prepare()
  await loading.prepare()
  return [pushing, loading, new Registering(product, files), new Writing(product, catcher)]
}
