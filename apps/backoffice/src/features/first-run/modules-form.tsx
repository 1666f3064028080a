import type { FirstModule, FirstRun } from '@enlace/contract/first-run/portal/schemas.ts'
import { firstRunTexts } from '@enlace/contract/first-run/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { type FormEvent, useState } from 'react'
import styles from './view.module.css'

const texts = firstRunTexts.modules

type ModulesFormProps = {
  modules: FirstRun['modules']
  mayWrite: boolean
  isBusy: boolean
  /** Whether they are the first step that is left. */
  isNext: boolean
  onSave: (on: FirstModule[]) => void
}

/** Which modules the portal has. */
export function ModulesForm({ modules, mayWrite, isBusy, isNext, onSave }: ModulesFormProps) {
  const [on, setOn] = useState<ReadonlySet<FirstModule>>(
    () => new Set(modules.filter(({ isOn }) => isOn).map(({ name }) => name)),
  )
  const handleToggle = (name: FirstModule) => {
    const next = new Set(on)
    if (!next.delete(name)) next.add(name)
    setOn(next)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onSave([...on])
  }
  return (
    <form className={styles.modules} onSubmit={handleSubmit}>
      <fieldset disabled={!mayWrite}>
        <legend className="visually-hidden">{texts.legend}</legend>
        {modules.map(({ name }) => (
          <Checkbox
            key={name}
            label={texts.names[name]}
            checked={on.has(name)}
            onChange={() => handleToggle(name)}
          />
        ))}
      </fieldset>
      <p>{texts.always}</p>
      {mayWrite && (
        <div>
          <Button type="submit" variant={isNext ? 'primary' : 'quiet'} isBusy={isBusy}>
            {texts.save}
          </Button>
        </div>
      )}
    </form>
  )
}
