// The floor: bare node:http answering the same statements through postgres.js' ordinary transaction, under the same
// row-level security, without any session, validation or log. Statements and scope arrive by the parent's message.
import { createServer } from 'node:http'
import postgres from 'postgres'

/** What the parent tells: where the database is, as whom to read, and the statements of the list. */
export interface FloorOrder {
  url: string
  scope: { company: number; thirdParty: number; account: number }
  statements: { text: string; values: unknown[] }[]
}

process.once('message', (order: FloorOrder) => {
  const sql = postgres(order.url, {
    max: 8,
    onnotice: () => {},
    connection: { options: '-c role=enlace_app' },
  })
  const { company, thirdParty, account } = order.scope
  const server = createServer((_request, response) => {
    sql
      .begin(async (tx) => {
        await tx`select open_measured_scope(${company}, ${thirdParty}, ${account})`
        const answers = []
        for (const { text, values } of order.statements) {
          // The statements carry texts and numbers only.
          answers.push(await tx.unsafe(text, values as (string | number)[], { prepare: true }))
        }
        return answers
      })
      .then((answers) => {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(answers))
      })
      .catch((fault: unknown) => {
        response.statusCode = 500
        response.end(String(fault))
      })
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
