import { unzipSync, zipSync } from 'fflate'
import { changeXml, type Pick } from './change-xml.ts'
import { buildContainer, buildDocument, buildResponse, fixture, seller } from './samples.ts'
import { makeSigner, signXades } from './sign.ts'

/** Valid deliveries of all kinds, to be changed at random: XML, containers and ZIPs, signed by a new key. */
export async function validDeliveries(): Promise<{ name: string; bytes: Buffer }[]> {
  const signer = await makeSigner(seller.name, seller.nit)
  const container = (type: 'invoice' | 'credit-note' | 'debit-note', number: string, lines: number) => {
    const built = buildDocument({ type, number, lines })
    return Buffer.from(
      buildContainer({ ...built, xml: signXades(built.xml, signer) }, undefined, lines % 2 === 0),
    )
  }
  const invoice = buildDocument({ lines: 3 })
  const paper = Buffer.from('%PDF-1.7\n%%EOF')
  const xml = (name: string, bytes: Buffer | string) => ({ name, bytes: Buffer.from(bytes) })
  const zip = (files: Record<string, Buffer>) => ({ name: 'z.zip', bytes: Buffer.from(zipSync(files)) })
  return [
    xml('fv.xml', signXades(invoice.xml, signer)),
    xml('ad.xml', container('invoice', 'FEPT1024', 2)),
    xml('nc.xml', container('credit-note', 'NC7', 1)),
    xml('nd.xml', container('debit-note', 'ND7', 1)),
    xml('ar.xml', signXades(buildResponse(invoice.key, invoice.number, '02', 'RUT01'), signer)),
    xml('muestra.xml', fixture('contenedor-NC424.xml')),
    xml('pruebas.xml', fixture('factura-SETP990000001.xml')),
    zip({ 'ad1.xml': container('invoice', 'FEPT1', 1), 'fv1.pdf': paper }),
    zip({
      'a/ad1.xml': container('invoice', 'FEPT1', 3),
      'a/ad2.xml': container('invoice', 'FEPT2', 1),
      'a/FEPT2.pdf': paper,
      'a/ar.xml': Buffer.from(buildResponse(invoice.key, invoice.number)),
      'logo.png': Buffer.from('x'),
    }),
  ]
}

/** A delivery with bytes changed anywhere (`mutate`), or with values and elements changed in its XML. */
export function changedDelivery(
  valid: readonly { name: string; bytes: Buffer }[],
  pick: Pick,
  mutate: (bytes: Buffer, others: readonly Buffer[], pick: Pick) => Buffer,
): { name: string; bytes: Buffer } {
  const base = valid[pick(valid.length)]
  if (!base) throw new Error('There are no deliveries to change')
  const { name, bytes } = base
  if (pick(3) === 0)
    return {
      name,
      bytes: mutate(
        bytes,
        valid.map((one) => one.bytes),
        pick,
      ),
    }
  if (name.endsWith('.xml')) return { name, bytes: Buffer.from(changeXml(bytes.toString(), pick)) }
  const files = Object.entries(unzipSync(bytes)).map(([file, content]) => [
    file,
    file.endsWith('.xml') ? Buffer.from(changeXml(Buffer.from(content).toString(), pick)) : content,
  ])
  return { name, bytes: Buffer.from(zipSync(Object.fromEntries(files))) }
}
