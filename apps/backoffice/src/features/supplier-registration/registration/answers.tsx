import type { RegistrationAnswer } from '@enlace/contract/supplier-registration/desk/schemas.ts'
import { registrationReviewTexts as texts } from '@enlace/contract/supplier-registration/desk/texts.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'

/** Letters of a word that a column holds: what is longer, such as an email, takes a whole line. */
const longestInColumn = 18

/** What the applicant answered, in the order of the form. */
export function Answers({ answers }: { answers: readonly RegistrationAnswer[] }) {
  return (
    <Panel title={texts.answers}>
      <DefinitionList
        items={answers.map(({ titulo, valor }) => ({
          label: titulo,
          value: valor || texts.noAnswer,
          isText: valor.split(/\s/).some((word) => word.length > longestInColumn),
        }))}
      />
    </Panel>
  )
}
