import { certificateTypeTexts } from '@enlace/contract/certificates/period-texts.ts'
import { periodWords } from '@enlace/contract/certificates/period-words.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { certificateScreenTexts as texts } from '@enlace/contract/certificates/screen-texts.ts'
import { isByMunicipality, plainRate, type CertificateKind } from '@enlace/domain/certificates.ts'

type Named = { tipo: CertificateKind; anio: number; periodo: number; ciudad: string }

/** A rate as people read it: percent, and per thousand for ICA. */
export const showRate = (tipo: CertificateKind, tarifa: string): string =>
  fill(isByMunicipality(tipo) ? texts.perThousand : texts.percent, {
    tarifa: plainRate(tarifa).replace('.', ','),
  })

/** A certificate by its name: kind, city, period and year. */
export const certificateName = ({ tipo, anio, periodo, ciudad }: Named): string =>
  [certificateTypeTexts[tipo].name, ciudad, ...(periodo === 0 ? [] : [periodWords(periodo)]), anio]
    .filter((part) => part !== '')
    .join(' · ')

/** A certificate by the word that its calls take. */
export const certificateWord = (of: {
  tipo: string
  anio: number
  periodo: number
  municipio: string
}): string => [of.tipo, of.anio, of.periodo, of.municipio].join(':')
