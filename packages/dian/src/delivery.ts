import { fill } from '@enlace/contract/core/fill.ts'
import { openFiles } from './delivery/open-files.ts'
import { pairPapers, pairResponses, withoutCopies, type LooseResponse } from './delivery/pair.ts'
import { readXmlFile } from './delivery/read-xml.ts'
import type { Delivery, DeliveryLimits, NamedFile, ReadDocument, Refusal } from './model/delivery.ts'
import { refusalTexts, words } from './texts/texts.ts'
import { ReadFault } from './xml/read-fault.ts'

export type {
  Container,
  Delivery,
  DeliveryLimits,
  NamedFile,
  ReadDocument,
  Refusal,
} from './model/delivery.ts'
export type { DianResponse, Notice } from './model/response.ts'
export type { RefusalCode } from './xml/read-fault.ts'

const megabyte = 1024 ** 2

/** Limits far above what issuers deliver, which is at most 2 MB. */
export const deliveryLimits: DeliveryLimits = { file: 10 * megabyte, unpacked: 40 * megabyte, parts: 200 }

/** What was read of a delivery, before its files are paired. */
interface Read {
  documents: ReadDocument[]
  responses: LooseResponse[]
  papers: NamedFile[]
  others: NamedFile[]
  refusals: Refusal[]
}

/** Reads a delivered file: an XML, or a ZIP with XML and PDF. What it contains is never a reason to throw. */
export function readDelivery(file: NamedFile, limits: DeliveryLimits = deliveryLimits): Delivery {
  const read: Read = { documents: [], responses: [], papers: [], others: [], refusals: [] }
  refusing(file.name, read, () => {
    for (const opened of openFiles(file, limits)) {
      if ('fault' in opened) read.refusals.push(refusalOf(opened.name, opened.fault))
      else refusing(opened.file.name, read, () => readFile(opened.file, read))
    }
    const isNothing = read.documents.length + read.responses.length + read.refusals.length === 0
    if (isNothing) throw new ReadFault(read.papers.length > 0 ? 'paper-alone' : 'no-document')
  })
  const { kept, copies } = withoutCopies(read.documents)
  const answered = pairResponses(kept, read.responses)
  const { documents, left } = pairPapers(answered.documents, read.papers)
  return {
    documents,
    responses: answered.left,
    others: [...left, ...copies, ...read.others],
    refusals: read.refusals,
  }
}

function readFile(file: NamedFile, read: Read): void {
  if (isPdf(file.bytes)) read.papers.push(file)
  else if (!isXml(file)) read.others.push(file)
  else {
    const found = readXmlFile(file)
    if (found.is === 'document') read.documents.push(found.read)
    else read.responses.push(found)
  }
}

function refusing(name: string, read: Read, act: () => void): void {
  try {
    act()
  } catch (fault) {
    if (!(fault instanceof ReadFault)) throw fault
    read.refusals.push(refusalOf(name, fault))
  }
}

function refusalOf(file: string, { code, values }: ReadFault): Refusal {
  const [line] = (values['place'] ?? '').split(':')
  const lugar = line ? fill(words.atLine, { linea: line }) : ''
  return { file, code, sentence: fill(refusalTexts[code], { ...values, lugar }) }
}

function isPdf(bytes: Uint8Array): boolean {
  // Readers accept a PDF whose mark is not at the very beginning.
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).includes('%PDF-')
}

function isXml({ name, bytes }: NamedFile): boolean {
  if (/\.xml$/i.test(name)) return true
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 256)).toString(
    'latin1',
  )
  return /^[\sï»¿ÿþ\0]*</.test(start)
}
