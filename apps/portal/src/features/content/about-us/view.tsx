import type { BootData } from '@enlace/contract/company/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { aboutUsTexts as texts } from '@enlace/contract/content/about-us/texts.ts'
import { isOn } from '@enlace/domain/modules.ts'
import { Link } from '@enlace/ui/link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { CompanyFacts } from '../../../core/content/company-facts.tsx'
import { paths } from '../../../core/paths.ts'

type CompanyPortraitProps = Pick<BootData, 'company' | 'flags'>

/** Who the company is, from what is known of it, while it has written no page about itself (screens 2.16). */
export function CompanyPortrait({ company, flags }: CompanyPortraitProps) {
  return (
    <Stack gap="large">
      <p>{fill(texts.portal, { company: company.nombre })}</p>
      <CompanyFacts company={company} />
      <Panel title={texts.start}>
        <ul>
          <li>
            <Link href={paths.searchCompany()}>{texts.search}</Link>
          </li>
          {isOn(flags, 'agp_registration_supplier') && (
            <li>
              <Link href={paths.supplierRegistration()}>{texts.register}</Link>
            </li>
          )}
          <li>
            <Link href={paths.contactUs()}>{texts.contact}</Link>
          </li>
          <li>
            <Link href={paths.login()}>{texts.login}</Link>
          </li>
        </ul>
      </Panel>
    </Stack>
  )
}
