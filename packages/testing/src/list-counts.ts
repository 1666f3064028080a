import type { AnyCall } from '@enlace/contract/core/call.ts'
import type { TestBrowser, TestServer } from './server.ts'

/** What a list tells of its rows, and what each of its filters leaves. */
interface Listed {
  total: number
  counts: Readonly<Record<string, number>>
  choices?: Readonly<Record<string, readonly { value: string; rows: number }[]>>
}

type Query = Readonly<Record<string, string>>

/** The calls of lists that say how many rows each of their states leaves. */
export const filteredLists = (calls: readonly AnyCall[]): AnyCall[] =>
  calls.filter(({ answer, query, path }) => {
    const told = namesOf(answer)
    const isList = ['rows', 'total', 'counts'].every((name) => told.includes(name))
    return isList && namesOf(query).includes('status') && !path.includes(':')
  })

/** The names that the schema of an object has. */
function namesOf(schema: AnyCall['answer'] | undefined): string[] {
  const shape: unknown = schema && 'shape' in schema ? schema.shape : undefined
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : []
}

/** The filters after which a list is not as long as it said, with the given filters beside them and in each state. */
export async function miscounted(
  server: TestServer,
  browser: TestBrowser,
  lists: readonly AnyCall[],
  beside: readonly Query[] = [{}],
): Promise<unknown[]> {
  const wrong: unknown[] = []
  for (const list of lists) {
    const ask = async (query: Query) => {
      const { status, body } = await server.call(list, browser, { query })
      if (status !== 200) throw new Error(`${list.path} answers ${status} to ${JSON.stringify(query)}`)
      // `filteredLists` chose it by its answer's schema.
      return body as Listed
    }
    const states = Object.keys((await ask({})).counts).map((status) => ({ status }))
    for (const query of [...beside, ...states]) {
      for (const { by, rows } of offeredBy(await ask(query))) {
        const { total } = await ask({ ...query, ...by })
        if (total !== rows) wrong.push({ list: list.path, query, by, rows, total })
      }
    }
  }
  return wrong
}

const offeredBy = ({ choices = {}, counts }: Listed): { by: Query; rows: number }[] => [
  ...Object.entries(choices).flatMap(([name, offered]) =>
    offered.map(({ value, rows }) => ({ by: { [name]: value }, rows })),
  ),
  ...Object.entries(counts).map(([status, rows]) => ({ by: { status }, rows })),
]
