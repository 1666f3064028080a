import { Resolver } from 'node:dns/promises'

/** What the names of the world say; a test brings its own. */
export interface DomainNames {
  /** The texts of a name; none where it has none. @throws where nobody answered in time. */
  txt(name: string): Promise<string[]>
  /** The hosts that take a domain's mail; none where it takes none. @throws likewise. */
  mx(name: string): Promise<string[]>
}

/** Milliseconds that a name server may take, and how often it is asked. */
const patience = { timeout: 2500, tries: 2 } as const

/** There is such a name without such a record, or no such name. */
const absent = new Set(['ENODATA', 'ENOTFOUND'])

/** The name servers that the operator named (`DNS_SERVERS`), else those of this machine. */
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
