import { isByMunicipality, wholeYear, type CertificateKind } from '@enlace/domain/certificates.ts'
import { addMoney, zeroMoney, type Money } from '@enlace/domain/money.ts'
import type { CertificateSettings } from './company-settings.ts'
import type { CertificateKey } from './key.ts'
import type { LineGroup } from './queries.ts'

/** An available certificate with withholdings, and their totals. */
export interface Offered {
  key: CertificateKey
  lineas: number
  base: Money
  valor: Money
  /** Their branches. */
  sucursales: number[]
}

const order: readonly CertificateKind[] = ['fuente', 'ica', 'iva', 'timbre', 'estampilla', 'bomberil', 'obra']

/**
 * Returns the certificates of withholdings: by year, IVA by bimester, ICA by city and either by year or, if the city
 * requires it, by bimester; never both, which would certify the same twice. The newest years first.
 */
export function offeredOf(
  groups: readonly LineGroup[],
  { ica_bimestral }: Pick<CertificateSettings, 'ica_bimestral'>,
): Offered[] {
  const offered = new Map<string, Offered>()
  for (const { tipo, anio, bimestre, municipio, third_id, lineas, base, valor } of groups) {
    const isByBimester = tipo === 'iva' || (isByMunicipality(tipo) && ica_bimestral.includes(municipio))
    const key = { tipo, anio, periodo: isByBimester ? bimestre : wholeYear, municipio }
    const word = Object.values(key).join()
    const known = offered.get(word) ?? { key, lineas: 0, base: zeroMoney, valor: zeroMoney, sucursales: [] }
    offered.set(word, {
      key,
      lineas: known.lineas + lineas,
      base: addMoney(known.base, base),
      valor: addMoney(known.valor, valor),
      sucursales: [...new Set([...known.sucursales, third_id])].toSorted((one, other) => one - other),
    })
  }
  return [...offered.values()].toSorted(
    ({ key: one }, { key: other }) =>
      other.anio - one.anio ||
      order.indexOf(one.tipo) - order.indexOf(other.tipo) ||
      one.municipio.localeCompare(other.municipio) ||
      one.periodo - other.periodo,
  )
}
