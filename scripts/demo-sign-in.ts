import type { Page } from '@playwright/test'
import { demoPassword } from '@enlace/demo/data/people.ts'
import { loginTexts } from '@enlace/contract/sign-in/login/texts.ts'

/** The demo's people as whom pictures are taken. */
export const demoPeople = { supplier: 'proveedor@demo.co', staff: 'admin@demo.co' } as const

/** Signs one of them in at the portal or the back office; the page then goes its own way. */
export async function signInToDemo(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address)
  await page.getByLabel(loginTexts.email).fill(email)
  await page.getByLabel(loginTexts.password, { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: loginTexts.submit }).click()
}

/** Pictures show the screens, not the hints that come once: nobody who saves data gets those. */
export const savesData = `navigator.connection && Object.defineProperty(navigator.connection, 'saveData', { value: true })`
