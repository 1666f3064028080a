import { trialBandTexts } from '@enlace/contract/trial/band-texts.ts'
import type { BootData } from '@enlace/contract/company/schemas.ts'
import { Band } from '@enlace/ui/band.tsx'
import { infoIcon } from '@enlace/ui/core/icons.ts'
import { MaintenanceBand } from './maintenance-band.tsx'

type CompanyBandsProps = Pick<BootData, 'company' | 'maintenance'>

/** What every page says of the company: that it is a trial, and when the portal will be off line. */
export function CompanyBands({ company, maintenance }: CompanyBandsProps) {
  return (
    <>
      {company.isTrial && (
        <Band kind="info" icon={infoIcon}>
          {trialBandTexts.band}
        </Band>
      )}
      <MaintenanceBand maintenance={maintenance} />
    </>
  )
}
