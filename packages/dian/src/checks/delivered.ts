import type { ReadDocument } from '../model/delivery.ts'
import { words } from '../texts/texts.ts'
import { foundIf, type Checker, type Found } from './found.ts'
import { isSameKey, keyName, plainNit, shownNit } from './written.ts'

/** The NIT of the DIAN, without check digit. */
const dian = '800197268'
/** The code of a document that the DIAN validated. */
const validated = '02'

/** Whether the container and the DIAN's response are of the document, and the response validates it. */
export const checkDelivered: Checker = (read, { isProduction }) => [
  ...checkContainer(read),
  ...foundIf(isProduction && read.response === null, 'response-missing', () => ({})),
  ...checkResponse(read),
]

function checkContainer({ document, container }: ReadDocument): Found[] {
  if (!container) return []
  return [
    ...foundIf(container.parentNumber !== document.number, 'container-number', () => ({
      contenedor: container.parentNumber || words.none,
    })),
    ...foundIf(!isSameKey(container.referenceKey, document.uniqueKey), 'container-key', () => ({
      llave: keyName(document),
    })),
  ]
}

function checkResponse({ response, responseSignature }: ReadDocument): Found[] {
  if (!response) return []
  const isOfDian = plainNit(response.senderNit) === dian
  const isSignatureWrong = ['digest-differs', 'value-differs'].includes(responseSignature?.state ?? '')
  return [
    ...foundIf(!isOfDian, 'response-sender', () => ({ emisor: shownNit(response.senderNit) })),
    ...foundIf(response.code !== validated, 'response-rejected', () => ({
      codigo: response.code || words.none,
      descripcion: [response.description, ...response.notices.map(({ text }) => text)].join('; '),
    })),
    ...foundIf(response.code === validated && response.notices.length > 0, 'response-notices', () => ({
      avisos: response.notices.map(({ code, text }) => `${code}: ${text}`).join('; '),
    })),
    ...foundIf(isSignatureWrong, 'response-signature', () => ({})),
  ]
}
