import { postInitialData } from '@enlace/contract/company/calls.ts'
import type { AnswerOf } from '@enlace/contract/core/call.ts'
import { timing } from '@enlace/contract/core/timing.ts'
import { send } from '../http/client.ts'
import { readBoot } from '../company/boot.ts'

/**
 * Asks for the initial data once the page has stood for its timer (spec 7): a page that the device kept may be older
 * than the company's name and icon. The icon is renewed at once; `onOutdated` is called where the company has another name.
 */
export function askInitialData(onOutdated: () => void): void {
  setTimeout(() => void renew(onOutdated).catch(() => undefined), timing.initialDataTimer)
}

async function renew(onOutdated: () => void): Promise<void> {
  const { company } = readBoot()
  const told = await send(postInitialData, { body: { company: JSON.stringify({ id: company.id }) } })
  renewIcon(told)
  if (told.companies.some(({ id, nombre }) => id === company.id && nombre !== company.nombre)) onOutdated()
}

function renewIcon({ favicon }: AnswerOf<typeof postInitialData>): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon && favicon !== '' && icon.getAttribute('href') !== favicon) icon.href = favicon
}
