import type { AnyCall } from '@enlace/contract/core/call.ts'
import type { TestBrowser, TestServer } from './server.ts'

/** What a list tells of its rows, and what each of its filters leaves. */
interface Listed {
  rows: readonly unknown[]
  total: number
  counts: Readonly<Record<string, number>>
  choices?: Readonly<Record<string, readonly { value: string; rows: number }[]>>
}

type Query = Readonly<Record<string, string>>

/** The calls of lists that say how many rows their filters leave. */
export const filteredLists = (calls: readonly AnyCall[]): AnyCall[] =>
  calls.filter(({ answer, query, path }) => {
    const told = namesOf(answer)
    const isList = ['rows', 'total', 'counts'].every((name) => told.includes(name))
    return isList && query !== undefined && !path.includes(':')
  })

/** The names that the schema of an object has. */
function namesOf(schema: AnyCall['answer'] | undefined): string[] {
  const shape: unknown = schema && 'shape' in schema ? schema.shape : undefined
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : []
}

/** As many rows as a page shows for certain: the most that may be asked for, or fewer where that is the list's own matter. */
const most = { asked: 50, own: 10 }

/** The filters after which a list is not as long as it said, with the given filters beside them and in each state. */
export async function miscounted(
  server: TestServer,
  browser: TestBrowser,
  lists: readonly AnyCall[],
  beside: readonly Query[] = [{}],
): Promise<unknown[]> {
  const wrong: unknown[] = []
  for (const list of lists) {
    const names = namesOf(list.query)
    const page = names.includes('size') ? { size: String(most.asked) } : {}
    const certain = names.includes('size') ? most.asked : most.own
    const ask = async (query: Query) => {
      const { status, body } = await server.call(list, browser, { query: { ...query, ...page } })
      if (status !== 200) throw new Error(`${list.path} answers ${status} to ${JSON.stringify(query)}`)
      // `filteredLists` chose it by its answer's schema.
      return body as Listed
    }
    const counted = ['status', 'estado', 'tipo'].find((name) => names.includes(name))
    const states = statesOf(await ask({}), counted).map(({ by }) => by)
    for (const query of [...beside, ...states]) {
      const listed = await ask(query)
      for (const { by, rows } of [...statesOf(listed, counted), ...choicesOf(listed)]) {
        const { rows: shown, total } = await ask({ ...query, ...by })
        // The total may come of the same groups as the counts: what is shown must be as many.
        if (total !== rows || (rows <= certain && shown.length !== rows))
          wrong.push({ list: list.path, query, by, rows, total, shown: shown.length })
      }
    }
  }
  return wrong
}

/** What a list says each of its states leaves; nothing where no filter of it names them. */
const statesOf = ({ counts }: Listed, counted: string | undefined): { by: Query; rows: number }[] =>
  counted === undefined
    ? []
    : Object.entries(counts).map(([state, rows]) => ({ by: { [counted]: state }, rows }))

const choicesOf = ({ choices = {} }: Listed): { by: Query; rows: number }[] =>
  Object.entries(choices).flatMap(([name, offered]) =>
    offered.map(({ value, rows }) => ({ by: { [name]: value }, rows })),
  )
