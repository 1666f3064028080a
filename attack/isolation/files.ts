import type { AnyCall } from '@enlace/contract/core/call.ts'
import { buildPng } from '@enlace/testing/pictures.ts'

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
)
const picture = buildPng(8, 8)
const table = Buffer.from('nit;nombre\n900373913;Prueba S.A.S.\n')

/** A file that a call takes, where it takes one. */
export function fileFor({ files }: AnyCall): { name: string; bytes: Buffer } | undefined {
  if (files === undefined) return undefined
  if (files.kinds === 'tables') return { name: 'prueba.csv', bytes: table }
  if (files.kinds === 'pictures') return { name: 'prueba.png', bytes: picture }
  return { name: 'prueba.pdf', bytes: pdf }
}
