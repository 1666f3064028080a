import { readFileSync, writeFileSync } from 'node:fs'
import { checkDocument } from '../packages/dian/src/check.ts'
import { readDelivery } from '../packages/dian/src/delivery.ts'
import { usual } from '../packages/dian/test/read.ts'
import { buildContainer, buildDocument, buildResponse, seller } from '../packages/dian/test/samples.ts'
import { makeSigner, signXades, type TestSigner } from '../packages/dian/test/sign.ts'

/** A thousand invoices, each signed, in a container with a signed response. */
export interface InvoicesTake {
  count: number
  kilobytes: number
  seconds: number
  processor: number
}

/** One document of 10 MB: its lines, and the memory of the process above what it had before. */
export interface LargeTake {
  megabytes: number
  lines: number
  seconds: number
  memory: number
}

const count = 1000
const linesOfTen = 11_200

function takeMany(signer: TestSigner): InvoicesTake {
  const files = Array.from({ length: count }, (_, at) => {
    const built = buildDocument({ number: `FEPT${at + 1}`, lines: 20 })
    const response = signXades(buildResponse(built.key, built.number), signer)
    return Buffer.from(buildContainer({ ...built, xml: signXades(built.xml, signer) }, response))
  })
  const begin = performance.now()
  const before = process.cpuUsage()
  for (const bytes of files) readAndCheck(bytes, 20)
  const { user, system } = process.cpuUsage(before)
  return {
    count,
    kilobytes: files.reduce((sum, { length }) => sum + length, 0) / count / 1024,
    seconds: (performance.now() - begin) / 1000,
    processor: (user + system) / 1e6,
  }
}

/** Writes the large document; signing holds much more than reading, so another process reads it. */
function writeLarge(signer: TestSigner, path: string): boolean {
  writeFileSync(path, signXades(buildDocument({ lines: linesOfTen }).xml, signer))
  return true
}

function takeLarge(path: string): LargeTake {
  // What is loaded once, and V8's room for short-lived objects, are not the document's.
  const small = Buffer.from(buildDocument({ lines: 20 }).xml)
  for (let round = 0; round < 300; round++) readAndCheck(small, 20)
  const bytes = readFileSync(path)
  const before = process.memoryUsage.rss()
  const begin = performance.now()
  readAndCheck(bytes, linesOfTen)
  return {
    megabytes: bytes.length / 1024 ** 2,
    lines: linesOfTen,
    seconds: (performance.now() - begin) / 1000,
    memory: process.resourceUsage().maxRSS / 1024 - before / 1024 ** 2,
  }
}

function readAndCheck(bytes: Buffer, lines: number): void {
  const { documents } = readDelivery({ name: 'factura.xml', bytes })
  const [read] = documents
  if (read?.document.lines.length !== lines) throw new Error('The invoice was not read whole')
  const isRefused = checkDocument(read, { ...usual, isProduction: false }).some(
    ({ severity }) => severity === 'rechaza',
  )
  if (isRefused) throw new Error('A valid invoice was refused')
}

const [what, path = ''] = process.argv.slice(2)
if (what === 'large') process.send?.(takeLarge(path))
else {
  const signer = await makeSigner(seller.name, seller.nit)
  process.send?.(what === 'many' ? takeMany(signer) : writeLarge(signer, path))
}
process.disconnect()
