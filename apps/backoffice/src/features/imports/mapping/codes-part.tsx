import { fill } from '@enlace/contract/core/fill.ts'
import { classOf, foundCodes } from '@enlace/contract/imports/reading/found-codes.ts'
import type { ImportFile, ImportRules } from '@enlace/contract/imports/schemas.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { Select } from '@enlace/ui/select.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import type { PlanActs, PlannedFile } from '../actions.ts'
import styles from '../imports.module.css'
import { placeId } from './rules.ts'
import { countOf } from '../shown.ts'

const texts = importsTexts.plan.codes

type CodesPartProps = {
  file: ImportFile
  planned: PlannedFile
  acts: PlanActs
  /** The classes of which nobody has said what they are, once the load was to be tried out. */
  unsaid: readonly string[]
}

/** What the codes of a file of receipts mean: which classes are purchases, and with which letters an order's number is known. */
export function CodesPart({ file, planned, acts, unsaid }: CodesPartProps) {
  const { rules } = acts
  const classes = foundCodes(file.sheets, planned, 'clase')
  const types = planned.fields['numero_orden'] ? foundCodes(file.sheets, planned, 'tipo_orden') : []
  const change = (changes: Partial<ImportRules>) => acts.change({ rules: { ...rules, ...changes } })
  return (
    <>
      {classes.length > 0 && (
        <section aria-label={texts.classes} className={styles.reading}>
          <h3>{texts.classes}</h3>
          <p className={styles.soft}>{texts.classesHint}</p>
          <ul className={styles.codes}>
            {classes.map(([code, count]) => (
              <li key={code}>
                <Select
                  id={placeId(`class ${code}`, planned.seq)}
                  label={fill(texts.classOf, { code, count: countOf(count) })}
                  value={classOf(code, rules) ?? ''}
                  placeholder={texts.choose}
                  disabled={!acts.mayWrite}
                  error={unsaid.includes(code) ? texts.unsaid : undefined}
                  options={[
                    { value: 'purchase', label: texts.purchase },
                    { value: 'other', label: texts.other },
                  ]}
                  onChange={({ currentTarget: { value } }) => change(withClass(code, value, classes, rules))}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {types.length > 0 && (
        <section aria-label={texts.types} className={styles.reading}>
          <h3>{texts.types}</h3>
          <p className={styles.soft}>{texts.typesHint}</p>
          <ul className={styles.codes}>
            {types.map(([code, count]) => (
              <li key={code}>
                <TextInput
                  label={fill(texts.typeOf, { code, count: countOf(count) })}
                  value={rules.orderTypes[code] ?? ''}
                  placeholder={texts.noOrder}
                  maxLength={10}
                  disabled={!acts.mayWrite}
                  onChange={({ currentTarget: { value } }) => {
                    const { [code]: _, ...others } = rules.orderTypes
                    const letters = value.trim().toUpperCase()
                    change({ orderTypes: letters === '' ? others : { ...others, [code]: letters } })
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** The rules with a class said; of a source that left the others unsaid, those of the file are then said, too. */
function withClass(
  code: string,
  value: string,
  classes: readonly (readonly [string, number])[],
  rules: ImportRules,
): Pick<ImportRules, 'purchaseClasses' | 'otherClasses'> {
  const others =
    rules.otherClasses ?? classes.flatMap(([other]) => (classOf(other, rules) === 'other' ? other : []))
  const without = (codes: readonly string[]) => codes.filter((one) => one !== code)
  return {
    purchaseClasses: [...without(rules.purchaseClasses), ...(value === 'purchase' ? [code] : [])],
    otherClasses: [...without(others), ...(value === 'other' ? [code] : [])],
  }
}
