import { accessibilityStatement, statementTexts as texts } from '@enlace/contract/content/statements/texts.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { StatementPage } from '../../../core/content/statement-page.tsx'
import { paths } from '../../../core/paths.ts'

/** `/accesibilidad`: the accessibility statement. */
export const accessibilityRoute = pageRoute({
  path: paths.accessibility.pattern,
  title: accessibilityStatement.title,
  Page: () => (
    <StatementPage statement={accessibilityStatement}>
      <Panel title={texts.barrierTitle}>
        <p>{texts.barrier}</p>
      </Panel>
    </StatementPage>
  ),
})
