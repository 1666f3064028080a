import { certificateTypeTexts } from '@enlace/contract/certificates/period-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type {
  CertificateLack,
  CertificateReadiness,
} from '@enlace/contract/certificates/settings/readiness-schemas.ts'
import { certificateReadinessTexts as texts } from '@enlace/contract/certificates/settings/texts.ts'
import { technicalTexts } from '@enlace/contract/core/technical-texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { TechnicalDetails } from '@enlace/ui/technical-details.tsx'
import { paths } from '../paths.ts'
import styles from './readiness.module.css'

const places: Readonly<Record<CertificateLack, string>> = {
  address: paths.ownCompany(),
  module: paths.parameters(),
  downloads: paths.parameters(),
  lines: paths.newImport(),
  dates: paths.certificateSettings(),
  place: paths.certificateContent(),
  city: paths.certificateContent(),
  signer: paths.certificateContent(),
  key: paths.certificateKey(),
}

/** What the certificates lack, each with what to do and where, before anybody issues one. */
export function Readiness({ readiness }: { readiness: CertificateReadiness }) {
  const { prueba, direccion, faltan, sin_fecha } = readiness
  const certificados = sin_fecha
    .map(({ tipo, anio }) => fill(texts.dates, { tipo: certificateTypeTexts[tipo].name, anio }))
    .join('; ')
  return (
    <Panel title={texts.title} isScreenOnly>
      {prueba && <Banner kind="warning">{texts.trialTitle}</Banner>}
      <ul className={styles.lacks}>
        {faltan.map((lack) => (
          <li key={lack}>
            {fill(texts.lacks[lack].text, { direccion, certificados })}{' '}
            <Link href={places[lack]}>{texts.lacks[lack].link}</Link>
            {lack === 'address' && (
              <TechnicalDetails label={technicalTexts.title}>
                <p>{technicalTexts.publicAddress}</p>
              </TechnicalDetails>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
