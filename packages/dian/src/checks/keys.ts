import type { ElectronicDocument } from '../model/document.ts'
import { words } from '../texts/texts.ts'
import { cudeOf, cudsOf, cufeOf, type UniqueKeyParts } from '../unique-key/unique-key.ts'
import { zero } from '../xml/select.ts'
import { foundIf, type Checker } from './found.ts'
import { isSameKey, keyName } from './written.ts'

const formPattern = /^[0-9a-f]{96}$/i
/** Characters of a key that a sentence shows. */
const shown = 12

/**
 * What can be checked of the unique key: its form, its name, that it is the same everywhere and, only where the secret is
 * known, that it is of this document (domain facts, 7.4).
 */
export const checkKeys: Checker = ({ document, container, response }, { secret }) => {
  const key = document.uniqueKey
  const llave = keyName(document)
  const isFormed = formPattern.test(key)
  const places = [
    { name: words.places.qr, written: document.qrKey },
    { name: words.places.container, written: container?.referenceKey ?? '' },
    { name: words.places.response, written: response?.documentKey ?? '' },
  ].filter(({ written }) => written !== '' && !isSameKey(written, key))
  const computed = secret === undefined ? undefined : computeKey(document, secret)
  return [
    ...foundIf(!isFormed, 'unique-key-form', () => ({ llave })),
    ...foundIf(places.length > 0, 'unique-key-places', () => ({
      llave,
      lugares: places.map(({ name }) => name).join(', '),
    })),
    ...foundIf(
      isFormed && computed !== undefined && !isSameKey(computed, key),
      'unique-key-recomputed',
      () => ({
        llave,
        calculado: `${computed?.slice(0, shown)}…`,
        escrito: `${key.slice(0, shown)}…`,
      }),
    ),
    ...foundIf(document.uniqueKeyScheme.toUpperCase() !== `${llave}-SHA384`, 'unique-key-scheme', () => ({
      escrito: document.uniqueKeyScheme || words.none,
      esperado: `${llave}-SHA384`,
    })),
    ...foundIf(isFormed && places.length === 0 && computed === undefined, 'unique-key-unverified', () => ({
      llave,
    })),
  ]
}

/** The key that a document should have with a secret, undefined if it states no environment. */
function computeKey(document: ElectronicDocument, secret: string): string | undefined {
  const { number, issueDate, issueTime, totals, environment } = document
  if (!environment) return undefined
  const parts: UniqueKeyParts = {
    number,
    issueDate,
    issueTime,
    lineExtension: totals.lineExtension,
    iva: taxOf(document, '01'),
    inc: taxOf(document, '04'),
    ica: taxOf(document, '03'),
    payable: totals.payable,
    seller: bareNit(document.seller.nit),
    buyer: bareNit(document.buyer.nit),
    secret,
    environment,
  }
  const makers = { CUFE: cufeOf, CUDE: cudeOf, CUDS: cudsOf }
  return makers[keyName(document)](parts)
}

function taxOf({ taxes }: ElectronicDocument, code: string) {
  return taxes.find((tax) => tax.code === code)?.amount ?? zero
}

/** A NIT as the key has it: as written, without points and spaces. */
function bareNit(nit: string): string {
  return nit.replace(/[.\s]/g, '')
}
