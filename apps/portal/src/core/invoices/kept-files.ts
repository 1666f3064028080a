import { newRequestKey } from '@enlace/web/form/request-key.ts'
import { forgetTransfer, keepTransfer, readTransfers } from '../upload/kept-transfers.ts'
import { transferOwner } from '../upload/transfers.ts'

const purpose = 'invoices'
const keys = new WeakMap<File, string>()

/** Keeps electronic invoices on the device until the portal has read them, also over a reload. */
export function keepFiles(files: readonly File[]): void {
  for (const file of files) {
    const id = newRequestKey()
    keys.set(file, id)
    void keepTransfer({
      id,
      owner: transferOwner(),
      purpose,
      subject: '',
      fields: {},
      file,
      upload: undefined,
      isPaused: false,
      isWhole: false,
      sent: 0,
    })
  }
}

/** Forgets files that were read or given up. */
export function forgetFiles(files: readonly File[]): void {
  for (const file of files) {
    const id = keys.get(file)
    if (id !== undefined) void forgetTransfer(id)
  }
}

/** The person's files that were still to be read when the page went. */
export async function keptFiles(): Promise<File[]> {
  const kept = await readTransfers(transferOwner())
  const own = kept.filter((transfer) => transfer.purpose === purpose)
  for (const { id, file } of own) keys.set(file, id)
  return own.map(({ file }) => file)
}
