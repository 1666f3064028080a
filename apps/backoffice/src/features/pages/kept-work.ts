import { KeptItem } from '@enlace/contract/features/pages/schemas'
import { hosting } from '@enlace/web/host.ts'

/** What was written and not saved, as this tab keeps it for the person and the company, so that a reload loses nothing. */
export function keptWork(kind: string, item: string) {
  const key = () => {
    const { company, person } = hosting().who()
    return `content:${company}:${person ?? ''}:${kind}:${item}`
  }
  return {
    read(): KeptItem | undefined {
      const read = KeptItem.safeParse(quietly(() => JSON.parse(sessionStorage.getItem(key()) ?? 'null')))
      return read.success ? read.data : undefined
    },
    keep: (content: KeptItem) => quietly(() => sessionStorage.setItem(key(), JSON.stringify(content))),
    clear: () => quietly(() => sessionStorage.removeItem(key())),
  }
}

function quietly<T>(attempt: () => T): T | undefined {
  try {
    return attempt()
  } catch {
    return undefined
  }
}
