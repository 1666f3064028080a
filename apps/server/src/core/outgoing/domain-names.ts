import { Resolver } from 'node:dns/promises'

/** DNS look-ups; a test passes its own. */
export interface DomainNames {
  /** Returns the TXT records of a name, possibly none. @throws if no server answered in time. */
  txt(name: string): Promise<string[]>
  /** Returns the mail hosts of a domain, possibly none. @throws likewise. */
  mx(name: string): Promise<string[]>
}

/** Milliseconds per query, and the number of tries. */
const patience = { timeout: 2500, tries: 2 } as const

/** The name exists without such a record, or does not exist. */
const absent = new Set(['ENODATA', 'ENOTFOUND'])

/** Uses the configured name servers (`DNS_SERVERS`), else those of this machine. */
export function openDomainNames(servers: readonly string[] = []): DomainNames {
  const resolver = new Resolver(patience)
  if (servers.length > 0) resolver.setServers([...servers])
  return {
    txt: (name) =>
      noneWhereAbsent(resolver.resolveTxt(name).then((texts) => texts.map((parts) => parts.join('')))),
    mx: (name) =>
      noneWhereAbsent(
        resolver
          .resolveMx(name)
          .then((hosts) => hosts.map(({ exchange }) => exchange).filter((host) => host !== '')),
      ),
  }
}

async function noneWhereAbsent(asked: Promise<string[]>): Promise<string[]> {
  try {
    return await asked
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && absent.has(String(fault.code))) return []
    throw fault
  }
}
