import { apiKeyStateTexts } from '@enlace/contract/api-keys/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { stepUpTexts } from '@enlace/contract/sign-in/second-factor/texts.ts'
import {
  supplierKeyMailTexts as mails,
  supplierKeysTexts as list,
  supplierKeyTexts as texts,
} from '@enlace/contract/supplier-keys/texts.ts'
import { userListTexts } from '@enlace/contract/users/screen-texts.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { withDatabase } from '../fixtures/later.ts'
import { mailbox } from '../fixtures/mailbox.ts'
import { acceptInvitation, operate, openOwnCompany, ownCompany } from '../fixtures/own-company.ts'
import { heading } from '../fixtures/page-parts.ts'
import { signIn } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const company = ownCompany({ id: '3510', nombre: 'Tintas y Tóner S.A.S.', host: 'tintas-y-toner.localhost' })
const nombre = 'Facturador de ventas'
const supplier = '860001911'

// The act that asks who it is, a name that is missing, and the key that works no more.
test.use({ allowedComplaints: [/status of 40[13]/] })

/** Waits for a mail about a key. */
const told = (to: string, title: string) =>
  expect
    .poll(async () => (await mailbox.all(to)).some(({ text }) => text.includes(title)), { timeout: 40_000 })
    .toBe(true)

test('a principal user makes a key for a program, sees it once, and revokes it; the other one is mailed', async ({
  page,
}) => {
  await openOwnCompany(page, company)
  const invite = async (email: string) => {
    const whose = ['--company', company.id, '--nit', supplier, '--master']
    return operate('user', 'invite', email, ...whose)
  }
  const address = new URL(page.url()).origin + '/'
  const [first, second] = [`gerente@${company.host}`, `socia@${company.host}`]
  await acceptInvitation(page, second, address, await invite(second))
  const person = await acceptInvitation(page, first, address, await invite(first))
  await operate('company', 'set', '--id', company.id, 'users=1', 'radicar_factura=1')
  await signIn(page, person)
  const dialog = page.getByRole('dialog')
  const rows = page.getByRole('table', { name: list.table }).locator('tbody').getByRole('row')

  await test.step('finds the keys beside its users; there are none', async () => {
    await page.goto(`${address}#/users`)
    await page.getByRole('link', { name: userListTexts.keys }).click()
    await expect(heading(page)).toHaveText(list.title)
    await expect(page.getByText(list.none)).toBeVisible()
    await expectAccessibleAtBothWidths(page)
  })

  await test.step('is asked who it is before the key is made, and what was typed stays', async () => {
    await page.getByRole('button', { name: list.create }).first().click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: texts.create }).click()
    await expect(dialog.getByText(texts.nameMissing)).toBeVisible()
    await dialog.getByLabel(texts.nameLabel).fill(nombre)
    // The person signed in long ago.
    await withDatabase(({ asAdmin }) =>
      asAdmin(
        `update session_families f set stepped_up_at = now() - interval '1 hour'
           from identities i where i.id = f.identity_id and i.email = $1`,
        [person.email],
      ),
    )
    await dialog.getByRole('button', { name: texts.create }).click()
    const asking = page.getByRole('dialog', { name: stepUpTexts.title })
    await expect(asking).toBeVisible()
    await asking.getByLabel(stepUpTexts.password, { exact: true }).fill(person.password)
    await asking.getByRole('button', { name: stepUpTexts.confirm }).click()
    await expect(dialog.getByText(texts.toldBody)).toBeVisible()
    await expectAccessible(page)
  })

  const secret = (await dialog.getByRole('group', { name: texts.toldLabel }).textContent()) ?? ''
  // By the browser: outside of it the host of the company may have no address.
  const whoami = () =>
    page.evaluate(
      async (key) =>
        (await fetch('/v1/supplier/whoami', { headers: { authorization: `Bearer ${key}` } })).status,
      secret,
    )

  await test.step('the program is let in with it, and the key is shown no more', async () => {
    expect(await whoami()).toBe(200)
    await dialog.getByRole('button', { name: texts.kept }).click()
    await expect(rows).toHaveCount(1)
    await expect(rows.first()).toContainText(apiKeyStateTexts.vigente)
    await page.reload()
    await expect(rows.first()).toContainText(nombre)
    await expect(page.getByText(secret)).toHaveCount(0)
    await expectAccessibleAtBothWidths(page)
  })

  await test.step('both principal users are mailed, without the key', async () => {
    const { title } = mails.created
    for (const to of [first, second]) await told(to, title)
    expect(JSON.stringify(await mailbox.all(second))).not.toContain(secret)
    expect((await mailbox.all(`contador@${company.host}`)).some(({ text }) => text.includes(title))).toBe(
      false,
    )
  })

  await test.step('revokes it: the program is kept out from then on', async () => {
    await page.getByRole('button', { name: fill(list.revokeOf, { nombre }) }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: texts.revoke }).click()
    await expect(page.getByText(fill(texts.revoked, { nombre }))).toBeVisible()
    await expect(rows.first()).toContainText(apiKeyStateTexts.revocada)
    expect(await whoami()).toBe(401)
    await told(second, mails.revoked.title)
  })
})
