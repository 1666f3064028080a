import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { listActionTexts } from '@enlace/contract/core/list/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { parameterGroupTexts, parametersTexts as texts } from '@enlace/contract/parameters/texts.ts'
import type { Parameter } from '@enlace/contract/parameters/schemas.ts'
import { findParameter, parameterGroups } from '@enlace/domain/parameters.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { clockIcon, searchIcon } from '@enlace/ui/core/icons.ts'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { SearchInput } from '@enlace/ui/search-input.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { SaveActions } from '../../core/forms/save-actions.tsx'
import { SectionIndex } from '../../core/screen/section-index.tsx'
import { sectionId } from '../../core/screen/section-id.ts'
import { ElsewherePanel, type ElsewhereLinks } from './elsewhere-panel.tsx'
import { ParameterRow } from './parameter-row.tsx'
import rowStyles from './parameter-row.module.css'
import type { TypedParameters } from './use-typed-parameters.ts'
import { isFound } from './values.ts'
import styles from './view.module.css'

/** What narrows the list. */
export type ParameterFilter = { q: string; changed: boolean }

type ParametersViewProps = {
  parameters: readonly Parameter[]
  mayWrite: boolean
  filter: ParameterFilter
  /** The parameter for which the screen was opened: it is brought into view. */
  opened: string | undefined
  typed: TypedParameters
  isSaving: boolean
  links: ElsewhereLinks
  onFilter: (filter: ParameterFilter) => void
  onSave: () => void
  onHistory: (name: string | undefined) => void
}

const isChanged = ({ nombre, valor }: Parameter) => findParameter(nombre)?.standard !== valor

/** All that a company sets by itself, by groups, with one way to save all that was changed. */
export function ParametersView(props: ParametersViewProps) {
  const { parameters, mayWrite, filter, typed, onFilter, onHistory } = props
  const found = parameters.filter(
    (one) =>
      (!filter.changed || isChanged(one)) &&
      isFound(one.nombre, parameterGroupTexts[findParameter(one.nombre)?.group ?? 'portal'].title, filter.q),
  )
  return (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={texts.description}
        more={{
          label: listActionTexts.more,
          content: (
            <Button icon={clockIcon} onClick={() => onHistory(undefined)}>
              {texts.allHistory}
            </Button>
          ),
        }}
        actions={
          mayWrite && (
            <SaveActions
              isChanged={typed.changes.length > 0}
              status={fill(texts.pending, { n: typed.changes.length })}
              isSaving={props.isSaving}
              isBlocked={typed.hasFaults}
              onDiscard={typed.discard}
              onSave={props.onSave}
            />
          )
        }
      />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <div className={styles.tools} role="search">
        <SearchInput
          label={texts.search}
          placeholder={texts.search}
          value={filter.q}
          onValueChange={(q) => onFilter({ ...filter, q })}
          clearLabel={texts.clearSearch}
        />
        <Checkbox
          label={fill(texts.onlyChanged, { n: parameters.filter(isChanged).length })}
          checked={filter.changed}
          onChange={(event) => onFilter({ ...filter, changed: event.target.checked })}
        />
      </div>
      {found.length === 0 && (
        <EmptyState
          icon={searchIcon}
          title={texts.noneFound}
          action={<Button onClick={() => onFilter({ q: '', changed: false })}>{texts.clearFilters}</Button>}
        >
          {texts.noneFoundHelp}
        </EmptyState>
      )}
      <div className={styles.parts}>
        <SectionIndex label={texts.index} sections={groupsIn(found)} />
        <Stack gap="large">
          <Groups parameters={found} opened={props.opened} {...{ typed, mayWrite, onHistory }} />
          <ElsewherePanel links={props.links} />
        </Stack>
      </div>
    </Stack>
  )
}

const groupOf = ({ nombre }: Parameter) => findParameter(nombre)?.group

/** The groups that have something to show, as the index lists them. */
const groupsIn = (found: readonly Parameter[]) =>
  parameterGroups
    .filter((group) => found.some((one) => groupOf(one) === group))
    .map((group) => ({ id: group, label: parameterGroupTexts[group].title }))

type GroupsProps = Pick<ParametersViewProps, 'parameters' | 'opened' | 'typed' | 'mayWrite' | 'onHistory'>

function Groups({ parameters, opened, typed, mayWrite, onHistory }: GroupsProps) {
  return parameterGroups.map((group) => {
    const own = parameters.flatMap((parameter) => {
      const definition = findParameter(parameter.nombre)
      return definition?.group === group ? [{ parameter, definition }] : []
    })
    const { title, intro } = parameterGroupTexts[group]
    return (
      own.length > 0 && (
        <section key={group} id={sectionId(group)} className={styles.section}>
          <Panel title={title}>
            <p className={styles.intro}>{intro}</p>
            <ul className={rowStyles.rows}>
              {own.map((row) => (
                <ParameterRow
                  key={row.parameter.nombre}
                  {...row}
                  typed={typed}
                  isOpened={row.parameter.nombre === opened}
                  isDisabled={!mayWrite}
                  onHistory={onHistory}
                />
              ))}
            </ul>
          </Panel>
        </section>
      )
    )
  })
}
