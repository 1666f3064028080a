import { hosting } from '@enlace/web/host.ts'

/** Reads what was kept; what another version of the product kept may be something else by now. */
interface Reader<Work> {
  safeParse: (value: unknown) => { success: true; data: Work } | { success: false }
}

/** What was written and not saved, as this tab keeps it for the person and the company, so that a reload loses nothing. */
export function keptWork<Work>(name: string, reader: Reader<Work>) {
  const key = () => {
    const { company, person } = hosting().who()
    return `work:${company}:${person ?? ''}:${name}`
  }
  return {
    read(): Work | undefined {
      const read = reader.safeParse(quietly(() => JSON.parse(sessionStorage.getItem(key()) ?? 'null')))
      return read.success ? read.data : undefined
    },
    keep: (work: Work) => quietly(() => sessionStorage.setItem(key(), JSON.stringify(work))),
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
