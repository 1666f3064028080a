import type { AnyCall } from '@enlace/contract/core/call.ts'
import type { TestBrowser, TestServer } from './server.ts'

/** The total of a list, and the counts of its filters. */
interface Listed {
  rows: readonly unknown[]
  total: number
  counts: Readonly<Record<string, number>>
  choices?: Readonly<Record<string, readonly { value: string; rows: number }[]>>
}

type Query = Readonly<Record<string, string>>

/** The calls of lists with counts of their filters. */
export const filteredLists = (calls: readonly AnyCall[]): AnyCall[] =>
  calls.filter(({ answer, query, path }) => {
    const told = namesOf(answer)
    const isList = ['rows', 'total', 'counts'].every((name) => told.includes(name))
    return isList && query !== undefined && !path.includes(':')
  })

/** The property names of an object's schema. */
function namesOf(schema: AnyCall['answer'] | undefined): string[] {
  const shape: unknown = schema && 'shape' in schema ? schema.shape : undefined
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : []
}

/** Rows that a page certainly shows: the maximum page size, or fewer if the list has its own. */
const most = { asked: 50, own: 10 }

/** The filters whose results differ from their counts, combined with the given filters and each state. */
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
        // The total may be calculated from the same groups as the counts: the rows shown must match.
        if (total !== rows || (rows <= certain && shown.length !== rows))
          wrong.push({ list: list.path, query, by, rows, total, shown: shown.length })
      }
    }
  }
  return wrong
}

/** The counts of a list's states; empty if no filter names them. */
const statesOf = ({ counts }: Listed, counted: string | undefined): { by: Query; rows: number }[] =>
  counted === undefined
    ? []
    : Object.entries(counts).map(([state, rows]) => ({ by: { [counted]: state }, rows }))

const choicesOf = ({ choices = {} }: Listed): { by: Query; rows: number }[] =>
  Object.entries(choices).flatMap(([name, offered]) =>
    offered.map(({ value, rows }) => ({ by: { [name]: value }, rows })),
  )
