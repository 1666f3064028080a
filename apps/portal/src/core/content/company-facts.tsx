import { textPageTexts as texts } from '@enlace/contract/content/page-texts.ts'
import type { Company } from '@enlace/contract/company/schemas.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { ContactLines } from '../company/contact-lines.tsx'

type CompanyFactsProps = { company: Pick<Company, 'nombre' | 'nit' | 'contactInfo'> }

/** Who the company is and how it is reached: what is left to say where it has written nothing. */
export function CompanyFacts({ company }: CompanyFactsProps) {
  return (
    <Panel title={texts.company}>
      <Stack>
        <DefinitionList
          items={[
            { label: texts.name, value: company.nombre },
            { label: texts.nit, value: company.nit },
          ]}
        />
        <ContactLines contact={company.contactInfo} />
      </Stack>
    </Panel>
  )
}
