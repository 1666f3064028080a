import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { InvoicesTake, LargeTake } from './invoices-process.ts'

/** What reading and checking electronic invoices took, in seconds of the processor and megabytes of memory. */
export interface InvoicesMeasure {
  many: InvoicesTake
  large: LargeTake
}

/** What is promised: a thousand invoices in ten seconds of one core, and a document of 10 MB within 100 MB. */
export const promisedInvoices = { seconds: 10, megabytes: 100 } as const

/** Reads and checks a thousand signed invoices of twenty lines in their containers, and one document of 10 MB. */
export async function measureInvoices(folder: string): Promise<InvoicesMeasure> {
  // Each in a program of its own: what one keeps of its memory is not the other's.
  const path = join(folder, 'factura.xml')
  await take('write', path)
  // What that program sends has these shapes.
  return { many: (await take('many')) as InvoicesTake, large: (await take('large', path)) as LargeTake }
}

async function take(...task: string[]): Promise<unknown> {
  const child = fork(new URL('./invoices-process.ts', import.meta.url), task)
  const [told]: unknown[] = await once(child, 'message')
  await once(child, 'exit')
  return told
}
