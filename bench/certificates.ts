import { generateKeyPairSync } from 'node:crypto'
import Pdf from 'pdfkit'
import { drawCertificate } from '../packages/documents/src/certificate.ts'
import type { CertificatePaper } from '../packages/documents/src/certificate-paper.ts'
import { registerFonts } from '../packages/documents/src/fonts.ts'
import { signPdf } from '../packages/documents/src/signature/sign-pdf.ts'
import { loadSigner, type Signer } from '../packages/documents/src/signature/signer.ts'
import { makeTestSigner } from '../packages/documents/src/signature/test-signer.ts'
import { Zip } from '../packages/documents/src/zip.ts'
import { certificateSample } from '../packages/testing/src/certificate-paper.ts'
import { median } from './product.ts'

/** Certificates a second and core that are promised: as they are drawn, and signed. */
export const promised = { drawn: 100, signed: 20 } as const

const rounds = 9
const aRound = 60
const ofYear = 30
const inBulk = 3000

/** What certificates cost: milliseconds of processor time for one, and what a year's archive and many take. */
export interface CertificatesMeasure {
  /** An empty page with the same fonts, in the same library and of the same kind (PDF/A-3b, tagged). */
  floor: number
  drawn: number
  /** Drawn and signed, with a key on the curve P-256 and with RSA of 2,048 bits. */
  signed: { curve: number; rsa: number }
  bytes: { drawn: number; signed: number }
  /** Seconds until an archive of thirty signed certificates is whole. */
  archive: number
  /** Megabytes held after a sixth of many certificates, and after all of them. */
  memory: { count: number; early: number; late: number }
}

/** Measures certificates of one page with logo, four figures a row, QR code and a file within. */
export async function measureCertificates(): Promise<CertificatesMeasure> {
  const curve = signerOf()
  const rsa: Signer = { ...curve, key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }
  const draw = (place: number) => drawCertificate(numbered(place))
  const sign = async (place: number, signer: Signer) => signPdf(await draw(place), signer, facts)
  return {
    floor: await processorTime(emptyPage),
    drawn: await processorTime(draw),
    signed: {
      curve: await processorTime((place) => sign(place, curve)),
      rsa: await processorTime((place) => sign(place, rsa)),
    },
    bytes: { drawn: (await draw(0)).length, signed: (await sign(0, curve)).length },
    archive: await archiveTime((place) => sign(place, curve)),
    memory: await memoryOf((place) => sign(place, curve)),
  }
}

const facts = { reason: 'Expedición del certificado', place: 'Bogotá, D.C.', at: new Date() }

function signerOf(): Signer {
  const from = new Date(Date.now() - 86_400_000)
  const until = new Date(Date.now() + 86_400_000)
  return loadSigner(makeTestSigner({ organisation: 'Banco', commonName: 'Banco', from, until }, 'x'), 'x')
}

/** Another certificate each time: another number, another name, other figures, another code. */
function numbered(place: number): CertificatePaper {
  const code = String(1000 + (place % 9000))
  const { verification, withheld, heads, table } = certificateSample
  return {
    ...certificateSample,
    heads: [{ label: 'Número', value: `RF-2026-${code}` }, ...heads.slice(1)],
    withheld: [{ label: 'Razón social', value: `Proveedor ${code} S.A.S.` }, ...withheld.slice(1)],
    table: {
      ...table,
      rows: table.rows.map(([name = '', rate = '']) => [name, rate, `$ 10.0${code}`, `$ 2${code}`]),
    },
    verification: {
      ...verification,
      code: `7K3M-9QX2-${code}`,
      address: `https://portal.example/#/verify/7K3M-9QX2-${code}`,
    },
  }
}

async function emptyPage(): Promise<Buffer> {
  const document = new Pdf({
    size: 'LETTER',
    pdfVersion: '1.7',
    font: '',
    subset: 'PDF/A-3b',
    tagged: true,
    lang: 'es-CO',
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on('end', resolve))
  registerFonts(document)
  for (const weight of ['regular', 'semibold']) document.font(weight).text('a')
  document.end()
  await ended
  return Buffer.concat(chunks)
}

/** Milliseconds of processor time of one, the median over some rounds. */
async function processorTime(make: (place: number) => Promise<Buffer>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const before = process.cpuUsage()
    for (let place = 0; place < aRound; place++) await make(round * aRound + place)
    const { user, system } = process.cpuUsage(before)
    // The first is for the machine to warm up.
    if (round > 0) times.push((user + system) / 1000 / aRound)
  }
  return median(times)
}

async function archiveTime(make: (place: number) => Promise<Buffer>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    const begun = performance.now()
    const zip = new Zip(facts.at)
    for (let place = 0; place < ofYear; place++) {
      for await (const _ of zip.file(`certificado-${place}.pdf`, [await make(place)])) continue
    }
    for (const _ of zip.end()) continue
    times.push((performance.now() - begun) / 1000)
  }
  return median(times)
}

async function memoryOf(make: (place: number) => Promise<Buffer>) {
  const held = () => process.memoryUsage().rss / 1024 / 1024
  let early = 0
  for (let place = 0; place < inBulk; place++) {
    await make(place)
    if (place === inBulk / 6) early = held()
  }
  return { count: inBulk, early, late: held() }
}
