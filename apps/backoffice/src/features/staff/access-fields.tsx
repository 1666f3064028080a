import { staffRoleTexts } from '@enlace/contract/staff/sign-in/texts.ts'
import { staffFormTexts as texts } from '@enlace/contract/staff/screen-texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { staffRoles } from '@enlace/domain/staff-roles.ts'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { type ComponentProps, useState } from 'react'

type AccessFieldsProps = {
  role: Partial<ComponentProps<typeof Select>>
  endsOn: Partial<ComponentProps<typeof DateInput>>
  /** What the chosen role is for. */
  hint: string
}

/** What a member may do, and until when. */
export function AccessFields({ role, endsOn, hint }: AccessFieldsProps) {
  const [today] = useState(() => todayInBogota(new Date()))
  return (
    <>
      <Select
        {...role}
        label={texts.role}
        isRequired
        hint={hint}
        options={staffRoles.map((one) => ({ value: one, label: staffRoleTexts[one] }))}
      />
      <DateInput {...endsOn} label={texts.endsOn} hint={texts.endsOnHint} min={today} />
    </>
  )
}
