import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { certificateMessage, type NewBankChange } from '@enlace/contract/bank-accounts/schemas.ts'
import { bankAccountTexts } from '@enlace/contract/bank-accounts/texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { type HolderMatch, matchHolder } from '@enlace/domain/holder-name.ts'
import { readNit } from '@enlace/domain/nit.ts'
import type { ReceivedFile } from '../../core/storage/received-file.ts'

const { faults } = bankAccountTexts

/** The required holder of an account: the supplier as the company's ERP knows it. */
export interface Supplier {
  nombre: string
  documento_numero: string
}

const certificateTypes: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png'])

/**
 * Checks a request against the supplier and the date: the holder's name and NIT must be the supplier's, the certificate
 * recent. Returns how well the name matches. @throws Problem `invalid-fields` with each faulty field.
 */
export function demandOwnAccount(
  {
    titular,
    titular_nit,
    certificado_fecha,
  }: Pick<NewBankChange, 'titular' | 'titular_nit' | 'certificado_fecha'>,
  { nombre, documento_numero }: Supplier,
  now: Date,
): Extract<HolderMatch, 'same' | 'near'> {
  const match = matchHolder(titular, nombre)
  const nit = readNit(titular_nit)
  const dated = certificateMessage(certificado_fecha, todayInBogota(now))
  const wrong = {
    ...(match === 'other' && { titular: fill(faults.holderOther, { nombre }) }),
    ...(match === 'look-alike' && { titular: faults.holderLookAlike }),
    ...(!isSameNumber(nit, documento_numero) && { titular_nit: fill(faults.nitOther, { nombre }) }),
    ...(dated !== undefined && { certificado_fecha: dated }),
  }
  if (match === 'other' || match === 'look-alike' || Object.keys(wrong).length > 0)
    throw new Problem('invalid-fields', {}, wrong)
  return match
}

/** Ten digits may be a NIT with its check digit, or a cédula of ten digits. */
function isSameNumber(nit: ReturnType<typeof readNit>, documento_numero: string): boolean {
  if ('reason' in nit) return false
  const glued = nit.doubt === 'check-digit-glued' ? `${nit.documento_numero}${nit.documento_dv}` : undefined
  return [nit.documento_numero, glued].includes(documento_numero)
}

/** Returns the one file of a request. @throws Problem `file-refused` without one, or for a type that no bank issues. */
export function demandCertificate([file]: readonly ReceivedFile[]): ReceivedFile {
  if (!file) throw new Problem('file-refused', {}, { certificado: faults.file })
  if (!certificateTypes.has(file.mediaType))
    throw new Problem('file-refused', {}, { certificado: fill(faults.fileType, { name: file.name }) })
  return file
}
