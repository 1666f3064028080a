import type { NamedFile, ReadDocument } from '../model/delivery.ts'
import type { DianResponse } from '../model/response.ts'
import type { SignatureReport } from '../model/signature.ts'

/** A response that was delivered beside documents. */
export interface LooseResponse {
  response: DianResponse
  signature: SignatureReport
}

/** Documents without those that are also in a container of the delivery, and the files that are left over by it. */
export function withoutCopies(documents: readonly ReadDocument[]): {
  kept: ReadDocument[]
  copies: NamedFile[]
} {
  const kept = new Map<string, ReadDocument>()
  const copies: NamedFile[] = []
  for (const read of documents.toSorted((one, other) => Number(!one.container) - Number(!other.container))) {
    const { seller, number, uniqueKey } = read.document
    const key = `${seller.nit}|${number}|${uniqueKey.toLowerCase()}`
    if (kept.has(key)) copies.push(read.xml)
    else kept.set(key, read)
  }
  return { kept: documents.filter((read) => [...kept.values()].includes(read)), copies }
}

/** Gives loose responses to the documents that they are of; returns those that are left. */
export function pairResponses(
  documents: readonly ReadDocument[],
  loose: readonly LooseResponse[],
): { documents: ReadDocument[]; left: DianResponse[] } {
  const used = new Set<LooseResponse>()
  const paired = documents.map((read) => {
    const found = loose.find(
      (one) =>
        !used.has(one) && one.response.documentKey.toLowerCase() === read.document.uniqueKey.toLowerCase(),
    )
    if (read.response || !found || read.document.uniqueKey === '') return read
    used.add(found)
    return { ...read, response: found.response, responseSignature: found.signature }
  })
  return { documents: paired, left: loose.filter((one) => !used.has(one)).map(({ response }) => response) }
}

/** Gives each document its PDF: of the same name, with its number in the name, or the only one beside the only document. */
export function pairPapers(
  documents: readonly ReadDocument[],
  papers: readonly NamedFile[],
): { documents: ReadDocument[]; left: NamedFile[] } {
  const left = new Set(papers)
  const take = (isOf: (paper: NamedFile) => boolean): NamedFile | null => {
    const found = [...left].filter(isOf)
    const [paper] = found
    if (!paper || found.length > 1) return null
    left.delete(paper)
    return paper
  }
  const named = documents.map((read) => ({
    ...read,
    paper: take((paper) => stemOf(paper.name) === stemOf(read.xml.name)),
  }))
  const numbered = named.map((read) => ({
    ...read,
    paper: read.paper ?? take((paper) => isNumbered(paper.name, read.document.number)),
  }))
  const [only, second] = numbered
  if (only && !second && !only.paper) only.paper = take(() => true)
  return { documents: numbered, left: [...left] }
}

/** A file's name without ending and without the letters that tell the kinds of files apart (domain facts, 7.6). */
function stemOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/\.[a-z0-9]{1,5}$/, '')
    .replace(/^(?:fv|nc|nd|ad|ar|ds|face|pdf)[_-]?(?=\d)/, '')
}

/** Whether a name has a document's number as a word of its own: 12 is not in FE123. */
function isNumbered(name: string, number: string): boolean {
  const plain = number.toLowerCase().replace(/[^a-z0-9]/g, '')
  const words = name
    .toLowerCase()
    .replace(/\.[a-z0-9]{1,5}$/, '')
    .split(/[^a-z0-9]+/)
  return plain !== '' && (words.includes(plain) || words.join('') === plain)
}
